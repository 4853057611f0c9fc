import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Quiet in a window")
struct QuietInWindowTests {
  private let stage = Stage()

  private var shownWords: [String] {
    stage.presenter.shown.compactMap { stage.host.attached[$0]?.root.texts.first }
  }

  @Test("quiet ends and is reported if its closure awaits an overlay that quiet holds back")
  func awaited() async throws {
    let presenter = stage.presenter
    let task = Task {
      await presenter.quiet {
        await presenter.present(.toast("Saved").duration(.seconds(1))).outcome
      }
    }
    try await stage.clock.wait { presenter.waitingCount == 1 }
    stage.advance(1900)
    #expect(stage.host.visibleTexts == [] && stage.problems.isEmpty)
    stage.advance(600)
    #expect(stage.host.visibleTexts == [["Saved"]])
    #expect(stage.problems.count == 1)
    stage.advance(3000)
    #expect(try await stage.clock.value(of: task) == .dismissed(.timedOut))
  }

  @Test("nested quiets end together if their closure awaits an overlay, even a delayed one")
  func nested() async throws {
    let presenter = stage.presenter
    let task = Task {
      await presenter.quiet {
        await presenter.quiet {
          await presenter.present(
            .toast("Saved").delay(.seconds(3)).duration(.seconds(1))
          ).outcome
        }
      }
    }
    try await stage.clock.wait { presenter.waitingCount == 1 }
    stage.advance(3900)
    #expect(stage.host.visibleTexts == [])
    stage.advance(600)
    #expect(stage.host.visibleTexts == [["Saved"]] && stage.problems.count == 1)
    stage.advance(3000)
    #expect(try await stage.clock.value(of: task) == .dismissed(.timedOut))
  }

  @Test("a task started in a quiet closure may await an overlay that quiet holds back")
  func otherTask() async throws {
    let presenter = stage.presenter
    let gate = Gate()
    let task = Task {
      await presenter.quiet {
        let inner = Task { await presenter.present(.toast("Saved").duration(.seconds(1))).outcome }
        _ = try? await gate.pass()
        return inner
      }
    }
    try await stage.clock.wait { presenter.waitingCount == 1 }
    stage.advance(10_000)
    #expect(stage.host.visibleTexts == [] && stage.problems.isEmpty)
    try await gate.open(with: .success(1))
    let inner = try await stage.clock.value(of: task)
    stage.advance(3000)
    #expect(try await stage.clock.value(of: inner) == .dismissed(.timedOut))
  }

  @Test("quiet continues if an overlay is awaited outside its closure")
  func awaitedOutside() async throws {
    let presenter = stage.presenter
    let quiet = presenter.quiet()
    let handle = presenter.present(.toast("Saved"))
    let task = Task { await handle.outcome }
    try await stage.clock.wait { presenter.waitingCount == 1 }
    stage.advance(60_000)
    #expect(stage.host.visibleTexts == [] && stage.problems.isEmpty)
    quiet.end()
    handle.dismiss()
    stage.advance(1000)
    _ = try await stage.clock.value(of: task)
  }

