import Testing
import Usher

@Suite("Copies of content")
struct ContentCopyTests {
  /// Each part with a change.
  private static let changes: [(name: String, change: @Sendable (inout OverlayContent) -> Void)] = [
    ("root", { $0.root = .text(OverlayNode.Text("other")) }),
    ("style", { $0.style = .clear }),
    ("scrim", { $0.scrim = .clear }),
    ("folded", { $0.collapsed = .text(OverlayNode.Text("short")) }),
    ("appearance", { $0.appearance = .dark }),
    ("haptic", { $0.haptic = .warning }),
    ("semantics", { $0.semantics = Semantics(label: "label") }),
  ]

  @Test("copies share storage, so a copy takes one machine word")
  func size() {
    #expect(MemoryLayout<OverlayContent>.size == MemoryLayout<Int>.size)
  }

  @Test("changing a copy doesn't change the original")
  func independence() {
    for (name, change) in Self.changes {
      let original = OverlayContent.words("hello")
      let before = original.parts
      var copy = original
      change(&copy)
      #expect(copy.parts != before, "\(name)")
      #expect(original.parts == before, "\(name)")
    }
  }
}

extension OverlayContent {
  /// The parts as text, because nodes can't be compared.
  fileprivate var parts: [String] {
    let parts: [any Sendable] = [
      root, style, scrim, collapsed as any Sendable, appearance as any Sendable,
      haptic as any Sendable, semantics,
    ]
    return parts.map { "\($0)" }
  }
}
