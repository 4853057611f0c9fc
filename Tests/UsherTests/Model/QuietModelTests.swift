import Testing

@MainActor
@Suite("Quiet and its model", .timeLimit(.minutes(10)))
struct QuietModelTests {
  @Test("overlays and announcements match the model while quiet rules start and end")
  func agreement() async {
    await expectAgreement(of: QuietPlay.self)
  }
}
