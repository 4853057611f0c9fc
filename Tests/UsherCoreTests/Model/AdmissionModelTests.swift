import Testing
import UsherCore

@Suite("Engine and model of admission")
struct AdmissionModelTests {
  /// The number of parts that the scripts are divided into, to be played in parallel.
  private static let parts = 16
  private static let scriptsPerPart = 1200

  @Test("engine and model agree on every command, line, count and wakeup", arguments: 0..<parts)
  func agreement(part: Int) {
    var events = 0
    var reasons: Set<DismissReason> = []
    let first = part * Self.scriptsPerPart
    for seed in Seeds.range(first + Self.scriptsPerPart).dropFirst(first) {
      let result = Tournament().play(seed: seed)
      if let finding = result.finding {
        Issue.record("\(finding)")
        return
      }
      events += result.events
      reasons.formUnion(result.reasons)
    }
    // A million events in all, with every dismiss reason that needs no drag.
    #expect(events * Self.parts >= 1_000_000)
    #expect(reasons == Set(DismissReason.allCases).subtracting([.swiped]))
  }
}
