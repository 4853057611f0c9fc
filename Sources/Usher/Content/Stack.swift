public import UsherCore

extension Node {
  /// Pieces in a row or a column, or one over the other.
  ///
  /// `RowLayout` says how the pieces of a row share its width. Right-to-left languages reverse
  /// rows.
  public struct Stack: Sendable {
    /// Which way the pieces follow each other.
    public let axis: Axis
    /// Points between two pieces; without effect along the depth.
    public let spacing: Double
    /// Where pieces stand across the axis.
    public let alignment: Alignment
    /// Points between the stack's edges and its pieces; `left` is the side where reading begins.
    public let padding: Insets
    /// The pieces, in reading order; empty texts take no room.
    public let children: [Node]

    /// Makes a stack; a length that is not finite, or negative, counts as 0, and one beyond
    /// 10,000 points as that.
    public init(
      _ axis: Axis, spacing: Double = 8, alignment: Alignment = .center, padding: Insets = .zero,
      children: [Node]
    ) {
      self.axis = axis
      self.spacing = Length.mended(spacing)
      self.alignment = alignment
      self.padding = Length.mended(padding)
      self.children = children
    }

    /// The direction of a stack.
    public enum Axis: Hashable, Sendable {
      /// From one side to the other, as the language is read.
      case horizontal
      /// From top to bottom.
      case vertical
      /// Towards the person: each at the top of the stack, over those before it; one that grows down is as
      /// high as the stack.
      case depth
    }

    /// The place of pieces across a stack's axis; of those one over the other, along its width.
    public enum Alignment: Hashable, Sendable {
      /// At the top of a row, at the reading side of a column.
      case leading
      /// In the middle.
      case center
      /// At the bottom of a row, at the far side of a column.
      case trailing
      /// From one edge to the other.
      case fill
      /// From one edge to the other, and in a row each piece as wide as the others.
      case even
    }
  }
}
