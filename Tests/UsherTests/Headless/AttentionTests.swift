import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The user's attention")
struct AttentionTests {
  /// A sign of attention that a headless host or the app can report.
  enum Sign: CaseIterable {
    case hover, focus, otherApp, keyboard

    @MainActor
    func change(isPresent: Bool, _ stage: Stage, _ handle: PresentationHandle) {
      switch self {
      case .hover: stage.host.hover(at: isPresent ? stage.blank(of: handle) : nil)
      case .focus: stage.host.moveFocus(into: handle.id, isInside: isPresent)
      case .otherApp: stage.host.setAppActive(!isPresent)
      case .keyboard: stage.presenter.setAttention(.keyboardOpen, isPresent: isPresent)
      }
    }
  }

  @Test(
    "each sign of attention pauses the countdown, which then continues with the remaining time",
    arguments: Sign.allCases)
  func holds(_ sign: Sign) {
    let stage = Stage()
    let handle = stage.present("hello", as: .brief)
    stage.advance(600)
    sign.change(isPresent: true, stage, handle)
    stage.advance(10_000)
    #expect(handle.state.isShown)
    sign.change(isPresent: false, stage, handle)
    stage.advance(450)
    #expect(handle.state.isShown)
    stage.advance(200)
    #expect(handle.result == .dismissed(.timedOut))
    #expect(stage.problems.isEmpty)
  }

  @Test("an overlay that ignores attention is dismissed on time")
  func unheld() {
    let stage = Stage()
    var hasty = OverlayConfiguration.brief
    hasty.pausesFor = []
    let handle = stage.present("hello", as: hasty)
    stage.advance(600)
    stage.host.hover(at: stage.blank(of: handle))
    stage.host.setAppActive(false)
    stage.advance(650)
    #expect(handle.result == .dismissed(.timedOut))
  }

  @Test("an overlay that appears under a resting pointer is paused, and so is the next one")
  func still() {
    let stage = Stage()
    let (first, second) = (stage.present("first", as: .brief), stage.present("second", as: .brief))
    stage.host.hover(at: OverlayPoint(x: 100, y: 20))
    stage.advance(5000)
    #expect(first.state.isShown)
    first.dismiss()
    stage.advance(5000)
    #expect([first.word, second.word] == ["programmatic", "shown"])
    stage.host.hover(at: nil)
    stage.advance(2000)
    #expect(second.result == .dismissed(.timedOut))
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "a stack stays expanded under a resting pointer after a tall overlay is removed",
    .bug("https://github.com/chakra-ui/zag/pull/2771"))
  func stack() {
    let stage = Stage()
    stage.presenter.configure(
      .main, LaneSettings(capacity: 3, arrangement: .collapsed(CollapsedStack(spacing: 10))))
    let flat = ["first", "second"].map { stage.present($0, as: .lasting) }
    var tall = OverlayConfiguration.lasting
    tall.size = SizeConstraints(height: .constant(300))
    let high = stage.present("high", as: tall)
    stage.advance(2000)
    func frame(of handle: PresentationHandle) -> OverlayRect {
      stage.host.scene.overlays.first { $0.id == handle.id }?.currentFrame
        ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
    }
    func isSpread() -> Bool { frame(of: flat[0]).minY >= frame(of: flat[1]).maxY }
    let bottom = OverlayPoint(x: frame(of: high).minX + 5, y: frame(of: high).maxY - 2)
    stage.host.hover(at: bottom)
    stage.advance(2000)
    #expect(isSpread())
    high.dismiss()
    stage.advance(2000)
    #expect(frame(of: flat[0]).maxY < bottom.y)
    #expect(isSpread())
    stage.host.hover(at: OverlayPoint(x: bottom.x, y: bottom.y + 1))
    stage.advance(2000)
    #expect(!isSpread())
  }

  @Test(
    "a stack's countdowns continue after the keyboard dismisses the focused overlay",
    .bug("https://github.com/radix-ui/primitives/issues/2233"), arguments: ["button", "Escape"])
  func closedByKeyboard(way: String) {
    let stage = Stage()
    stage.presenter.configure(
      .main, LaneSettings(capacity: 2, arrangement: .collapsed(CollapsedStack(spacing: 10))))
    let other = stage.present("other", as: .brief)
    let closed = stage.presenter.present(
      .words("closed", button: OverlayNode.Button("Close")), as: .brief)
    stage.advance(600)
    stage.host.moveFocus(into: closed.id)
    stage.advance(10_000)
    #expect([other.word, closed.word] == ["shown", "shown"])
    if way == "button" {
      stage.host.pressButton(0, of: closed.id)
    } else {
      #expect(stage.presenter.press(.escape))
    }
    let next = stage.present("next", as: .brief)
    stage.advance(450)
    #expect([other.word, next.word] == ["shown", "shown"])
    stage.advance(100)
    #expect([other.word, next.word] == ["leaving", "shown"])
    stage.advance(1000)
    #expect([other.word, next.word] == ["timedOut", "timedOut"])
    #expect(stage.problems.isEmpty)
  }

  @Test("a pointer that moves from one overlay to another pauses only the second")
  func moves() {
    let stage = Stage(capacity: 2)
    let top = stage.present("top", as: .brief)
    var low = OverlayConfiguration.brief
    low.placement = .bottom
    let bottom = stage.present("bottom", as: low)
    stage.advance(600)
    stage.host.hover(at: stage.blank(of: top))
    stage.host.hover(at: stage.blank(of: bottom))
    stage.advance(5000)
    #expect([top.word, bottom.word] == ["timedOut", "shown"])
  }

  @Test("assistive technology pauses only overlays with controls")
  func assistiveTechnology() {
    let stage = Stage()
    stage.presenter.setAttention(.assistiveTechnology, isPresent: true)
    let plain = stage.present("said", as: .brief)
    let undo = stage.presenter.present(
      .words("deleted", button: OverlayNode.Button("Undo")), as: .brief)
    stage.advance(1300)
    #expect(plain.result == .dismissed(.timedOut))
    stage.advance(10_000)
    #expect(undo.state.isShown)
    undo.update(to: .words("gone"))
    stage.advance(500)
    undo.update(to: .words("not yet", button: OverlayNode.Button("Undo")))
    stage.advance(10_000)
    #expect(undo.state.isShown)
    undo.update(to: .words("gone"))
    stage.advance(2000)
    #expect(undo.result == .dismissed(.timedOut))
  }
}
