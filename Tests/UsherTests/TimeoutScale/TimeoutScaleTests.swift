import Testing
import Usher
import UsherRecording
import UsherTesting

@MainActor
@Suite("Timeout scale of the presenter")
struct TimeoutScaleTests {
  private let stage = Stage()

  private func descriptions(_ handle: PresentationHandle) -> [String?] {
    stage.host.attached[handle.id]?.root.buttons.map(\.description) ?? []
  }

  @Test("a timeout scale multiplies lifetimes, and a change applies immediately")
  func multiplies() {
    stage.presenter.timeoutScale = .times(3)
    let handle = stage.present("Saved", as: .brief)
    stage.advance(1600)
    stage.presenter.timeoutScale = .times(1)
    stage.advance(500)
    #expect(handle.result == nil)
    stage.advance(200)
    #expect(handle.result == .dismissed(.timedOut))
    #expect(
      stage.host.transcript.description == """
        0 ms: attached 1 Saved
        0 ms: announced Saved
        2200 ms: detached 1
        """)
  }

  @Test(
    "with an endless timeout scale, a message stays until its close button is pressed",
    arguments: [
      (OverlayContent.notification(title: "Mail"), ["Close"]),
      (.notification(title: "Mail", closeButton: .never), ["Close"]),
      (.notification(title: "Mail", closeButton: .always.labeled("Fermer")), ["Fermer"]),
      (.note(OverlayNode.Text("Mail")), ["Close"]),
      (.notification(title: "Mail", button: OverlayNode.Button("Read")), [nil, "Close"]),
      (.words("Mail"), ["Close"]),
    ] as [(OverlayContent, [String?])])
  func closes(_ content: OverlayContent, _ expected: [String?]) {
    stage.presenter.timeoutScale = .endless
    let handle = stage.presenter.present(content)
    stage.advance(100_000_000)
    #expect(descriptions(handle) == expected)
    #expect(stage.host.wakeup == .never)
    stage.host.pressButton(expected.count - 1, of: handle.id)
    stage.advance(500)
    #expect(handle.result == .dismissed(.button(ActionID(expected.count - 1))))
  }

  @Test("the close button exists only while the timeout scale is endless, and isn't announced")
  func comesAndGoes() {
    let handle = stage.present("Saved", as: .brief)
    let lasting = stage.present("Lasting")
    stage.advance(600)
    #expect(descriptions(handle) == [])
    stage.presenter.timeoutScale = .endless
    stage.advance(10_000)
    #expect(descriptions(handle) == ["Close"])
    stage.presenter.timeoutScale = .times(2)
    #expect(descriptions(handle) == [])
    stage.advance(900)
    #expect(stage.presenter.shown == [handle.id])
    stage.advance(500)
    #expect(handle.result == .dismissed(.timedOut))
    #expect(stage.presenter.shown == [lasting.id])
    stage.presenter.timeoutScale = .endless
    #expect(descriptions(lasting) == [])
    #expect(stage.announced == ["polite: Saved", "polite: Lasting"])
  }

  @Test("while the timeout scale is endless, a new lifetime determines the close button")
  func lifetime() {
    stage.presenter.timeoutScale = .endless
    let handle = stage.present("Saved", as: .brief)
    stage.advance(200)
    handle.setLifetime(.infinite)
    #expect(descriptions(handle) == [])
    handle.setLifetime(.timed(.seconds(1)))
    #expect(descriptions(handle) == ["Close"])
  }

  @Test("the close button has the color of the text")
  func color() {
    stage.presenter.timeoutScale = .endless
    let handle = stage.presenter.present(
      OverlayContent(.text(OverlayNode.Text("White", color: .white))))
    stage.advance(500)
    let button = stage.host.attached[handle.id]?.root.buttons.first
    #expect(button?.icon?.color == .white)
  }

  @Test("a change inside a callback is applied in order")
  func callback() {
    let handle = stage.present(
      "Saved", as: .brief,
      lifecycle: Lifecycle(didPresent: { [presenter = stage.presenter] in
        presenter.timeoutScale = .times(2)
        presenter.timeoutScale = .endless
      }))
    stage.advance(5000)
    #expect(descriptions(handle) == ["Close"])
    stage.presenter.timeoutScale = .times(1)
    stage.advance(900)
    #expect(stage.presenter.shown == [handle.id])
    stage.advance(300)
    #expect(handle.result == .dismissed(.timedOut))
  }

  @Test("an invalid timeout scale is corrected and reported each time")
  func unusable() {
    stage.presenter.timeoutScale = .times(0)
    stage.presenter.timeoutScale = .times(12)
    stage.presenter.timeoutScale = .times(12)
    #expect(stage.presenter.timeoutScale == .times(10))
    stage.presenter.timeoutScale = .times(.nan)
    #expect(stage.presenter.timeoutScale == .times(1))
    #expect(
      stage.problems.map(\.description) == [
        "the user's timeout scale is 0.0, so 1.0 is used. Use a factor from 1 to 10",
        "the user's timeout scale is 12.0, so 10.0 is used. Use a factor from 1 to 10",
        "the user's timeout scale is 12.0, so 10.0 is used. Use a factor from 1 to 10",
        "the user's timeout scale is nan, so 1.0 is used. Use a factor from 1 to 10",
      ])
  }

  @Test(
    "a stored timeout scale can be read again",
    arguments: [TimeoutScale.times(1), .times(2.5), .times(10), .endless])
  func storing(timeoutScale: TimeoutScale) {
    #expect(TimeoutScale(rawValue: timeoutScale.rawValue) == timeoutScale)
  }

  @Test(
    "an invalid stored value is corrected, or read as nil",
    arguments: [
      ("3", .times(3)), ("0", .times(1)), ("1e9", .times(10)), ("inf", .times(10)), ("nan", nil),
      ("", nil), ("Endless", nil), ("three", nil),
    ] as [(String, TimeoutScale?)])
  func reading(stored: String, expected: TimeoutScale?) {
    #expect(TimeoutScale(rawValue: stored) == expected)
  }

  @Test("a recording replays changes of the timeout scale")
  func replay() throws {
    let recorder = stage.presenter.recording
    let handle = stage.present("Saved", as: .brief)
    stage.advance(600)
    stage.presenter.timeoutScale = .times(4)
    stage.advance(400)
    stage.presenter.timeoutScale = .endless
    stage.advance(400)
    stage.presenter.timeoutScale = .times(2)
    stage.advance(5000)
    #expect(handle.result == .dismissed(.timedOut))
    let recording = try Recording(recorder.data())
    #expect(throws: Never.self) { try recording.replay(on: HeadlessHost()) }
  }
}
