import Testing
import UsherTesting

@_spi(Facades) @testable import Usher

@MainActor
@Suite("The space that overlays cover")
struct CoveredSpaceTests {
  private let stage = Stage(capacity: 5)
  private var covered: Insets { stage.presenter.coveredInsets.value }
  private var pushed: Insets { stage.presenter.pushedInsets.value }

  private func show(_ overlay: Overlay) -> PresentationHandle {
    let handle = stage.presenter.present(overlay.duration(.infinite).precedence(.stack))
    stage.advance(1000)
    return handle
  }

  private func frame(_ handle: PresentationHandle) -> OverlayRect? {
    stage.presenter.restingFrame(of: handle.id)
  }

  @Test("an overlay at an edge covers the space up to its far side, until it starts to leave")
  func edges() throws {
    #expect(covered == .zero)
    let top = show(.notification(title: "Top").position(.top))
    let bottom = show(.notification(title: "Bottom").position(.bottomTrailing))
    let height = try #require(stage.presenter.viewport?.size.height)
    let (topFrame, bottomFrame) = (try #require(frame(top)), try #require(frame(bottom)))
    #expect(
      covered == Insets(top: topFrame.maxY, left: 0, bottom: height - bottomFrame.minY, right: 0))
    #expect(pushed == .zero)
    top.dismiss()
    #expect(covered == Insets(top: 0, left: 0, bottom: height - bottomFrame.minY, right: 0))
  }

  @Test("the overlay that reaches farthest counts, and among the pushing ones for itself")
  func several() throws {
    let small = show(.notification(title: "Small").position(.top).pushesContent())
    let large = show(.notification(title: "Large", text: "With a text below").position(.top))
    #expect(covered.top == frame(large)?.maxY)
    #expect(pushed.top == frame(small)?.maxY)
  }

  @Test(
    "overlays that don't rest at the top or bottom, and modal overlays, cover no edge",
    arguments: [
      Overlay.notification(title: "Middle").position(.center),
      Overlay.notification(title: "Side").position(.leading), Overlay.alert("Alert"),
      Overlay.notification(title: "Modal").position(.top).backdrop(Backdrop()),
    ])
  func others(_ overlay: Overlay) {
    _ = show(overlay.pushesContent())
    #expect(covered == .zero && pushed == .zero)
  }

  @Test("a change is reported once, when the overlay starts to appear, grows or starts to leave")
  func reports() {
    let journal = Journal()
    let (presenter, insets) = (stage.presenter, stage.presenter.pushedInsets)
    insets.addObserver(presenter) { journal.note("\(insets.value.top > 0)") }
    let handle = show(.banner("Offline").pushesContent())
    #expect(journal.lines == ["true"])
    handle.update(.banner("Offline", text: "Changes are sent later").pushesContent())
    stage.advance(1000)
    #expect(journal.lines == ["true", "true"])
    handle.dismiss()
    #expect(journal.lines == ["true", "true", "false"])
  }

  @Test("overlays that are shown before the first question are known")
  func late() {
    let handle = show(.banner("Offline").pushesContent())
    #expect(pushed.top == frame(handle)?.maxY)
  }
}
