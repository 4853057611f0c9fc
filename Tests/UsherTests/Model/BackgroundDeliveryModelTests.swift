import Testing

@MainActor
@Suite("System notifications and their model", .timeLimit(.minutes(10)))
struct BackgroundDeliveryModelTests {
  @Test("overlays and notifications match the model while the user leaves and returns")
  func agreement() async {
    await expectAgreement(of: BackgroundDeliveryPlay.self)
  }
}
