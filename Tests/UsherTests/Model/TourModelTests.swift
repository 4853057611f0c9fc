import Testing

@MainActor
@Suite("Tours and their model", .timeLimit(.minutes(10)))
struct TourModelTests {
  @Test("what is shown, said, prepared and returned of tours, and when, is what the model says")
  func agreement() async {
    await expectAgreement(of: TourPlay.self)
  }
}
