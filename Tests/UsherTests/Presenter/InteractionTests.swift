import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Tap actions")
struct InteractionTests {
  @Test("tap actions are called in order, after the exit starts")
  func order() {
    let stage = Stage()
    let journal = Journal()
    let handle = stage.presenter.present(
      .words("hello"), as: .lasting,
      interactions: Interactions(onTap: [{ journal.note("one") }, { journal.note("two") }]),
      lifecycle: journal.lifecycle("A"))
    stage.advance(200)
    stage.tap(handle)
    stage.tap(handle)
    stage.advance(200)
    #expect(
      journal.lines == [
        "A willPresent", "A didPresent", "A willDismiss", "one", "two",
        "A didDismiss tap",
      ])
  }

  @Test("an overlay that absorbs taps calls its actions for every tap")
  func stays() {
    let stage = Stage()
    var taps = 0
    let handle = stage.presenter.present(
      .words("hello"), as: OverlayConfiguration(lifetime: .infinite, tap: .absorb),
      interactions: Interactions(onTap: [{ taps += 1 }]))
    stage.advance(1000)
    for _ in 0..<3 { stage.tap(handle) }
    #expect(taps == 3)
    #expect(handle.state.isShown)
  }

  @Test("a backdrop has its own tap actions")
  func backdrop() {
    let stage = Stage()
    var taps: [String] = []
    let handle = stage.presenter.present(
      .words("hello"),
      as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop(tap: .absorb)),
      interactions: Interactions(
        onTap: [{ taps.append("overlay") }], onBackdropTap: [{ taps.append("backdrop") }]))
    stage.advance(1000)
    let beside = OverlayPoint(x: 100, y: 700)
    stage.host.point(.began, at: beside)
    stage.host.point(.ended, at: beside)
    #expect(taps == ["backdrop"])
    #expect(stage.presenter.hitTest(beside) == .backdrop(handle.id))
    stage.tap(handle)
    #expect(taps == ["backdrop", "overlay"])
  }

  @Test("the focus is trapped in a modal overlay and restored afterward")
  func focus() {
    let stage = Stage()
    var modal = OverlayConfiguration.lasting
    modal.backdrop = Backdrop()
    let handle = stage.present("hello", as: modal)
    stage.advance(200)
    #expect(stage.host.focus == handle.id)
    handle.dismiss()
    #expect(stage.host.focus == nil)
    stage.advance(300)
    #expect(
      stage.host.transcript.description == """
        0 ms: attached 1 hello
        0 ms: focus trapped in 1
        0 ms: announced at once hello
        200 ms: focus restored
        400 ms: detached 1
        """)
  }

  @Test(
    "an overlay in front of a modal overlay can be tapped, swiped and pressed",
    .bug("https://github.com/emilkowalski/sonner/issues/275"),
    .bug("https://github.com/emilkowalski/sonner/issues/357"),
    .bug("https://github.com/emilkowalski/sonner/issues/667"),
    .bug("https://github.com/emilkowalski/sonner/issues/699"),
    arguments: [
      ("tap", DismissReason.tap), ("swipe", .swipe), ("press", .button(0)),
    ])
  func inFrontOfModal(way: String, reason: DismissReason) {
    let stage = Stage()
    var modal = OverlayConfiguration.lasting
    modal.placement = .center
    modal.backdrop = Backdrop()
    let question = stage.present("Sure?", as: modal)
    stage.advance(200)
    var front = OverlayConfiguration.lasting
    front.precedence = .stack
    let message = stage.presenter.present(
      .words("Saved", button: OverlayNode.Button("Undo")), as: front)
    stage.advance(200)
    #expect(stage.presenter.hitTest(stage.blank(of: message)) == .overlay(message.id))
    switch way {
    case "tap": stage.tap(message)
    case "swipe": stage.drag(message, up: 60)
    default: stage.host.pressButton(0, of: message.id)
    }
    stage.advance(500)
    #expect(message.result == .dismissed(reason))
    #expect(question.state.isShown)
    #expect(stage.host.focus == question.id)
    #expect(stage.problems.isEmpty)
  }
}
