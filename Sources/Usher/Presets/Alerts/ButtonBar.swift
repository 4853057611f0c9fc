public import UsherCore

/// A bar of buttons from edge to edge.
///
/// If there are few buttons, they are in a row, otherwise in a column.
public struct ButtonBar: Sendable {
  let buttons: [OverlayNode.Button]
  /// The color of the lines above and between the buttons.
  let separator: AdaptiveColor
  /// The maximum number of buttons in a row.
  let maximumButtonsPerRow: Int
  /// The minimum height of each button, in points.
  package let height: Double
  /// Whether the bar is hidden until its overlay expands.
  ///
  /// See `OverlayContent.collapsed`.
  let expands: Bool
  /// The distances between a button's edges and its label, in points.
  ///
  /// `nil` keeps each button's padding.
  let padding: Insets?

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - buttons: The buttons. A bar without buttons takes up no space. Buttons with the standard
  ///     style have a background only while they are pressed.
  ///   - separator: The color of the lines.
  ///   - maximumButtonsPerRow: The maximum number of buttons in a row. Values below 1 are treated
  ///     as 1.
  ///   - height: The minimum height of each button, in points. Values that are below 24 or not
  ///     finite are replaced by 50.
  ///   - expands: Whether the bar is hidden until its overlay expands.
  ///   - padding: The distances between a button's edges and its label, in points. `nil` keeps each
  ///     button's padding.
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

  /// Whether the buttons are laid out in a row.
  package var isRow: Bool { buttons.count <= maximumButtonsPerRow }

  /// The bar as a node, or `nil` if it has no buttons.
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

  private func row(of buttons: [OverlayNode], line: OverlayNode) -> OverlayNode {
    let pieces = buttons.prefix(1) + buttons.dropFirst().flatMap { [line, $0] }
    return .stack(
      OverlayNode.Stack(.horizontal, spacing: 0, alignment: .even, children: Array(pieces)))
  }
}

extension OverlayContent {
  /// Returns content that consists only of a bar of buttons.
  ///
  /// - Parameter bar: The buttons. `expands` is ignored, because the bar is the only content.
  /// - Returns: The content on a card that clips the buttons at its corners. It is empty if the bar
  ///   has no buttons.
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
