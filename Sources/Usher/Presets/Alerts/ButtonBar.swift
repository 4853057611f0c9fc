public import UsherCore

/// Buttons from edge to edge: side by side while they are few, and otherwise one below the other.
public struct ButtonBar: Sendable {
  /// The buttons, from the near side or from the top.
  public let buttons: [Node.Button]
  /// The colour of the lines above and between them.
  public let separator: AdaptiveColor
  /// How many stand side by side at most.
  public let mostSideBySide: Int
  /// How high each of them is at least, in points.
  public let height: Double
  /// Whether it shows itself half a second after its overlay has come; see `OverlayContent.folded`.
  public let unfolds: Bool
  /// Points between a button's edges and what it says; `nil` has each button keep those of its style.
  public let padding: Insets?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - buttons: What can be pressed; without any the bar takes no room. One of the standard style
  ///     has no ground but while it is pressed.
  ///   - separator: The colour of the lines.
  ///   - mostSideBySide: How many stand side by side at most; less than 1 counts as 1.
  ///   - height: The least height of each; not finite, or less than 24, counts as 50 points.
  ///   - unfolds: Whether it shows itself a little later.
  ///   - padding: Points around what a button says; `nil` has each keep those of its style.
  public init(
    _ buttons: [Node.Button], separator: AdaptiveColor = .separator, mostSideBySide: Int = 2,
    height: Double = 50, unfolds: Bool = false,
    padding: Insets? = Insets(horizontal: 5, vertical: 5)
  ) {
    self.buttons = buttons
    self.separator = separator
    self.mostSideBySide = max(mostSideBySide, 1)
    self.height =
      height.isFinite && height >= Node.ButtonStyle.leastTarget ? Length.mended(height) : 50
    self.unfolds = unfolds
    self.padding = padding
  }

  /// Whether its buttons stand side by side.
  public var isRow: Bool { buttons.count <= mostSideBySide }

  /// As a piece of content; `nil` without any button.
  public var node: Node? {
    guard !buttons.isEmpty else { return nil }
    let line = Node.divider(Node.Divider(color: separator))
    let shaped = buttons.map { button in
      Node.button(
        button.with(
          style: button.style.shaped(
            cornerRadius: 0, padding: padding ?? button.style.padding, height: height,
            instead: .plain)))
    }
    let pieces = isRow ? [line, row(of: shaped, line: line)] : shaped.flatMap { [line, $0] }
    return .stack(Node.Stack(.vertical, spacing: 0, alignment: .fill, children: pieces))
  }

  /// The buttons, each as wide as the others, with a line between two of them.
  private func row(of buttons: [Node], line: Node) -> Node {
    let pieces = buttons.prefix(1) + buttons.dropFirst().flatMap { [line, $0] }
    return .stack(Node.Stack(.horizontal, spacing: 0, alignment: .even, children: Array(pieces)))
  }
}
