import Testing

@MainActor
@Suite("Undo and its model", .timeLimit(.minutes(10)))
struct UndoModelTests {
  @Test("what is shown, said, committed and undone of changes, and when, is what the model says")
  func agreement() async {
    await expectAgreement(of: UndoPlay.self)
  }
}
