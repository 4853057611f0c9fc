import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Forms with several lines", .timeLimit(.minutes(10)))
struct MultilineFormTests {
  private let stage = Stage()
  private var shown: OverlayID { stage.presenter.shown.first ?? OverlayID(0) }

  private func ask() async throws -> Task<FormValues?, any Error> {
    let task = Task {
      try await stage.presenter.form(
        "Report",
        fields: [
          .multiline("Comment", value: "Hi\r\nthere", isRequired: true) {
            $0.contains("x") ? "No x." : nil
          },
          .multiline("More", lines: 2...4),
        ], action: "Send")
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    return task
  }

  @Test("a form returns texts with line breaks, and Control-Return sends it from any field")
  func sent() async throws {
    let task = try await ask()
    #expect(stage.host.attached[shown]?.root.fields.map(\.lines) == [3...6, 2...4])
    stage.host.type("one\r\ntwo\u{7}", into: 1, of: shown)
    stage.host.edit(0, of: shown)
    stage.host.pressReturn(in: shown)
    #expect(stage.presenter.isShowing)
    stage.host.pressControlReturn(in: shown)
    #expect(
      try await stage.clock.value(of: task) == ["Comment": "Hi\nthere\n", "More": "one\ntwo"])
  }

  @Test("an invalid text with several lines is marked, and its field is focused")
  func invalid() async throws {
    let task = try await ask()
    var errors: [String] {
      stage.host.attached[shown]?.root.fields.map { $0.error?.value ?? "" } ?? []
    }
    stage.host.type(" \n ", into: 0, of: shown)
    stage.host.edit(1, of: shown)
    #expect(errors == ["Fill in this field.", ""])
    stage.host.type("x\ny", into: 0, of: shown)
    #expect(errors == ["No x.", ""])
    stage.host.edit(1, of: shown)
    stage.host.pressControlReturn(in: shown)
    #expect(stage.host.isEditing(0, of: shown) && stage.presenter.isShowing)
    task.cancel()
  }
}
