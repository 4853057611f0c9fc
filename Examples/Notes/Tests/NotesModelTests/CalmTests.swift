import Testing
import Usher
import UsherTesting

@testable import NotesModel

@MainActor @Suite("The notes app while the user writes, and what the user has missed")
struct CalmTests {
  let host = HeadlessHost()
  let store = NotesStore()
  let model: NotesModel

  init() { model = NotesModel(store: store, presenter: Presenter(host: host)) }

  /// The first text of each visible overlay, back to front.
  var shown: [String?] { host.visibleTexts.map(\.first) }
  func pass(_ seconds: Int) { host.clock.advance(by: .seconds(seconds)) }

  @Test("messages about others wait in quiet, and one message says afterwards how many there were")
  func quiet() {
    model.isQuiet = true
    for title in ["A", "B", "C"] { model.arrived(title, from: "Ada") }
    pass(1)
    #expect(store.notes.map(\.title) == ["A", "B", "C"])
    #expect(shown == [])
    model.isQuiet = false
    pass(1)
    #expect(shown == ["3 messages"])
  }

  @Test("answers and a lost connection are shown in quiet, too")
  func loud() {
    model.isQuiet = true
    model.save("A")
    model.connectionLost {}
    pass(1)
    #expect(Set(shown) == ["Saved", "No connection"])
  }

  @Test("messages that nobody saw are counted in every window, until one shows the list")
  func missed() {
    let other = NotesModel(store: store, presenter: Presenter(host: HeadlessHost()))
    model.isQuiet = true
    for title in ["A", "B"] { model.arrived(title, from: "Ada") }
    pass(61)
    model.isQuiet = false
    #expect(shown == [])
    #expect(model.missedCount == 2 && other.missedCount == 2)
    model.showMessages()
    pass(1)
    #expect(host.visibleTexts.joined().contains("Ada added “B”"))
    #expect(model.missedCount == 0 && other.missedCount == 0)
  }
}
