import Scripts
import Testing
import UsherCore

@Suite("The engine and the admission model")
struct AdmissionModelTests {
  /// The number of parts that the scripts are divided into, to be played in parallel.
  private static let parts = 4
  /// The number of scripts in a part.
  ///
  /// At night, there is more time.
  private static let scriptsPerPart = Seeds.areNamed ? 4800 : 600

  @Test(
    "the engine and the model agree on scripts that once made them differ",
    arguments: [UInt64(1_795_827_217), 1_795_913_893])
  func agreement(seed: UInt64) {
    if let finding = Tournament().play(seed: seed).finding { Issue.record("\(finding)") }
  }

  @Test(
    "the engine and the model agree on every command, queue, count and wakeup", arguments: 0..<parts
  )
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
    // 125,000 events in total by day, with every dismiss reason that needs no drag.
    #expect(events >= 52 * Self.scriptsPerPart)
    #expect(reasons == Set(DismissReason.allCases).subtracting([.swipe]))
  }
}
