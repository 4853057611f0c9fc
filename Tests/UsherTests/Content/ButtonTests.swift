import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Buttons")
struct ButtonTests {
  private let stage = Stage()

  @Test("an action receives its request's handle")
  func handle() {
    var given: PresentationHandle?
    let button = OverlayNode.Button("More", dismisses: false) { handle in
      given = handle
      handle.update(to: .words("more"))
    }
    stage.present("another", as: OverlayConfiguration(placement: .bottom, precedence: .stack))
    let handle = stage.presenter.present(
      OverlayContent(.button(button)), as: OverlayConfiguration(precedence: .stack))
    stage.advance(200)
    stage.host.pressButton(0, of: handle.id)
    stage.advance(200)
    #expect(given === handle)
    #expect(stage.host.attached[handle.id]?.root.texts == ["more"])
  }

  @Test("a disabled button can't be pressed until an observable value enables it")
  func enabled() {
    let isEnabled = ObservableValue(false)
    let (button, other) = (
      OverlayNode.Button("Send", isDefault: true, isEnabled: isEnabled),
      OverlayNode.Button("Draft", isDefault: true)
    )
    let handle = stage.presenter.present(
      .buttonBar(ButtonBar([button, other])),
      as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
    stage.advance(400)
    stage.host.pressButton(0, of: handle.id)
    stage.host.pressReturn(in: handle.id)
    #expect(!stage.presenter.press(.return))
    stage.advance(400)
    #expect(handle.result == nil)
    isEnabled.value = true
    stage.host.pressReturn(in: handle.id)
    stage.advance(400)
    #expect(handle.result == .dismissed(.button(0)))
  }
}
