import Testing

@MainActor
@Suite("Quiet and its model", .timeLimit(.minutes(10)))
struct QuietModelTests {
  @Test("what is shown and said while rules of quiet begin and end is what the model says")
  func agreement() async {
    await expectAgreement(of: QuietPlay.self)
  }
}
