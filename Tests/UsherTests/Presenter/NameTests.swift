import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Names")
struct NameTests {
  @Test("an overlay is found by its name while it waits or is shown")
  func found() {
    let stage = Stage()
    let first = stage.presenter.present(.words("1"), as: .lasting, name: "a")
    let second = stage.presenter.present(.words("2"), as: .lasting, name: "a")
    #expect(stage.presenter.ids(.named("a")) == [second.id, first.id])
    #expect(stage.presenter.handles(.named("a")).map(\.id) == [second.id, first.id])
    #expect(stage.presenter.isShowing("a"))
    #expect(stage.presenter.isWaiting("a"))
    #expect(!stage.presenter.isShowing("b"))
    #expect(stage.presenter.name(of: first.id) == "a")
    #expect(stage.presenter.name(of: OverlayID(99)) == nil)
    #expect(stage.presenter.handle(of: second.id) === second)
  }

  @Test("a name is removed with its last request")
  func forgotten() {
    let stage = Stage()
    for number in 0..<10_000 {
      let handle = stage.presenter.present(.words("x"), as: .lasting, name: "name \(number)")
      handle.dismiss()
      stage.advance(200)
      if number > 20 { break }
    }
    for number in 0..<1000 { stage.presenter.present(.words(""), name: "empty \(number)") }
    let bad = OverlayConfiguration(lifetime: .timed(.seconds(-1)))
    for number in 0..<1000 { stage.presenter.present(.words("x"), as: bad, name: "bad \(number)") }
    #expect(stage.presenter.names.count == 0)
    #expect(stage.presenter.handles.isEmpty)
  }

  @Test("a removed name gets a new number when it's used again")
  func numbers() {
    var table = NameTable()
    let (a, b) = (table.intern("a"), table.intern("b"))
    #expect(table.intern("a") == a)
    table.release(a)
    #expect(table.name(for: "a") == a)
    table.release(a)
    #expect(table.name(for: "a") == nil)
    #expect(table.string(for: a) == nil)
    let again = table.intern("a")
    #expect(![a, b].contains(again))
    #expect(table.string(for: again) == "a")
    #expect(table.count == 2)
  }
}
