import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Updates of requests")
struct UpdateTests {
  /// An overlay that updates an earlier overlay with the same name in place.
  private static let updating: OverlayConfiguration = {
    var overlay = OverlayConfiguration.lasting
    overlay.identity = .updateInPlace
    return overlay
  }()

  @Test(
    "a request can update an overlay with the same name, and both are notified of the end",
    .bug("https://github.com/emilkowalski/sonner/issues/692"))
  func inPlace() async throws {
    let stage = Stage()
    let journal = Journal()
    var taps: [String] = []
    let first = stage.presenter.present(
      .words("1 %"), as: Self.updating, name: "sync",
      interactions: Interactions(onTap: [{ taps.append("old") }]),
      lifecycle: journal.lifecycle("A"))
    stage.advance(200)
    let second = stage.presenter.present(
      .words("2 %"), as: Self.updating, name: "sync",
      interactions: Interactions(onTap: [{ taps.append("new") }]),
      lifecycle: journal.lifecycle("B"))
    #expect(second.result == .updated(first.id))
    #expect(second.result == .updated(first.id))
    #expect(await second.outcome == .updated(first.id))
    #expect(stage.presenter.shown == [first.id])
    #expect(stage.host.visibleTexts == [["2 %"]])
    stage.tap(first)
    stage.advance(200)
    #expect(taps == ["new"])
    #expect(
      journal.lines == [
        "A willPresent", "A didPresent", "A willDismiss", "B willDismiss",
        "A didDismiss tap", "B didDismiss tap",
      ])
    #expect(
      stage.host.transcript.description == """
        0 ms: attached 1 1 %
        0 ms: announced 1 %
        200 ms: refreshed 1 2 %
        300 ms: detached 1
        """)
  }

  @Test("an update after the user dismissed the overlay has no effect")
  func afterTheUser() {
    let stage = Stage()
    let handle = stage.presenter.present(.words("Sending"), as: .lasting)
    stage.advance(200)
    stage.tap(handle)
    let events = stage.presenter.events
    handle.update(to: .words("Sent"))
    #expect(handle.state == .pending(.leaving(.dismissed(.tap))))
    #expect(stage.presenter.content(of: handle.id)?.root.texts == ["Sending"])
    #expect(events.removeUnread().map(\.line) == [])
    stage.advance(200)
    #expect(handle.state == .ended(.dismissed(.tap)))
    #expect(
      stage.host.transcript.description == """
        0 ms: attached 1 Sending
        0 ms: announced Sending
        300 ms: detached 1
        """)
  }

  @Test("a waiting overlay can be updated in place")
  func waiting() {
    let stage = Stage()
    stage.present("in front", as: .brief)
    let first = stage.presenter.present(.words("old"), as: Self.updating, name: "sync")
    let second = stage.presenter.present(.words("new"), as: Self.updating, name: "sync")
    #expect(second.result == .updated(first.id))
    stage.advance(1300)
    #expect(stage.host.visibleTexts == [["new"]])
    #expect(stage.presenter.shown == [first.id])
  }

  @Test("the callbacks of a request that updates another request are called")
  func callbacks() {
    let stage = Stage()
    let journal = Journal()
    stage.present("in front", as: .brief)
    let first = stage.presenter.present(.words("old"), as: Self.updating, name: "sync")
    for lifecycle in [
      Lifecycle(willPresent: { journal.note("willPresent") }),
      Lifecycle(didPresent: { journal.note("didPresent") }),
      Lifecycle(willDismiss: { journal.note("willDismiss") }),
      Lifecycle(didDismiss: { journal.note("didDismiss \($0)") }),
    ] {
      stage.presenter.present(
        .words("new"), as: Self.updating, name: "sync", lifecycle: lifecycle)
    }
    stage.advance(1500)
    first.dismiss()
    stage.advance(500)
    #expect(
      journal.lines == ["willPresent", "didPresent", "willDismiss", "didDismiss programmatic"])
  }

  @Test("an update replaces the overlay's condition")
  func condition() {
    let stage = Stage()
    stage.present("in front", as: .brief)
    let first = stage.presenter.present(
      .words("old"), as: Self.updating, name: "sync",
      lifecycle: Lifecycle(shouldPresent: { true }))
    stage.presenter.present(
      .words("new"), as: Self.updating, name: "sync",
      lifecycle: Lifecycle(shouldPresent: { false }))
    stage.advance(1300)
    #expect(first.result == .dismissed(.declined))
  }

  @Test("a handle can change the content, the configuration, or both")
  func handle() {
    let stage = Stage()
    let handle = stage.presenter.present(.words("old"), as: .lasting, name: "note")
    stage.advance(200)
    handle.transform(to: .words("new"))
    #expect(stage.host.visibleTexts == [["new"]])
    #expect(stage.presenter.content(of: handle.id)?.root.texts == ["new"])
    handle.update(as: .brief)
    #expect(stage.host.visibleTexts == [["new"]])
    #expect(handle.overlay?.lifetime == .timed(.seconds(1)))
    #expect(stage.presenter.ids(.named("note")) == [handle.id])
    handle.update(to: .words("newest"), as: .lasting)
    #expect(stage.host.visibleTexts == [["newest"]])
    #expect(handle.overlay?.lifetime == .infinite)
    #expect(stage.problems.isEmpty)
  }

  @Test("updating an exiting overlay revives it")
  func revived() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    let handle = stage.present("hello")
    stage.advance(200)
    handle.dismiss()
    stage.advance(50)
    handle.update(to: .words("still here"))
    stage.advance(2000)
    #expect(handle.state.isShown)
    #expect(stage.host.visibleTexts == [["still here"]])
  }

  @Test("a transformation doesn't affect the countdown or revive the overlay")
  func transformed() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    let handle = stage.present("hello", as: .brief)
    stage.advance(1050)
    handle.transform(to: .words("changed"))
    stage.advance(100)
    handle.transform(to: .words("changed again"))
    #expect(handle.word == "leaving")
    stage.advance(500)
    #expect(handle.result == .dismissed(.timedOut))
    #expect(stage.problems.isEmpty)
  }

  @Test("new content adds its requirements and removes the old content's requirements")
  func needs() {
    let stage = Stage()
    let shadow = OverlayShadow(color: .black, blur: 30)
    let rich = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical,
          children: [
            .progress(OverlayNode.ProgressBar(.timeLeft)), .button(OverlayNode.Button("Undo") {}),
          ])),
      style: OverlayStyle(background: .clear, shadow: shadow))
    let plain = OverlayContent(
      .text(OverlayNode.Text("plain")), style: OverlayStyle(background: .clear, shadow: nil))
    var asked = OverlayConfiguration.brief
    asked.pausesFor = [.assistiveTechnology]
    asked.overhang = 2
    let changes: [@MainActor (PresentationHandle, OverlayContent) -> Void] = [
      { $0.transform(to: $1) }, { $0.update(to: $1) },
    ]
    for change in changes {
      let handle = stage.presenter.present(plain, as: asked)
      stage.advance(200)
      var known = [handle.overlay]
      for content in [rich, plain] {
        change(handle, content)
        known.append(handle.overlay)
      }
      #expect(known.map { $0?.showsTimeLeft } == [false, true, false])
      #expect(known.map { $0?.overhang } == [2, shadow.reach, 2])
      let held: [Attention?] = [[], [.assistiveTechnology], []]
      #expect(known.map { $0?.pausesFor } == held)
      handle.dismiss()
      stage.advance(200)
    }
    #expect(stage.problems.isEmpty)
  }

  @Test("the app's settings remain for any content")
  func asked() {
    let stage = Stage()
    var overlay = OverlayConfiguration.brief
    overlay.overhang = 100
    overlay.showsTimeLeft = true
    overlay.expansion = Expansion()
    overlay.pausesFor = []
    let handle = stage.presenter.present(.words("one"), as: overlay)
    stage.advance(200)
    handle.update(to: .words("two"))
    handle.transform(to: .words("three", button: OverlayNode.Button("Undo")))
    #expect(handle.overlay?.overhang == 100)
    #expect(handle.overlay?.showsTimeLeft == true)
    #expect(handle.overlay?.expansion == Expansion())
    #expect(handle.overlay?.pausesFor == [])
  }

  @Test("an invalid update is reported and otherwise ignored")
  func unusable() {
    let stage = Stage()
    let handle = stage.present("hello")
    stage.advance(200)
    handle.transform(to: .words(""))
    handle.update(to: .words("bad"), as: OverlayConfiguration(lifetime: .timed(.seconds(-1))))
    handle.setLifetime(.timed(.seconds(-2)))
    #expect(stage.host.visibleTexts == [["hello"]])
    #expect(stage.presenter.content(of: handle.id)?.root.texts == ["hello"])
    #expect(
      stage.problems.map(\.description) == [
        "the update of overlay 1 was ignored because its content is empty. Add a text, an image or a button",
        "the update of overlay 1 was ignored: the lifetime in seconds is -1.0. Use zero or more",
        "the update of overlay 1 was ignored: the lifetime in seconds is -2.0. Use zero or more",
      ])
  }

  @Test("an update after the end has no effect")
  func late() {
    let stage = Stage()
    let handle = stage.present("hello", as: .brief)
    stage.advance(2000)
    handle.transform(to: .words("late"))
    handle.update(as: .lasting)
    handle.setLifetime(.infinite)
    #expect(handle.overlay == nil)
    #expect(stage.host.attached.isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test("a new lifetime starts when it's set")
  func lifetime() {
    let stage = Stage()
    let handle = stage.present("hello", as: .brief)
    stage.advance(1000)
    handle.setLifetime(.timed(.seconds(3)))
    #expect(handle.overlay?.lifetime == .timed(.seconds(3)))
    stage.advance(2900)
    #expect(handle.state.isShown)
    stage.advance(300)
    #expect(handle.result == .dismissed(.timedOut))
  }
}
