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
    /// The difference found, for a person to read; `nil` if both agree.
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
    let shrinker = ScriptShrinker { firstDifference(in: $0) != nil }
    let shortest = shrinker.shrink(script)
    return Finding(
      seed: seed, script: shortest, difference: firstDifference(in: shortest) ?? difference)
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
