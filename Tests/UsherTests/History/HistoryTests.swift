import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Histories")
struct HistoryTests {
  private let stage = Stage()
  private let history: OverlayHistory

  init() { history = stage.presenter.history }

  @discardableResult
  private func present(
    _ words: String, as overlay: OverlayConfiguration = .brief, name: String? = nil,
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    stage.presenter.present(.words(words), as: overlay, name: name, lifecycle: lifecycle)
  }

  /// The entries as text: the texts, the outcome, and whether they were seen or missed.
  private var lines: [String] { history.entries.map(\.line) }

  @Test("an entry records its request's text, times and outcome")
  func whole() throws {
    present("Saved", name: "save")
    stage.advance(5000)
    let entry = try #require(history.entries.first)
    #expect(history.entries.count == 1)
    #expect(entry.id == 1)
    #expect(entry.name == "save")
    #expect(entry.lane == .main)
    #expect(entry.texts == ["Saved"])
    #expect(entry.semantics == Semantics())
    #expect(!entry.isPrivate)
    #expect(entry.requested == .origin)
    #expect(entry.appeared == .origin)
    #expect(entry.ended.map { $0 >= Instant.origin.advanced(by: .milliseconds(1200)) } == true)
    #expect(entry.outcome == .dismissed(.timedOut))
    #expect(entry.isSeen)
    #expect(entry.count == 1)
  }

