import Testing

@MainActor
@Suite("Notifications of the system and their model", .timeLimit(.minutes(10)))
struct BackgroundDeliveryModelTests {
  @Test("what is shown, and notified of, while the user comes and goes is what the model says")
  func agreement() async {
    await expectAgreement(of: BackgroundDeliveryPlay.self)
  }
}
