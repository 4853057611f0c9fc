import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("Refusals")
struct RefusalTests {
  @Test(
    "empty content is refused once, with a reason",
    arguments: [
      OverlayContent.words(""), OverlayContent.notification(title: ""),
      OverlayContent.notification(title: "", description: ""),
      OverlayContent(.stack(OverlayNode.Stack(.vertical, children: []))),
      OverlayContent(.button(OverlayNode.Button(""))),
      OverlayContent.notification(title: "  ", description: "\n\t"),
      OverlayContent.notification(title: "\u{0}"),
      OverlayContent(.button(OverlayNode.Button(" "))),
    ])
  func emptyContent(_ content: OverlayContent) {
    let stage = Stage()
    let journal = Journal()
    let handle = stage.presenter.present(content, lifecycle: journal.lifecycle("A"))
    #expect(handle.result == .refused(.emptyContent))
    #expect(stage.problems == [.refused(handle.id, .emptyContent)])
    #expect(
      stage.problems.map(\.description) == [
        "overlay 1 was refused: its content is empty. Add a text, an image or a button"
      ])
    #expect(journal.lines.isEmpty)
    #expect(stage.presenter.content(of: handle.id) == nil)
    #expect(stage.host.transcript.entries.isEmpty)
  }

  @Test("requests made in a callback are refused in order")
  func inOrder() {
    let stage = Stage()
    var handles: [PresentationHandle] = []
    stage.presenter.present(
      .words("A"),
      lifecycle: Lifecycle(willPresent: {
        let wide = OverlayConfiguration(margins: Insets(horizontal: 0, vertical: .infinity))
        handles = [stage.presenter.present(.words("B"), as: wide)]
        handles.append(stage.presenter.present(.words("")))
        #expect(handles.map(\.result) == [nil, nil])
      }))
    let bad = ConfigurationError.notFinite(.topMargin, .infinity)
    #expect(
      stage.problems
        == [.refused(handles[0].id, .invalid(bad)), .refused(handles[1].id, .emptyContent)])
  }

  @Test("a closed window refuses empty content because it's closed")
  func emptyAfterClosing() {
    let stage = Stage()
    stage.host.closeWindow()
    #expect(stage.presenter.present(.words("")).result == .refused(.hostClosed))
  }

  @Test(
    "content with any text, image or button is accepted",
    arguments: [
      OverlayContent.notification(title: "", description: "words"),
      OverlayContent.notification(icon: .icon("mail"), title: ""),
      OverlayContent.notification(title: "", button: OverlayNode.Button("Undo")),
    ])
  func anyContent(_ content: OverlayContent) {
    let stage = Stage()
    let handle = stage.presenter.present(content)
    #expect(stage.presenter.shown == [handle.id])
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "an invalid value is refused once, with its name",
    arguments: [
      (
        OverlayConfiguration(margins: Insets(horizontal: .nan, vertical: 0)),
        "overlay 1 was refused: the left margin is nan. Use a finite number"
      ),
      (
        OverlayConfiguration(margins: Insets(horizontal: 0, vertical: .infinity)),
        "overlay 1 was refused: the top margin is inf. Use a finite number"
      ),
      (
        OverlayConfiguration(lifetime: .timed(.seconds(-2))),
        "overlay 1 was refused: the lifetime in seconds is -2.0. Use zero or more"
      ),
      (
        OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(0.5))),
        "overlay 1 was refused: the maximum width is 0.5. Use a finite number of at least 1.0"
      ),
      (
        OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(.infinity))),
        "overlay 1 was refused: the maximum width is inf. Use a finite number of at least 1.0"
      ),
      (
        OverlayConfiguration(overhang: .nan),
        "overlay 1 was refused: the overhang is nan. Use a finite number"
      ),
      (
        OverlayConfiguration(overhang: -1),
        "overlay 1 was refused: the overhang is -1.0. Use zero or more"
      ),
      (
        OverlayConfiguration(exit: OverlayTransition(fade: .easeIn(.seconds(-1)))),
        "overlay 1 was refused: a curve's duration in seconds is -1.0. Use zero or more"
      ),
    ])
  func configuration(_ overlay: OverlayConfiguration, _ problem: String) {
    let stage = Stage()
    let journal = Journal()
    let handle = stage.present("hello", as: overlay, lifecycle: journal.lifecycle("A"))
    #expect(stage.problems.map(\.description) == [problem])
    #expect(handle.result.map { "\($0)" } == stage.problems.first.flatMap(Self.outcome))
    #expect(journal.lines.isEmpty)
    #expect(stage.presenter.content(of: handle.id) == nil)
    #expect(stage.host.attached.isEmpty)
  }

  @Test("a duplicate isn't a problem, and its result names the shown overlay")
  func duplicate() {
    let stage = Stage()
    for identity in [IdentityPolicy.ignore, .coalesceWithLast] {
      let name = "\(identity)"
      let first = stage.presenter.present(
        .words("hello"), as: OverlayConfiguration(identity: identity), name: name)
      let second = stage.presenter.present(
        .words("hello"), as: OverlayConfiguration(identity: identity), name: name)
      #expect(second.result == .refused(.duplicate(of: first.id)))
    }
    #expect(stage.problems == [])
  }

  @Test("a presenter for a closed window refuses everything")
  func closedBefore() {
    let host = HeadlessHost()
    host.closeWindow()
    let presenter = Presenter(host: host)
    var problems: [Problem] = []
    presenter.onProblem = { problems.append($0) }
    let handle = presenter.present(.words("hello"))
    #expect(handle.result == .refused(.hostClosed))
    #expect(
      problems.map(\.description) == [
        "overlay 1 was refused: there is no open window. Attach a presenter to an open window"
      ])
    #expect(!presenter.isShowing)
    #expect(host.transcript.entries.isEmpty)
  }

  @Test("a closed window stays closed")
  func closedForGood() {
    let stage = Stage()
    stage.host.closeWindow()
    stage.host.changeViewport(to: OverlayViewport(size: OverlaySize(width: 300, height: 300)))
    stage.host.closeWindow()
    let handle = stage.present("hello")
    #expect(handle.result == .refused(.hostClosed))
    #expect(stage.problems == [.refused(handle.id, .hostClosed)])
  }

  @Test("a host's failure to show content is reported to the app")
  func hostReports() {
    let stage = Stage()
    stage.presenter.report(.unknownIcon("nothing"))
    #expect(stage.problems == [.unknownIcon("nothing")])
  }

  @Test("an invalid value from a host is reported and otherwise ignored")
  func invalidInputs() {
    let stage = Stage()
    let handle = stage.present("hello")
    stage.advance(200)
    let scene = stage.host.scene
    let nowhere = PointerSample(position: OverlayPoint(x: .infinity, y: 0), time: stage.clock.now)
    let unusable = OverlayViewport(size: OverlaySize(width: -1, height: 5))
    stage.presenter.receive(.pointerChanged(.began, nowhere))
    stage.presenter.receive(.viewportChanged(unusable))
    stage.presenter.receive(.measured(OverlayID(77), .zero))
    stage.presenter.receive(.actionTaken(OverlayID(0), ActionID(0), dismisses: true))
    stage.presenter.receive(.presentRequested(handle.id, OverlayConfiguration()))
    #expect(
      stage.problems == [
        .invalidInput(.unusablePointer(nowhere)), .invalidInput(.unusableViewport(unusable)),
        .invalidInput(.unknownOverlay(OverlayID(77))), .invalidInput(.unknownOverlay(OverlayID(0))),
        .invalidInput(.identifierInUse(handle.id)),
      ])
    #expect(stage.host.scene == scene)
  }

  @Test("onProblem can present overlays")
  func presentFromProblem() {
    let stage = Stage()
    stage.presenter.onProblem = { [unowned stage] in stage.present("\($0)") }
    stage.present("")
    stage.present(
      "bad", as: OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(.nan))))
    #expect(
      stage.host.visibleTexts == [
        ["overlay 1 was refused: its content is empty. Add a text, an image or a button"]
      ])
    #expect(stage.presenter.waitingCount == 1)
  }

  /// The outcome of a problem as text, because NaN doesn't equal itself.
  private static func outcome(_ problem: Problem) -> String? {
    guard case .refused(_, let refusal) = problem else { return nil }
    return "\(Outcome.refused(refusal))"
  }
}
