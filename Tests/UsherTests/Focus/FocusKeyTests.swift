import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The focus key")
struct FocusKeyTests {
  private let stage = Stage(capacity: 3)

  private func button(_ title: String) -> PresentationHandle {
    stage.presenter.present(.words(title, button: OverlayNode.Button("OK")), as: .lasting)
  }

  /// The focus entries of the transcript so far.
  private var orders: [OverlayTranscript.Order] {
    stage.host.transcript.entries.map(\.order).filter {
      switch $0 {
      case .focusGiven, .focusTrapped, .focusRestored: true
      case .attached, .refreshed, .detached, .pointerClaimed, .announced, .copied, .played: false
      }
    }
  }

  @Test("the app can change or disable the focus key, and move the focus itself")
  func choice() {
    let handle = button("a")
    stage.advance(1000)
    #expect(!stage.host.press(.f8))
    stage.presenter.focusKey = .f8
    #expect(stage.host.press(.f8) && !stage.host.press(.f6))
    stage.presenter.focusKey = nil
    #expect(!stage.host.press(.f8))
    #expect(stage.presenter.focusOverlays())
    #expect(orders == [.focusGiven(handle.id), .focusRestored])
  }

  @Test("the focus key has no effect if all overlays are dismissed")
  func nothing() {
    #expect(!stage.host.press(.f6))
    let handle = button("a")
    stage.advance(1000)
    handle.dismiss()
    #expect(!stage.host.press(.f6))
    stage.advance(1000)
    #expect(!stage.presenter.focusOverlays())
    #expect(orders == [])
  }

  @Test("the focus moves on when its overlay is dismissed, and finally returns to the app")
  func handedOn() {
    let (old, new) = (button("old"), button("new"))
    stage.advance(1000)
    #expect(stage.host.press(.f6))
    new.dismiss()
    stage.advance(1000)
    old.dismiss()
    #expect(orders == [.focusGiven(new.id), .focusGiven(old.id), .focusRestored])
  }

  @Test("the presenter doesn't restore the focus if the key hasn't moved it")
  func unmoved() {
    let (_, new) = (button("old"), button("new"))
    stage.advance(1000)
    stage.host.moveFocus(into: new.id)
    new.dismiss()
    stage.advance(1000)
    #expect(orders == [])
  }

  @Test("after the key returns the focus to the app, the host restores the focus again")
  func backInApp() {
    let (old, new) = (button("old"), button("new"))
    stage.advance(1000)
    for _ in 0..<3 { #expect(stage.host.press(.f6)) }
    stage.host.moveFocus(into: new.id)
    new.dismiss()
    stage.advance(1000)
    #expect(orders == [.focusGiven(new.id), .focusGiven(old.id), .focusRestored])
  }

  @Test("the key moves the focus from outside into a modal overlay, and Escape passes through")
  func beside() {
    let question = stage.presenter.present(
      .words("question", button: OverlayNode.Button("Yes")),
      as: OverlayConfiguration(
        lifetime: .infinite, dismissesOnEscape: false, backdrop: Backdrop()))
    stage.advance(1000)
    #expect(stage.presenter.press(.escape))
    #expect(!stage.presenter.press(.escape, isFocusBeside: true))
    #expect(stage.presenter.press(.f6))
    #expect(orders == [.focusTrapped(question.id)])
    #expect(stage.presenter.press(.f6, isFocusBeside: true))
    #expect(orders == [.focusTrapped(question.id), .focusGiven(question.id)])
  }

  @Test("a stack expands while one of its overlays has the focus, even a hidden overlay")
  func stack() {
    stage.presenter.configure(
      .main,
      LaneSettings(
        capacity: 3, arrangement: .collapsed(CollapsedStack(visibleCount: 1, spacing: 10))))
    let handles = ["a", "b", "c"].map { button($0) }
    stage.advance(2000)
    for _ in handles { #expect(stage.host.press(.f6)) }
    stage.advance(2000)
    #expect(stage.host.scene.overlays.map(\.opacity) == [1, 1, 1])
    #expect(orders == handles.reversed().map { .focusGiven($0.id) })
    #expect(stage.host.press(.f6))
    stage.advance(2000)
    #expect(stage.host.scene.overlays.map(\.opacity) == [0, 0, 1])
  }

  @Test(
    "the key cycles between a modal overlay and the overlays in front",
    .bug("https://github.com/shadcn-ui/ui/issues/2401"),
    .bug("https://github.com/shadcn-ui/ui/issues/3461"))
  func modal() {
    let behind = button("behind")
    let question = stage.presenter.present(
      .words("question", button: OverlayNode.Button("Yes")),
      as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
    var above = OverlayConfiguration.lasting
    above.precedence = .stack
    let front = stage.presenter.present(
      .words("front", button: OverlayNode.Button("Undo")), as: above)
    stage.advance(1000)
    #expect(behind.state.isShown)
    for _ in 0..<3 { #expect(stage.host.press(.f6)) }
    front.dismiss()
    #expect(
      orders == [
        .focusTrapped(question.id), .focusGiven(front.id), .focusGiven(question.id),
        .focusGiven(front.id), .focusGiven(question.id),
      ])
    stage.advance(1000)
    #expect(stage.host.press(.f6))
    #expect(orders.count == 5)
  }

  @Test("a focused overlay's countdown pauses, and continues after the focus leaves")
  func countdown() {
    let handle = stage.presenter.present(
      .words("a", button: OverlayNode.Button("Undo")), as: .brief)
    stage.advance(600)
    #expect(stage.host.press(.f6))
    stage.advance(5000)
    #expect(handle.state.isShown)
    #expect(stage.host.press(.f6))
    stage.advance(1000)
    #expect(handle.result == .dismissed(.timedOut))
  }
}
