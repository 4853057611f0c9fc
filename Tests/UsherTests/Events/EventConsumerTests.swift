import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Consumers of events")
struct EventConsumerTests {
  private let stage = Stage()

  private func present(_ name: String) -> PresentationHandle {
    stage.presenter.present(.words(name), as: .lasting, name: name)
  }

  @Test("a slow consumer loses the oldest events and gets their number, independently of others")
  func slow() {
    let (slow, quick) = (stage.presenter.events(keeping: 3), stage.presenter.events)
    _ = present("A")
    stage.advance(200)
    _ = present("B")
    #expect(
      slow.removeUnread().map(\.line) == [
        "0 A appearing, after 2 lost", "100 A shown", "200 B accepted",
      ])
    #expect(
      quick.removeUnread().map(\.line) == [
        "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown", "200 B accepted",
      ])
    _ = present("C")
    #expect(slow.removeUnread().map(\.line) == ["200 C accepted"])
    for _ in 0..<1000 { present("D").dismiss() }
    let last = slow.removeUnread()
    #expect(last.map(\.lostBefore) == [1997, 0, 0])
    #expect(quick.removeUnread().map(\.lostBefore).reduce(0, +) == 2001 - 1024)
  }

  @Test("a limit below 1 is treated as 1", arguments: [1, 0, -5])
  func least(_ limit: Int) {
    let events = stage.presenter.events(keeping: limit)
    _ = present("A")
    #expect(events.removeUnread().map(\.line) == ["0 A appearing, after 2 lost"])
  }

  @Test("a new consumer receives later events, with the total visible time")
  func late() {
    let handle = present("A")
    stage.advance(5000)
    let events = stage.presenter.events
    handle.dismiss()
    stage.advance(1000)
    #expect(
      events.removeUnread().map(\.line) == [
        "5000 A leaving", "5100 A gone: programmatic, visible 5100",
      ])
  }

  @Test("a message at rest when a consumer is added is seen a second later")
  func seenLate() {
    _ = present("A")
    stage.advance(5000)
    let events = stage.presenter.events
    stage.advance(5000)
    #expect(events.removeUnread().map(\.line) == ["6000 A seen"])
  }

  @Test("tasks receive the events in order until the presenter is released")
  func tasks() async throws {
    let clock = ManualClock()
    var presenter: Presenter? = Presenter(host: HeadlessHost(clock: clock))
    var heard: [[String]] = [[], []]
    var tasks: [Task<Void, Never>] = []
    for number in 0...1 {
      let events = try #require(presenter?.events)
      tasks.append(
        Task { for await event in events { heard[number].append(event.line) } })
    }
    presenter?.present(.words("A"), as: .lasting, name: "A")
    try await clock.wait { heard.allSatisfy { $0.count == 3 } }
    clock.advance(by: .milliseconds(200))
    try await clock.wait { heard.allSatisfy { $0.count == 4 } }
    presenter?.present(.words("B"), as: .lasting, name: "B")
    presenter = nil
    for task in tasks { try await clock.value(of: task) }
    let expected = [
      "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown", "200 B accepted",
      "200 A gone: hostClosed, visible 200", "200 B gone: hostClosed, visible 0",
    ]
    #expect(heard == [expected, expected])
  }

  @Test("a canceled task stops reading, and without consumers the host is idle")
  func cancelled() async throws {
    var hasEnded = false
    let task = Task { [events = stage.presenter.events] in
      for await _ in events {}
      hasEnded = true
    }
    _ = present("A")
    stage.advance(200)
    // The overlay is at rest, and will be seen in a second.
    #expect(!stage.clock.isIdle)
    stage.advance(2000)
    task.cancel()
    try await stage.clock.value(of: task)
    #expect(hasEnded)
    _ = present("B")
    stage.advance(10_000)
    #expect(stage.clock.isIdle)
  }

  @Test("a task that is canceled when the presenter ends stops reading")
  func cancelledAtTheEnd() async throws {
    let clock = ManualClock()
    var presenter: Presenter? = Presenter(host: HeadlessHost(clock: clock))
    let events = try #require(presenter?.events)
    var hasEnded = false
    let task = Task {
      for await _ in events {}
      hasEnded = true
    }
    // Now the task waits for an event.
    for _ in 0..<100 { await Task.yield() }
    presenter = nil
    task.cancel()
    try await clock.value(of: task)
    #expect(hasEnded)
  }

  @Test("a new consumer receives no events from before it was added")
  func between() {
    let handle = stage.presenter.present(
      .words("A"), as: OverlayConfiguration(lifetime: .timed(.seconds(5)), entrance: .tenth),
      name: "A")
    withExtendedLifetime(stage.presenter.events) { events in
      stage.advance(200)
      stage.host.hover(at: stage.blank(of: handle))
      #expect(events.removeUnread().map(\.line) == ["100 A shown", "200 A paused by 4"])
    }
    stage.host.hover(at: nil)
    #expect(stage.presenter.events.removeUnread().map(\.line) == [])
  }

  @Test("without a consumer, a message at rest needs no wakeup")
  func idle() {
    _ = present("A")
    stage.advance(200)
    #expect(stage.clock.isIdle)
  }

  @Test("after the presenter's end, reading returns the remaining events and ends")
  func afterEnd() async {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    let events = presenter?.events
    presenter?.present(.words("A"), as: .lasting, name: "A")
    presenter = nil
    var lines: [String] = []
    if let events { for await event in events { lines.append(event.line) } }
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "0 A gone: hostClosed, visible 0",
      ])
  }
}
