import Testing

@MainActor
@Suite("Undo and its model", .timeLimit(.minutes(10)))
struct UndoModelTests {
  @Test("overlays, announcements, commits and undos match the model at every moment")
  func agreement() async {
    await expectAgreement(of: UndoPlay.self)
  }
}
