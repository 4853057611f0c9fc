#if GTK
import Testing
import WindowScenarios

@Suite("In a real window", .timeLimit(.minutes(10)))
struct WindowTests {
  @Test("scenario", arguments: Array(WindowScenario.all.enumerated().map { Case($0, $1) }))
  func scenario(_ scenario: Case) async throws {
    let outcome = try await WindowProcess.run(
      scenario: scenario.number, needsAssistiveTechnology: scenario.needsAssistiveTechnology)
    #expect(outcome == WindowProcess.Outcome(output: "kept\n", errors: "", status: 0))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let number: Int
    let testDescription: String
    let needsAssistiveTechnology: Bool

    init(_ number: Int, _ scenario: WindowScenario) {
      self.number = number
      testDescription = scenario.sentence
      needsAssistiveTechnology = scenario.needsAssistiveTechnology
    }
  }
}
#else
import Testing

@Suite("In a real window")
struct WindowTests {
  @Test(
    "scenarios",
    .disabled("built without GTK: run ./usher test, or swift test --traits GTK, for the GTK host"))
  func scenarios() {}
}
#endif
