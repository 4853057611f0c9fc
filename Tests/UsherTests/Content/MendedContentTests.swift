import Testing
import Usher

@Suite("Content with invalid numbers")
struct MendedContentTests {
  @Test("a negative or nonfinite stack spacing becomes 0", arguments: Lengths.mended)
  func spacing(_ given: Double, _ expected: Double) {
    #expect(OverlayNode.Stack(.vertical, spacing: given, children: []).spacing == expected)
  }

  @Test("a negative or nonfinite padding becomes 0 at that edge", arguments: Lengths.mended)
  func padding(_ given: Double, _ expected: Double) {
    let edges: [WritableKeyPath<Insets, Double>] = [\.top, \.left, \.bottom, \.right]
    for edge in edges {
      var (padding, mended) = (
        Insets(horizontal: 3, vertical: 4), Insets(horizontal: 3, vertical: 4)
      )
      padding[keyPath: edge] = given
      mended[keyPath: edge] = expected
      #expect(OverlayNode.Stack(.vertical, padding: padding, children: []).padding == mended)
    }
  }

  @Test("a text size below 1 or nonfinite becomes 15", arguments: Lengths.sizes)
  func textSize(_ given: Double, _ expected: Double?) {
    #expect(OverlayNode.Text("words", size: given).font.size == expected ?? 15)
  }

  @Test(
    "a text has at least one line",
    arguments: [(nil, nil), (Int.min, 1), (-1, 1), (0, 1), (1, 1), (7, 7)] as [(Int?, Int?)])
  func lineLimit(_ given: Int?, _ expected: Int?) {
    #expect(OverlayNode.Text("words", lineLimit: given).lineLimit == expected)
  }

  @Test(
    "control characters except tabs and line breaks are removed",
    arguments: [
      ("a\u{0}b", "ab"), ("\u{1B}[31mred\u{7F}\u{9C}", "[31mred"),
      ("one\ttwo\r\nthree", "one\ttwo\r\nthree"),
      ("\u{0}", ""), ("👩‍👩‍👧 é", "👩‍👩‍👧 é"),
    ])
  func controlCharacters(_ given: String, _ expected: String) {
    #expect(OverlayNode.Text(given).string == expected)
    let button = OverlayNode.Button(label: OverlayNode.Text("+"), description: given)
    #expect(button.description == expected)
    #expect(OverlayNode.Image(.icon("mail"), label: given).label == expected)
    let semantics = Semantics(label: given, description: given)
      .resolved(for: .text(OverlayNode.Text("words")), as: OverlayConfiguration())
    #expect(semantics.label == expected)
    #expect(semantics.description == expected)
  }

  @Test("an image size below 1 or nonfinite becomes 24", arguments: Lengths.sizes)
  func imageSize(_ given: Double, _ expected: Double?) {
    #expect(
      OverlayNode.Image(.icon("mail"), size: given).size
        == OverlaySize(width: expected ?? 24, height: expected ?? 24))
    #expect(
      OverlayNode.Image.icon("mail", size: given).size
        == OverlaySize(width: expected ?? 24, height: expected ?? 24))
  }

  @Test(
    "a box's opacity is clamped to 0...1, and NaN becomes 1",
    arguments: [(-1, 0), (0, 0), (0.4, 0.4), (1, 1), (.infinity, 1), (.nan, 1)]
      as [(Double, Double)])
  func opacity(_ given: Double, _ expected: Double) {
    #expect(OverlayNode.Box(opacity: given).opacity == expected)
  }
}
