public import UsherCore

extension OverlayNode {
  /// Nodes in a row or a column, or over each other.
  ///
  /// `RowLayout` says how the nodes of a row share its width. Right-to-left languages reverse rows.
  /// Where a row is too narrow for the labels of its buttons on one line each, or for 200 points of
  /// the text beside them, the buttons move below the text, to the trailing side; equally wide
  /// pieces stand in a column there.
  ///
  /// ```swift
  /// let column = OverlayNode.Stack(
  ///   .vertical, spacing: 4, alignment: .leading,
  ///   children: [.text(OverlayNode.Text("Sending")), .text(OverlayNode.Text("2 of 5", size: 13))])
  /// presenter.present(Overlay(OverlayContent(.stack(column))))
  /// ```
  public struct Stack: Sendable {
    /// The direction in which the children follow each other.
    public let axis: Axis
    /// The distance between two children, in points; ignored along the depth.
    public let spacing: Double
    /// The place of the children across the axis.
    public let alignment: Alignment
    /// The place of children within the height of a stack along the depth.
    public internal(set) var depthAlignment = OverlayVerticalAlignment.top
    /// The distances between the stack's edges and its children, in points; `left` is the leading
    /// side.
    public internal(set) var padding: Insets
    /// Whether a row of equally wide buttons, where it is too narrow, begins at the bottom, as in
    /// alerts, whose last button is the most likely one.
    public let stacksUpward: Bool
    /// The children in reading order; empty texts take no room.
    public internal(set) var children: [OverlayNode]

    /// Makes a stack; a length that is not finite or negative counts as 0, a length beyond 10,000
    /// points as 10,000.
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
      /// From back to front: each child lies over the children before it, at `depthAlignment`. A
      /// child that takes remaining height is as high as the stack.
      case depth
    }

    /// The place of children across a stack's axis; along the depth, the place within the stack's
    /// width.
    public enum Alignment: Hashable, Sendable {
      /// At the top of a row; at the leading side of a column.
      case leading
      /// In the middle.
      case center
      /// At the bottom of a row; at the trailing side of a column.
      case trailing
      /// From one edge to the other.
      case fill
      /// From one edge to the other, and in a row all children equally wide.
      case even
    }
  }

  /// Empty room between two nodes.
  public struct Spacer: Sendable {
    /// The minimum length along the stack, in points.
    public let least: Double
    /// Whether the spacer also takes a share of the remaining room.
    public let isFlexible: Bool

    /// Makes a spacer; a length that is not finite or negative counts as 0, a length beyond 10,000
    /// points as 10,000.
    public init(_ least: Double = 0, isFlexible: Bool = true) {
      self.least = Length.mended(least)
      self.isFlexible = isFlexible
    }
  }

  /// A dividing line between two nodes: horizontal in a column, vertical in a row.
  public struct Divider: Sendable {
    /// The line's color.
    public internal(set) var color: AdaptiveColor
    /// The line's thickness, in points.
    public let thickness: Double

    /// Makes a line; a thickness that is not finite or less than 1 counts as 1 point.
    public init(color: AdaptiveColor = .separator, thickness: Double = 1) {
      self.color = color
      self.thickness = Length.mendedSize(thickness, usual: 1)
    }
  }
}
