public import UsherCore

extension Node {
  /// A piece on a surface of its own, or in a room of its own.
  public struct Box: Sendable {
    /// What stands in it; `nil` leaves only the surface.
    public let child: Node?
    /// The surface; `nil` draws none.
    public let style: Style?
    /// Points between the box's edges and its surface; `left` is the side where reading begins.
    public let margins: Insets
    /// Points between the surface's edges and the child.
    public let padding: Insets
    /// How wide the surface is, in points; `nil` is as wide as the child.
    public let width: Double?
    /// How high the surface is, in points; `nil` is as high as the child.
    public let height: Double?
    /// How strongly it and everything in it is drawn, from 0 to 1; it takes its room at 0, too.
    public let opacity: Double

    /// Makes a box; a length that is not finite, or negative, counts as 0, and one beyond
    /// 10,000 points as that.
    ///
    /// An opacity outside of 0 to 1 counts as the nearer of both, and one that is not a number as 1.
    public init(
      _ child: Node? = nil, style: Style? = nil, margins: Insets = .zero, padding: Insets = .zero,
      width: Double? = nil, height: Double? = nil, opacity: Double = 1
    ) {
      self.child = child
      self.style = style
      self.margins = Length.mended(margins)
      self.padding = Length.mended(padding)
      self.width = width.map(Length.mended)
      self.height = height.map(Length.mended)
      self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }
  }
}
