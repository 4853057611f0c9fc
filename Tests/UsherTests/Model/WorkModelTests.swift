import Testing

@MainActor
@Suite("Work and its model", .timeLimit(.minutes(10)))
struct WorkModelTests {
  @Test("overlays, announcements and calls of work match the model at every moment")
  func agreement() async {
    await expectAgreement(of: WorkPlay.self)
  }
}
