import Testing

@MainActor
@Suite("Tours and their model", .timeLimit(.minutes(10)))
struct TourModelTests {
  @Test(
    "overlays, announcements, preparations and results of tours match the model at every moment")
  func agreement() async {
    await expectAgreement(of: TourPlay.self)
  }
}
