public import UsherCore

extension OverlayNode {
  /// Nodes in a row, in a column or on top of each other.
  ///
  /// `RowLayout` shares the width of a row among its nodes. Rows are mirrored in right-to-left
  /// languages.
  ///
  /// A row can be too narrow to show each button label on one line, or to leave 200 points for the
  /// text next to the buttons. In that case, the buttons move below the text, to the trailing side.
  /// If the row's alignment is `even`, the row becomes a column instead. Images move above or below
  /// the text if less than 120 points remain for the text.
  ///
  /// ```swift
  /// let column = OverlayNode.Stack(
  ///   .vertical, spacing: 4, alignment: .leading,
  ///   children: [.text(OverlayNode.Text("Sending")), .text(OverlayNode.Text("2 of 5", size: 13))])
  /// presenter.present(Overlay(OverlayContent(.stack(column))))
  /// ```
  public struct Stack: Sendable {
    /// The direction in which the children are laid out.
    public let axis: Axis
    /// The distance between two children, in points.
    ///
    /// The distance is ignored if the axis is `depth`.
    public let spacing: Double
    /// The alignment of the children across the axis.
    public let alignment: Alignment
    /// The vertical alignment of the children if the axis is `depth`.
    public internal(set) var depthAlignment = OverlayVerticalAlignment.top
    /// The distances between the stack's edges and its children, in points.
    ///
    /// `left` is the leading side.
    public internal(set) var padding: Insets
    /// Whether an `even` row that is too narrow becomes a column in reverse order.
    ///
    /// Alerts use this, because the user is most likely to press the last button.
    public let stacksUpward: Bool
    /// The children in reading order.
    ///
    /// Empty texts take up no space.
    public internal(set) var children: [OverlayNode]

    /// Creates a stack.
    ///
    /// Lengths are clamped to 0...10,000 points. Lengths that aren't finite are replaced by 0.
    public init(
      _ axis: Axis, spacing: Double = 8, alignment: Alignment = .center, padding: Insets = .zero,
      stacksUpward: Bool = false, children: [OverlayNode]
    ) {
      self.axis = axis
      self.spacing = Length.mended(spacing)
      self.alignment = alignment
      self.padding = Length.mended(padding)
      self.stacksUpward = stacksUpward
      self.children = children
    }

    /// The direction of a stack.
    public enum Axis: Hashable, Sendable {
      /// From the leading to the trailing side.
      case horizontal
      /// From top to bottom.
      case vertical
      /// From back to front.
      ///
      /// Each child is drawn on top of the previous children, at `depthAlignment`. A child that
      /// uses remaining height is as tall as the stack.
      case depth
    }

    /// The alignment of children across a stack's axis, or horizontally if the axis is `depth`.
    public enum Alignment: Hashable, Sendable {
      /// At the top of a row, or at the leading side of a column.
      case leading
      /// In the middle.
      case center
      /// At the bottom of a row, or at the trailing side of a column.
      case trailing
      /// From one edge to the other.
      case fill
      /// From one edge to the other.
      ///
      /// In a row, all children are equally wide.
      case even
    }
  }

  /// Empty space between two nodes.
  public struct Spacer: Sendable {
    /// The minimum length along the stack, in points.
    public let least: Double
    /// Whether the spacer also gets a share of the remaining space.
    public let isFlexible: Bool

    /// Creates a spacer.
    ///
    /// Lengths are clamped to 0...10,000 points. Lengths that aren't finite are replaced by 0.
    public init(_ least: Double = 0, isFlexible: Bool = true) {
      self.least = Length.mended(least)
      self.isFlexible = isFlexible
    }
  }

  /// A line between two nodes: horizontal in a column, vertical in a row.
  public struct Divider: Sendable {
    /// The line's color.
    public internal(set) var color: AdaptiveColor
    /// The line's thickness, in points.
    public let thickness: Double

    /// Creates a line.
    ///
    /// A thickness that is below 1 or not finite is replaced by 1 point.
    public init(color: AdaptiveColor = .separator, thickness: Double = 1) {
      self.color = color
      self.thickness = Length.mendedSize(thickness, usual: 1)
    }
  }
}
