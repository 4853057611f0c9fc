import Testing

@MainActor
@Suite("Histories and their model", .timeLimit(.minutes(10)))
struct HistoryModelTests {
  @Test("entries, seen and missed messages, and the list match the model at every moment")
  func agreement() async {
    await expectAgreement(of: HistoryPlay.self)
  }
}
