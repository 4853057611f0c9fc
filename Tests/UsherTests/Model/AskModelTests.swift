import Testing

@MainActor
@Suite("Questions and their model", .timeLimit(.minutes(10)))
struct AskModelTests {
  @Test("what is shown, said and returned of questions, and when, is what the model says")
  func agreement() async {
    await expectAgreement(of: AskPlay.self)
  }
}
