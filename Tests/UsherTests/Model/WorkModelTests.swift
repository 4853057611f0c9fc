import Testing

@MainActor
@Suite("Work and its model", .timeLimit(.minutes(10)))
struct WorkModelTests {
  @Test("what is shown, said and called of work, and when, is what the model says")
  func agreement() async {
    await expectAgreement(of: WorkPlay.self)
  }
}
