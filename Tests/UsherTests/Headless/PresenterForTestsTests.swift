import Testing
import Usher
import UsherTesting

@MainActor
@Suite("A presenter for tests")
struct PresenterForTestsTests {
  private let presenter = Presenter.test()

  @Test("what can be seen has its texts, its buttons and its place, back to front")
  func visible() {
    presenter.maximumVisible = 2
    presenter.present(.notification(title: "First", text: "Text", button: .button("Open")))
    presenter.present(.toast("Second").duration(.seconds(2)))
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.visible.map(\.texts) == [["First", "Text", "Open"], ["Second"]])
    #expect(presenter.visible.map(\.title) == ["First", "Second"])
    #expect(presenter.visible.map(\.buttons) == [["Open"], []])
    #expect(presenter.visible.map(\.id) == presenter.shown)
    #expect(presenter.visible.allSatisfy { $0.frame.size.width > 100 && $0.frame.minY > 0 })
    presenter.clock.advance(by: .seconds(3))
    #expect(presenter.visible.map(\.title) == ["First"])
  }

  @Test("a press reaches the front button with its title, and only if there is one")
  func press() {
    var pressed: [String] = []
    presenter.maximumVisible = 2
    for name in ["back", "front"] {
      presenter.present(
        .notification(title: name, button: .button("Open") { pressed.append(name) })
          .duration(.infinite))
    }
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.press("Close all") && presenter.press("Open"))
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.press("Open") && pressed == ["front", "back"])
  }

  @Test("a text is typed into the field with its label, and only if there is one")
  func type() async throws {
    let task = Task {
      try await presenter.form("New", fields: [.text("Name"), .text("Mail")], action: "Add")
    }
    try await presenter.clock.wait { presenter.isShowing }
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.type("ada@example.org", into: "Mail"))
    #expect(!presenter.type("x", into: "Phone") && presenter.press("Add"))
    #expect(
      try await presenter.clock.value(of: task) == ["Name": "", "Mail": "ada@example.org"])
  }

  @Test("presenters may share a clock")
  func clock() {
    let other = Presenter.test(clock: presenter.clock)
    other.present(.toast("Brief").duration(.seconds(1)))
    presenter.clock.advance(by: .seconds(3))
    #expect(other.visible.isEmpty && !other.isShowing)
  }
}
