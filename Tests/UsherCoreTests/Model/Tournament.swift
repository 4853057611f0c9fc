import Scripts
import UsherCore

/// Plays random scripts to the engine and the model until they differ.
struct Tournament {
  /// The maximum number of events in a script.
  static let scriptLength = 60
  var retelling: @Sendable (OverlayEvent) -> OverlayEvent = { $0 }

  /// The result of a script.
  struct Result {
    /// The number of compared events.
    var events = 0
    var reasons: Set<DismissReason> = []
    /// The difference, as a description, or `nil` if both agree.
    var finding: Finding?
  }

  /// A script after which the engine and the model differ.
  struct Finding: CustomStringConvertible {
    let seed: UInt64
    let script: [Timed]
    let difference: Difference

    var description: String {
      "seed \(seed):\n\(OverlayNotation.describe(script))\n\(difference)"
    }
  }

  func play(seed: UInt64) -> Result {
    var writer = ScriptWriter(seed: seed)
    var duel = Duel(retelling: retelling)
    var result = Result()
    var script: [Timed] = []
    script.reserveCapacity(Self.scriptLength)
    for _ in 0..<Self.scriptLength {
      let timed = writer.next()
      script.append(timed)
      let (commands, difference) = duel.receive(timed)
      if let difference {
        result.finding = finding(seed, script, difference)
        return result
      }
      if duel.model.isBeyondTheModel { break }
      result.events += 1
      for case .notify(_, .didDismiss(let reason)) in commands { result.reasons.insert(reason) }
      writer.answer(commands)
    }
    return result
  }

  private func finding(
    _ seed: UInt64, _ script: [Timed], _ difference: Difference
  ) -> Finding {
    var shrinker = ScriptShrinker(script)
    while let candidate = shrinker.candidate {
      shrinker.note(fails: firstDifference(in: candidate) != nil)
    }
    let shortest = simplified(shrinker.shortest)
    return Finding(
      seed: seed, script: shortest, difference: firstDifference(in: shortest) ?? difference)
  }

  /// Resets as many values of each overlay as possible while the script still fails.
  private func simplified(_ script: [Timed]) -> [Timed] {
    var script = script
    for index in script.indices {
      for simpler in OverlayNotation.resets {
        var candidate = script
        switch script[index].event {
        case .presentRequested(let id, let overlay):
          candidate[index].event = .presentRequested(id, simpler(overlay))
        case .updateRequested(let id, let overlay):
          candidate[index].event = .updateRequested(id, simpler(overlay))
        default: continue
        }
        if firstDifference(in: candidate) != nil { script = candidate }
      }
    }
    return script
  }

  private func firstDifference(in script: [Timed]) -> Difference? {
    var duel = Duel(retelling: retelling)
    for timed in script {
      if let difference = duel.receive(timed).difference { return difference }
      if duel.model.isBeyondTheModel { return nil }
    }
    return nil
  }
}
