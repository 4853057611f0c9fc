import Testing

@MainActor
@Suite("Histories and their model", .timeLimit(.minutes(10)))
struct HistoryModelTests {
  @Test("what is kept, seen, missed and listed, and when, is what the model says")
  func agreement() async {
    await expectAgreement(of: HistoryPlay.self)
  }
}