  @Test("a message is seen after a second at rest or when swiped, and otherwise missed")
  func seenAndMissed() {
    present("seen")
    stage.advance(3000)
    present(
      "quick", as: OverlayConfiguration(lifetime: .timed(.milliseconds(300)), entrance: .tenth))
    stage.advance(3000)
    stage.host.setAppActive(false)
    var hasty = OverlayConfiguration.brief
    hasty.pausesFor = []
    present("away", as: hasty)
    stage.advance(3000)
    stage.host.setAppActive(true)
    let swiped = present("swiped")
    stage.advance(200)
    stage.drag(swiped, up: 60)
    stage.advance(3000)
    #expect(
      lines == [
        "seen: timedOut, seen", "quick: timedOut, missed", "away: timedOut, missed",
        "swiped: swipe, seen",
      ])
    #expect(history.unseen.map(\.texts) == [["quick"], ["away"]])
    history.markAllAsSeen()
    #expect(history.unseen.isEmpty)
  }

  @Test("refused, declined, expired and withdrawn requests are recorded with the reason")
  func reasons() {
    stage.presenter.configure(.main, LaneSettings(maximumWaiting: 1))
    let first = present("first", as: .lasting)
    var impatient = OverlayConfiguration.brief
    impatient.maximumWait = .seconds(1)
    present("late", as: impatient)
    present("too many")
    stage.advance(2000)
    first.dismiss()
    stage.advance(500)
    present("unwanted", lifecycle: Lifecycle(shouldPresent: { false }))
    present("")
    #expect(
      lines == [
        "first: programmatic, seen", "late: expired, missed",
        "too many: refused, missed", "unwanted: declined", ": refused",
      ])
    #expect(history.entries[2].outcome == .refused(.laneFull(.main)))
  }

  @Test("requests that update another request increase its entry's count and replace its text")
  func merged() {
    var updating = OverlayConfiguration.lasting
    updating.identity = .updateInPlace
    present("one letter", as: updating, name: "letters")
    present("two letters", as: updating, name: "letters")
    present("three letters", as: updating, name: "letters")
    #expect(history.entries.map(\.count) == [3])
    #expect(lines == ["three letters: pending"])
  }

  @Test("the oldest ended entries are dropped at the limit, but never pending entries")
  func limit() {
    history.limit = 3
    let shown = present("shown", as: .lasting)
    for number in 1...4 { present("waiting \(number)") }
    #expect(history.entries.count == 5)
    stage.presenter.dismiss(.waiting(in: .main))
    #expect(lines == ["shown: pending", "waiting 3: cancelled", "waiting 4: cancelled"])
    history.limit = 0
    #expect(lines == ["shown: pending"])
    shown.dismiss()
    stage.advance(1000)
    #expect(lines == [])
    history.limit = -1
    present("another").dismiss()
    stage.advance(1000)
    #expect(lines == [])
  }

  @Test("after two thousand requests, the history has only as many entries as its limit")
  func bounded() {
    for number in 0..<2000 { present("\(number)").dismiss() }
    stage.advance(1000)
    #expect(history.entries.count == 200)
    #expect(history.entries.last?.id == 2000)
  }

  @Test("private content is recorded with its times and outcome, but without text")
  func privateContent() throws {
    var code = OverlayContent.words("Your code is 4711")
    code.isPrivate = true
    code.semantics.label = "4711"
    let handle = stage.presenter.present(code, as: .brief)
    // Once private, an entry stays without text.
    handle.update(to: .words("4711 it was"))
    stage.advance(5000)
    let entry = try #require(history.entries.first)
    #expect(entry.isPrivate)
    #expect(entry.texts == [])
    #expect(entry.semantics == Semantics())
    #expect(entry.outcome == .dismissed(.timedOut))
    #expect(!String(reflecting: entry).contains("4711"))
  }

  @Test("clearing removes ended entries and notifies observers")
  func clear() {
    var changes = 0
    history.addObserver(stage) { changes += 1 }
    present("gone").dismiss()
    stage.advance(1000)
    present("shown", as: .lasting)
    #expect(changes > 0)
    let before = changes
    history.clear()
    #expect(changes == before + 1)
    #expect(lines == ["shown: pending"])
  }

  @Test("a new history contains shown and waiting requests")
  func late() {
    let other = Stage()
    other.present("shown")
    other.present("waiting")
    other.advance(5000)
    let history = other.presenter.history
    #expect(history.entries.map(\.line) == ["shown: pending", "waiting: pending"])
    other.advance(5000)
    other.presenter.dismissAll()
    other.advance(5000)
    #expect(history.entries.map(\.line) == ["shown: programmatic, seen", "waiting: cancelled"])
  }

  @Test("a history that starts late knows earlier appearances if events were consumed")
  func lateSight() {
    let other = Stage()
    let events = other.presenter.events
    other.present("seen", as: OverlayConfiguration(lifetime: .timed(.seconds(5)), entrance: .tenth))
    other.advance(3000)
    for _ in 0..<2 { other.presenter.history = OverlayHistory() }
    let history = other.presenter.history
    other.advance(500)
    #expect(history.entries.map(\.appeared) == [.origin])
    other.advance(2000)
    #expect(history.entries.map(\.line) == ["seen: timedOut, seen"])
    withExtendedLifetime(events) {}
  }

  @Test("a history continues after the last consumer of events is released")
  func lastConsumer() {
    for name in ["first", "second"] {
      withExtendedLifetime(stage.presenter.events) { present("during \(name)").dismiss() }
      present("after \(name)").dismiss()
    }
    stage.advance(1000)
    #expect(
      history.entries.map(\.texts.first) == [
        "during first", "after first", "during second", "after second",
      ])
  }

  @Test("presenters can share a history, and their entries stay separate")
  func shared() {
    let other = Stage()
    other.present("before", as: .lasting)
    other.presenter.history = history
    present("left", as: .lasting)
    other.present("right", as: .lasting).dismiss()
    #expect(lines == ["before: pending", "left: pending", "right: cancelled"])
    other.presenter.history = OverlayHistory()
    #expect(lines == ["left: pending", "right: cancelled"])
  }

  @Test("a history is released with its presenter unless the app retains it")
  func released() {
    weak var gone: OverlayHistory?
    var kept: OverlayHistory?
    do {
      let (first, second) = (Stage(), Stage())
      gone = first.presenter.history
      kept = second.presenter.history
      first.present("A")
      second.present("B")
    }
    #expect(gone == nil)
    #expect(kept?.entries.map(\.line) == ["B: hostClosed, missed"])
  }
}

extension OverlayHistory.Entry {
  /// The entry as text.
  var line: String {
    let end =
      switch outcome {
      case nil: "pending"
      case .dismissed(let reason): "\(reason)"
      case .refused: "refused"
      case .updated: "updated"
      }
    return "\(texts.joined(separator: "/")): \(end)"
      + (isSeen && outcome != nil ? ", seen" : isMissed ? ", missed" : "")
  }
}
