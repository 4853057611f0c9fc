import Testing
import Usher
import UsherTesting

@Suite("Summaries of requests beyond a rate")
@MainActor
struct SummaryTests {
  private let stage = Stage()

  init() {
    stage.presenter.configure(
      .main,
      LaneSettings(
        capacity: 3, rate: Rate(3, per: .milliseconds(800), then: .summarize),
        arrangement: .list(spacing: 8)))
  }

  @Test("ten simultaneous messages show three and a summary of seven, and each has its outcome")
  func ten() {
    let handles = (1...10).map { stage.present("message \($0)") }
    #expect(handles.prefix(3).allSatisfy { $0.state.isShown })
    #expect(handles.dropFirst(3).allSatisfy { $0.result == .dismissed(.summarized) })
    stage.advance(500)
    #expect(stage.host.visibleTexts.map(\.first).last == "7 messages")
    #expect(stage.presenter.shown.count == 4)
    #expect(stage.problems.isEmpty)
  }

  @Test("further requests join the same summary, which restarts its countdown ten times")
  func goesOn() {
    for second in 0..<40 {
      for number in 0..<5 { stage.present("\(second) \(number)", as: .brief) }
      stage.advance(500)
    }
    let texts = stage.host.transcript.entries.compactMap {
      if case .announced(let words, _) = $0.order, words.hasSuffix("messages") {
        words
      } else {
        nil
      }
    }
    // A summary exits four seconds after its tenth restart, twice in twenty seconds. Then a new
    // summary starts at a lower number.
    #expect(texts.first == "2 messages")
    let numbers = texts.compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(zip(numbers, numbers.dropFirst()).count { $0 > $1 } == 2)
    #expect(stage.presenter.shown.count <= 4)
  }

  @Test("a new summary counts the requests of a tenth of a second, like the first summary")
  func anew() {
    for _ in 0..<2 {
      for number in 1...5 { stage.present("message \(number)", as: .brief) }
      stage.advance(20_000)
    }
    #expect(
      stage.announced.filter { $0.hasSuffix("messages") || $0.hasSuffix("message") }
        == ["polite: 2 messages", "polite: 2 messages"])
  }

  @Test("the app can provide the summary's content")
  func content() {
    stage.presenter.summary = { .words("und \($0) mehr").position(.bottom).priority(.low) }
    for number in 1...5 { stage.present("message \(number)") }
    stage.advance(500)
    #expect(stage.host.visibleTexts.last == ["und 2 mehr"])
    let known = stage.presenter.shown.last.flatMap { stage.presenter.overlay(of: $0) }
    stage.present("message 6")
    stage.advance(500)
    #expect(stage.host.visibleTexts.last == ["und 3 mehr"])
    let updated = stage.presenter.shown.last.flatMap { stage.presenter.overlay(of: $0) }
    #expect(updated?.placement == known?.placement && updated?.placement == .top)
    #expect(updated?.priority == .high)
  }

  @Test("explain() shows a lane's rate")
  func explained() {
    #expect(
      stage.presenter.explain().contains(
        "at most 3 entering within 800 ms, and what is beyond summarized"))
  }
}
