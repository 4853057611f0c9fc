import Testing

@MainActor
@Suite("Questions and their model", .timeLimit(.minutes(10)))
struct AskModelTests {
  @Test("overlays, announcements and results of questions match the model at every moment")
  func agreement() async {
    await expectAgreement(of: AskPlay.self)
  }
}
