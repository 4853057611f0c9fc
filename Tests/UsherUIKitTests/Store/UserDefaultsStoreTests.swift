#if UIKIT_STAND_IN
import Foundation
import Testing
import Usher
import UsherUIKit

@MainActor
@Suite("The store in the user's defaults")
struct UserDefaultsStoreTests {
  @Test("values are stored under the prefix, listed without it, and leave the app's values alone")
  func values() throws {
    let suite = "usher.tests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set("app", forKey: "answer:a")
    let store = OverlayUserDefaultsStore(defaults)
    #expect(store.keys == [] && store["answer:a"] == nil)
    store["answer:a"] = "true"
    store.update("showings:ü\n") { $0 ?? "1 2.0" }
    store.update("showings:ü\n") { $0.map { $0 + " 3.0" } }
    #expect(store.keys == ["answer:a", "showings:ü\n"])
    #expect(defaults.string(forKey: "Usher.answer:a") == "true")
    #expect(OverlayUserDefaultsStore(defaults)["showings:ü\n"] == "1 2.0 3.0")
    #expect(OverlayUserDefaultsStore(defaults, prefix: "Other.").keys == [])
    store.resetAll()
    #expect(store.keys == [] && defaults.string(forKey: "answer:a") == "app")
  }
}
#endif
