import Testing

@MainActor
@Suite("Storms and their model", .timeLimit(.minutes(10)))
struct StormModelTests {
  @Test("what is shown, counted and said of a storm, and when, is what the model says")
  func agreement() async {
    await expectAgreement(of: StormPlay.self)
  }
}
