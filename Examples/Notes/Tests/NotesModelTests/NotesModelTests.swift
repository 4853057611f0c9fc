import Testing
import Usher
import UsherTesting

@testable import NotesModel

@MainActor @Suite("The notes app without a window")
struct NotesModelTests {
  let host = HeadlessHost()
  let presenter: Presenter
  let store = NotesStore(["A", "B", "C"])
  let model: NotesModel

  init() {
    presenter = Presenter(host: host)
    model = NotesModel(store: store, presenter: presenter)
  }

  var titles: [String] { store.notes.map(\.title) }
  var deletedForGood: [String] { store.deletedForGood.map(\.title) }
  /// The first text of each visible overlay, back to front.
  var shown: [String?] { host.visibleTexts.map(\.first) }
  func enter() { host.clock.advance(by: .seconds(1)) }

  @Test("a saved note is in the list, and a message says so for its time")
  func saved() {
    model.save("D")
    model.save("E")
    enter()
    #expect(titles == ["A", "B", "C", "D", "E"])
    #expect(host.visibleTexts == [["Saved"]])
    host.clock.advance(by: .seconds(10))
    #expect(host.visibleTexts == [])
    #expect(host.clock.isIdle)
  }

  /// Deletes a note, and waits until its message is requested.
  @discardableResult
  func delete(_ note: Int) async throws -> Task<Void, Never> {
    let (id, count) = (store.notes[note].id, store.notes.count)
    let task = Task { await model.delete(id) }
    try await host.clock.wait { store.notes.count < count && presenter.isShowing }
    enter()
    return task
  }

  @Test("a deleted note returns to its place once, at the press of Undo")
  func undone() async throws {
    let task = try await delete(1)
    #expect(titles == ["A", "C"])
    #expect(host.visibleTexts == [["“B” deleted", "Undo"]])
    let message = try #require(presenter.shown.first)
    host.pressButton(0, of: message)
    try await host.clock.value(of: task)
    #expect(titles == ["A", "B", "C"])
    host.pressButton(0, of: message)
    host.clock.advance(by: .seconds(10))
    #expect(titles == ["A", "B", "C"])
    #expect(deletedForGood == [])
  }

  @Test("a deleted note is gone for good after its time")
  func goneForGood() async throws {
    let task = try await delete(1)
    host.clock.advance(by: .seconds(3))
    #expect(deletedForGood == [])
    host.clock.advance(by: .seconds(10))
    try await host.clock.value(of: task)
    #expect(titles == ["A", "C"])
    #expect(deletedForGood == ["B"])
  }

  @Test("notes that are deleted one after the other return together, each to its place")
  func undoneTogether() async throws {
    let tasks = [try await delete(2), try await delete(0)]
    #expect(host.visibleTexts == [["2 notes deleted", "Undo"]])
    host.pressButton(0, of: presenter.shown[0])
    for task in tasks { try await host.clock.value(of: task) }
    #expect(titles == ["A", "B", "C"])
  }

  @Test("a deleted note is gone for good when the window closes")
  func closed() async throws {
    let task = try await delete(1)
    host.closeWindow()
    try await host.clock.value(of: task)
    #expect(deletedForGood == ["B"])
  }

  @Test("a message about sending goes with the note's page")
  func sending() {
    var page: OverlayOwner? = OverlayOwner()
    if let page {
      model.send(from: page)
      model.send(from: page)
    }
    enter()
    #expect(shown == ["There is no connection."])
    page = nil
    enter()
    #expect(shown == [])
  }

  @Test("a question decides whether all notes go", arguments: [(0, 3), (1, 0)])
  func asked(button: Int, left: Int) async throws {
    let task = Task { try await model.deleteAll() }
    try await host.clock.wait { presenter.isShowing }
    let question = presenter.shown[0]
    #expect(host.focus == question)
    #expect(host.semantics[question]?.isModal == true)
    store.add("D")
    host.pressButton(button, of: question)
    try await host.clock.value(of: task)
    #expect(store.notes.count == left + 1)
    #expect(deletedForGood.count == 3 - left)
  }

  @Test("an empty list asks nothing")
  func nothingToAsk() async throws {
    let tasks = [try await delete(0), try await delete(0), try await delete(0)]
    host.clock.advance(by: .seconds(30))
    for task in tasks { try await host.clock.value(of: task) }
    try await model.deleteAll()
    #expect(!presenter.isShowing)
  }

  @Test("a question stops the message that it covers, and leaves the banner")
  func covered() async throws {
    model.connectionLost {}
    model.save("D")
    enter()
    let task = Task { try await model.deleteAll() }
    try await host.clock.wait { presenter.shown.count == 3 }
    host.clock.advance(by: .seconds(20))
    #expect(shown == ["No connection", "Saved", "Delete all notes?"])
    host.pressButton(0, of: presenter.shown[2])
    try await host.clock.value(of: task)
    host.clock.advance(by: .seconds(10))
    #expect(shown == ["No connection"])
  }

  @Test("a banner is there once, stays, and tries again once")
  func offline() {
    var retries = 0
    model.connectionLost { retries += 1 }
    model.connectionLost { retries += 1 }
    host.clock.advance(by: .seconds(60))
    #expect(shown == ["No connection"])
    host.pressButton(0, of: presenter.shown[0])
    enter()
    #expect(retries == 1)
    #expect(!presenter.isShowing)
  }

  @Test("a form that is sent without a name says so until there is one, and renames")
  func renamed() async throws {
    let task = Task { try await model.rename(store.notes[0].id) }
    try await host.clock.wait { presenter.isShowing }
    enter()
    let form = try #require(presenter.shown.first)
    host.type("  ", of: form)
    host.pressReturn(in: form)
    #expect(host.visibleTexts.first?.contains("A note needs a name.") == true)
    enter()
    #expect(presenter.shown == [form])
    host.type("Ada", of: form)
    #expect(host.visibleTexts.first?.contains("A note needs a name.") == false)
    host.pressReturn(in: form)
    try await host.clock.value(of: task)
    enter()
    #expect(titles == ["Ada", "B", "C"])
    #expect(!presenter.isShowing)
  }

  @Test("two windows show the same notes, each with its own messages")
  func twoWindows() {
    let other = Presenter(host: HeadlessHost(clock: host.clock))
    var changes = 0
    store.addObserver(other) { changes += 1 }
    NotesModel(store: store, presenter: other).save("D")
    #expect(changes == 1)
    #expect(other.isShowing)
    #expect(!presenter.isShowing)
    #expect(titles == ["A", "B", "C", "D"])
  }
}
