import Scripts
import Testing

@testable import UsherCore

@Suite("Shrunk scripts")
struct ScriptShrinkerTests {
  /// The flaws that a test gives the model, by withholding facts from the model.
  enum Flaw: CaseIterable {
    case dropsNothing, restoresNothing, evictsAnyone, knowsNoMinimum, knowsNoGaps, acceptsEveryTurn
    case knowsNoGroups, knowsNoRates, mergesNothing, knowsNoReplies, knowsNoAskers
    case knowsNoUndoOffers, limitsEveryone

    func retell(_ event: OverlayEvent) -> OverlayEvent {
      switch event {
      case .presentRequested(let id, let overlay): .presentRequested(id, distort(overlay))
      case .laneConfigured(let id, let settings) where self == .knowsNoGaps:
        .laneConfigured(id, settings.with(\.gap, .none))
      case .laneConfigured(let id, let settings) where self == .knowsNoGroups:
        .laneConfigured(id, settings.with(\.takesTurnsWith, nil))
      case .laneConfigured(let id, let settings) where self == .knowsNoRates:
        .laneConfigured(id, settings.with(\.rate, nil))
      case .turnDeclined(let id) where self == .acceptsEveryTurn: .turnAccepted(id)
      default: event
      }
    }

    private func distort(_ overlay: OverlayConfiguration) -> OverlayConfiguration {
      var overlay = overlay
      switch (self, overlay.precedence) {
      case (.dropsNothing, .replace(_, let restores)):
        overlay.precedence = .replace(dropsWaiting: false, restoresReplaced: restores)
      case (.restoresNothing, .replace(let drops, _)):
        overlay.precedence = .replace(dropsWaiting: drops, restoresReplaced: false)
      case (.mergesNothing, _):
        if overlay.identity == .mergeAndCount { overlay.identity = .allow }
      case (.evictsAnyone, _): overlay.isEvictable = true
      // A negative minimum time is refused, which the model knows.
      case (.knowsNoReplies, _): overlay.isReply = false
      case (.knowsNoUndoOffers, _): overlay.offersUndo = false
      case (.limitsEveryone, _): overlay.underRate = .mayEnd
      case (.knowsNoAskers, _): overlay.askers = []
      case (.knowsNoMinimum, _): overlay.minimumTime = min(overlay.minimumTime, .zero)
      default: break
      }
      return overlay
    }
  }

  @Test(
    "a few events expose a model with one broken rule", arguments: Flaw.allCases)
  func findsFlaw(flaw: Flaw) throws {
    let tournament = Tournament(retelling: { flaw.retell($0) })
    let finding = try #require(
      (0..<400).lazy.compactMap { tournament.play(seed: $0).finding }.first)
    #expect(finding.script.count <= 8, "\(finding)")
    // The description contains the events and both results.
    #expect(finding.description.hasPrefix("seed \(finding.seed):\n("))
    #expect(finding.description.contains("engine: "))
    #expect(finding.description.contains("model:  "))
  }

  @Test("a shrunk script keeps only the events that matter")
  func leavesOut() {
    var shrinker = ScriptShrinker(Array(0..<40))
    while let candidate = shrinker.candidate {
      shrinker.note(fails: candidate.contains(3) && candidate.contains(17))
    }
    #expect(shrinker.shortest == [3, 17])
  }
}
