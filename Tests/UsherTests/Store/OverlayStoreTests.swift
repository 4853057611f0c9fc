import Testing

@testable import Usher
@testable import UsherTesting

@MainActor
@Suite("Stores")
struct OverlayStoreTests {
  @Test("the entries are sorted by the app's keys, and unreadable values are left out")
  func entries() {
    let store = OverlayMemoryStore([
      "showings:b": "3 1.0 2.5", "answer:c": "true", "answer:b": "2/3", "showings:a": "many",
      "answer:": "false", "other": "1", "showings:d": "2",
    ])
    #expect(
      store.entries == [
        OverlayStoreEntry(key: "", kind: .answer("false")),
        OverlayStoreEntry(key: "b", kind: .answer("2/3")),
        OverlayStoreEntry(key: "b", kind: .showings(count: 3, last: 2.5)),
        OverlayStoreEntry(key: "c", kind: .answer("true")),
        OverlayStoreEntry(key: "d", kind: .showings(count: 2, last: nil)),
      ])
    store.reset("b")
    #expect(store.keys == ["answer:", "answer:c", "other", "showings:a", "showings:d"])
    store.resetAll()
    #expect(store.keys == [])
  }

  @Test("a presenter's store wins over that of all presenters, which wins over its memory")
  func choice() async {
    await Presenter.withOwnDefault {
      let (first, second) = (Stage().presenter, Stage().presenter)
      let (own, common) = (OverlayMemoryStore(), OverlayMemoryStore())
      #expect(first.store === first.store)
      #expect(first.store !== second.store)
      Presenter.defaultStore = common
      #expect(first.store === common && second.store === common)
      first.store = own
      #expect(first.store === own && second.store === common)
      Presenter.defaultStore = nil
      #expect(first.store === own && second.store !== common)
    }
    #expect(Presenter.defaultStore == nil)
  }

  @Test("the date of a manual clock advances with the clock and during sleep, and can be set")
  func date() {
    let clock = ManualClock()
    let start = clock.secondsSince1970
    #expect(start == 1_767_225_600)
    clock.advance(by: .seconds(2))
    clock.sleep(for: .seconds(60))
    #expect(clock.secondsSince1970 == start + 62)
    clock.secondsSince1970 = 5
    clock.advance(by: .milliseconds(500))
    #expect(clock.secondsSince1970 == 5.5)
    #expect(clock.now == .origin.advanced(by: .milliseconds(2500)))
  }

  @Test("the system's date is after this test was written")
  func systemDate() {
    #expect(SystemTime.secondsSince1970 > 1_760_000_000)
  }
}