  @Test("an error in a quiet closure is rethrown and ends the quiet")
  func thrown() async {
    struct Interrupted: Error {}
    let presenter = stage.presenter
    await #expect(throws: Interrupted.self) {
      try await presenter.quiet { () throws(Interrupted) -> Void in throw Interrupted() }
    }
    presenter.present(.toast("Saved"))
    stage.advance(500)
    #expect(stage.host.visibleTexts == [["Saved"]])
  }

  @Test("a summary counts each request that merged into its requests")
  func summaryOfMerged() {
    let quiet = stage.presenter.quiet(then: .summarize)
    for _ in 0..<100 {
      stage.presenter.present(
        .words("offline"), as: OverlayConfiguration(identity: .mergeAndCount), name: "network")
    }
    stage.present("other")
    quiet.end()
    stage.advance(500)
    #expect(stage.host.visibleTexts == [["101 messages"]])
  }

  @Test("a summary held back by quiet is included in the next summary")
  func summaryOfSummary() {
    let first = stage.presenter.quiet(then: .summarize)
    for number in 1...3 { stage.present("\(number)") }
    first.end()
    let second = stage.presenter.quiet(then: .summarize)
    stage.advance(500)
    #expect(stage.presenter.waitingCount == 1)
    stage.present("another")
    second.end()
    stage.advance(500)
    #expect(stage.host.visibleTexts == [["4 messages"]])
  }

  @Test("requests wait while a quiet token exists, and then one summary shows their number")
  func summary() {
    let quiet = stage.presenter.quiet(below: .high, then: .summarize)
    let kept = (1...7).map { stage.presenter.present(.words("\($0)"), as: .brief) }
    stage.advance(5000)
    #expect(stage.presenter.shown.isEmpty)
    #expect(stage.presenter.waitingCount == 7)
    quiet.end()
    stage.advance(500)
    #expect(shownWords == ["7 messages"])
    #expect(kept.allSatisfy { $0.result == .dismissed(.summarized) })
  }

  @Test("the app can write the summary, even for a single message")
  func ownSummary() {
    stage.presenter.summary = { .words("\($0) kept") }
    let quiet = stage.presenter.quiet(then: .summarize)
    stage.presenter.present(.words("kept"), as: .brief)
    quiet.end()
    stage.advance(500)
    #expect(shownWords == ["1 kept"])
  }

  @Test("releasing a token ends the quiet")
  func released() {
    var quiet: QuietToken? = stage.presenter.quiet()
    stage.presenter.present(.words("kept"), as: .brief)
    stage.advance(500)
    #expect(quiet != nil)
    #expect(stage.presenter.shown.isEmpty)
    quiet = nil
    stage.advance(500)
    #expect(shownWords == ["kept"])
  }

  @Test("a token without requests shows no summary when it ends")
  func nothingKept() {
    let quiet = stage.presenter.quiet(then: .summarize)
    quiet.end()
    quiet.end()
    stage.advance(500)
    #expect(stage.presenter.shown.isEmpty)
  }

  @Test("quiet can apply only to requests with certain names, until it ends")
  func names() {
    let quiet = stage.presenter.quiet(names: ["sync"])
    stage.presenter.present(.words("a sync"), as: .brief, name: "sync")
    stage.presenter.present(.words("a reply"), as: .brief, name: "chat")
    stage.advance(300)
    #expect(shownWords == ["a reply"])
    quiet.end()
    stage.advance(9000)
    #expect(stage.presenter.shown.isEmpty)
    stage.presenter.present(.words("another sync"), as: .brief, name: "sync")
    stage.advance(300)
    #expect(shownWords == ["another sync"])
  }

  @Test("explain() lists the quiet tokens that hold back a request, and when they end")
  func explained() {
    let timed = stage.presenter.quiet(for: .seconds(5))
    stage.presenter.present(.words("kept"), as: .brief)
    stage.advance(1000)
    let row = "overlay 1: waiting, place 1 of 1; quiet because of token"
    #expect(stage.presenter.explain() == "\(row) \(timed.id.rawValue) for another 4000 ms")
    let open = stage.presenter.quiet()
    #expect(
      stage.presenter.explain()
        == "\(row)s \(timed.id.rawValue), \(open.id.rawValue) until the app ends it")
    open.end()
    stage.advance(4500)
    #expect(shownWords == ["kept"])
  }

  @Test("quiet everywhere affects all windows, even new ones, until its token ends")
  func everywhere() async {
    await Presenter.withOwnDefault { @MainActor in
      let (first, second) = (Stage(), Stage())
      let quiet = Presenter.quietEverywhere(below: .high, then: .summarize)
      let third = Stage()
      for stage in [first, second, third] {
        stage.presenter.present(.words("kept"), as: .brief)
        stage.advance(500)
        #expect(stage.presenter.shown.isEmpty)
      }
      quiet.end()
      let fourth = Stage()
      fourth.presenter.present(.words("shown"), as: .brief)
      for stage in [first, second, third, fourth] {
        stage.advance(500)
        #expect(stage.presenter.shown.count == 1)
      }
    }
  }

  @Test("a window that opens under two tokens is quiet until both tokens end")
  func twoEverywhere() async {
    await Presenter.withOwnDefault { @MainActor in
      let tokens = (0..<2).map { _ in Presenter.quietEverywhere() }
      let stage = Stage()
      stage.presenter.present(.words("kept"), as: .brief)
      var counts: [Int] = []
      for token in tokens.reversed() {
        token.end()
        stage.advance(500)
        counts.append(stage.presenter.shown.count)
      }
      #expect(counts == [0, 1])
    }
  }

  @Test("an offer to undo is a reply, and is shown immediately during quiet")
  func undo() {
    let quiet = stage.presenter.quiet()
    stage.presenter.present(.words("Deleted"), using: .undo)
    stage.advance(500)
    #expect(shownWords == ["Deleted"])
    quiet.end()
  }
}
