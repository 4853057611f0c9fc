public import UsherCore

/// A bar of buttons from edge to edge: side by side while they are few, otherwise one below the
/// other.
public struct ButtonBar: Sendable {
  /// The buttons, from the leading side or from the top.
  let buttons: [OverlayNode.Button]
  /// The color of the lines above and between the buttons.
  let separator: AdaptiveColor
  /// The greatest number of buttons that stand side by side.
  let maximumButtonsPerRow: Int
  /// The minimum height of each button, in points.
  package let height: Double
  /// Whether the bar is hidden until its overlay expands; see `OverlayContent.collapsed`.
  let expands: Bool
  /// The distances between a button's edges and its label, in points; `nil` for the padding of each
  /// button's style.
  let padding: Insets?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - buttons: The buttons; an empty bar takes no room. Buttons of the standard style have a
  ///     background only while pressed.
  ///   - separator: The color of the lines.
  ///   - maximumButtonsPerRow: The greatest number of buttons side by side; less than 1 counts as
  ///     1.
  ///   - height: The minimum height of each button in points; 50 if it is not finite or less than
  ///     24.
  ///   - expands: Whether the bar is hidden until its overlay expands.
  ///   - padding: The distances around a button's label, in points; `nil` for the padding of each
  ///     button's style.
  public init(
    _ buttons: [OverlayNode.Button], separator: AdaptiveColor = .separator,
    maximumButtonsPerRow: Int = 2,
    height: Double = 50, expands: Bool = false,
    padding: Insets? = Insets(horizontal: 5, vertical: 5)
  ) {
    self.buttons = buttons
    self.separator = separator
    self.maximumButtonsPerRow = max(maximumButtonsPerRow, 1)
    self.height =
      height.isFinite && height >= OverlayNode.ButtonStyle.minimumTarget
      ? Length.mended(height) : 50
    self.expands = expands
    self.padding = padding
  }

  /// Whether the buttons stand side by side.
  package var isRow: Bool { buttons.count <= maximumButtonsPerRow }

  /// The bar as a node; `nil` for an empty bar.
  package var node: OverlayNode? {
    guard !buttons.isEmpty else { return nil }
    let line = OverlayNode.divider(OverlayNode.Divider(color: separator))
    let shaped = buttons.map { button in
      OverlayNode.button(
        button.with(
          style: button.style.shaped(
            cornerRadius: 0, padding: padding ?? button.style.padding, height: height,
            instead: .plain)))
    }
    let pieces = isRow ? [line, row(of: shaped, line: line)] : shaped.flatMap { [line, $0] }
    return .stack(OverlayNode.Stack(.vertical, spacing: 0, alignment: .fill, children: pieces))
  }

  /// Returns a row of equally wide buttons with a line between two of them.
  private func row(of buttons: [OverlayNode], line: OverlayNode) -> OverlayNode {
    let pieces = buttons.prefix(1) + buttons.dropFirst().flatMap { [line, $0] }
    return .stack(
      OverlayNode.Stack(.horizontal, spacing: 0, alignment: .even, children: Array(pieces)))
  }
}

extension OverlayContent {
  /// Returns a bar of buttons and nothing else.
  ///
  /// - Parameter bar: The buttons; `expands` is ignored, because nothing would be shown before.
  /// - Returns: The content, on a card that clips the buttons at its corners; empty for a bar
  ///   without buttons.
  public static func buttonBar(_ bar: ButtonBar) -> OverlayContent {
    OverlayContent(bar.node ?? .stack(OverlayNode.Stack(.vertical, children: [])), style: .cut)
  }
}

extension OverlayStyle {
  /// A card that clips content at its corners, such as buttons from edge to edge.
  static let cut = OverlayStyle(
    background: .color(.card), cornerRadius: 16, border: OverlayBorder(.separator),
    clipsContent: true)
}
