import Testing

@testable import UsherCore

@Suite("Copies of an overlay")
struct CopyOnWriteTests {
  /// The large values, each with a change.
  private static let changes:
    [(name: String, change: @Sendable (inout OverlayConfiguration) -> Void)] = [
      ("expansion", { $0.expansion = Expansion(after: .seconds(3)) }),
      ("swipe", { $0.swipe?.exitDuration = .milliseconds(10)...(.milliseconds(20)) }),
      ("backdrop", { $0.backdrop = Backdrop(isModal: true) }),
      ("entrance", { $0.entrance.fade = .linear(70) }),
      ("exit", { $0.exit.slide = nil }),
      ("replaced", { $0.replaced = .fadeIn }),
    ]

  @Test("an overlay's configuration is at most 344 bytes large")
  func size() {
    #expect(MemoryLayout<OverlayConfiguration>.size <= 344)
  }

  @Test("changing a copy doesn't affect the original")
  func independence() {
    for (name, change) in Self.changes {
      let original = OverlayConfiguration()
      var copy = original
      change(&copy)
      #expect(copy != original, "\(name)")
      #expect(original == OverlayConfiguration(), "\(name)")
      var other = OverlayConfiguration()
      change(&other)
      #expect(copy == other, "\(name)")
    }
  }
}
