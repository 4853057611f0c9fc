#if GTK
import TestProcesses
import Testing

@Suite("The monkey in the gallery and an app", .timeLimit(.minutes(10)))
struct MonkeyTests {
  /// Runs the monkey.
  ///
  /// For more steps, run `./usher gallery --monkey 2000 --seed 7`.
  @Test("a run of the monkey passes without errors", arguments: [1, 7])
  func monkey(seed: Int) async throws {
    let outcome = try await WindowProcess.run(
      "Gallery", ["--monkey", "200", "--seed", "\(seed)"], on: .xvfb(screen: "1600x1000x24"))
    let lines = outcome.output.split(separator: "\n")
    let last = lines.suffix(20).joined(separator: "\n")
    #expect(lines.last == "passed", "the last actions of seed \(seed):\n\(last)")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }
}
#endif
