import Testing

@MainActor
@Suite("Storms and their model", .timeLimit(.minutes(10)))
struct StormModelTests {
  @Test("overlays, merges and announcements of a storm match the model at every moment")
  func agreement() async {
    await expectAgreement(of: StormPlay.self)
  }
}
