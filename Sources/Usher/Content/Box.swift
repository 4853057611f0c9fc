public import UsherCore

extension OverlayNode {
  /// A node with its own surface, margins, padding or size.
  public struct Box: Sendable {
    /// The node in the box, or `nil` if the box shows only its surface.
    public internal(set) var child: OverlayNode?
    /// The surface, or `nil` if there is none.
    public internal(set) var style: OverlayStyle?
    /// The distances between the box's edges and its surface, in points.
    ///
    /// `left` is the leading side.
    public internal(set) var margins: Insets
    /// The distances between the surface's edges and the child, in points.
    ///
    /// `left` is the leading side.
    public internal(set) var padding: Insets
    /// The surface's width, in points, or `nil` to follow the child's width.
    public internal(set) var width: Double?
    /// The surface's preferred minimum width, in points, or `nil` to use the child's width.
    ///
    /// Unlike `width`, this width increases if the child needs more, and decreases if there is less
    /// space.
    public internal(set) var idealWidth: Double?
    /// The surface's height, in points, or `nil` to follow the child's height.
    public internal(set) var height: Double?
    /// The surface's minimum height, in points.
    ///
    /// This minimum applies only if `height` is `nil`.
    public internal(set) var minimumHeight: Double
    /// Whether the box keeps its natural width in a row, for example as a badge.
    ///
    /// Otherwise, a box with a flexible child gets a share of the remaining width.
    public internal(set) var hugsContent: Bool
    /// The opacity of the box and its content, from 0 to 1.
    ///
    /// At 0, the box still takes up space.
    public internal(set) var opacity: Double

    /// Creates a box.
    ///
    /// Lengths are clamped to 0...10,000 points. Lengths that aren't finite are replaced by 0. The
    /// opacity is clamped to 0...1, and NaN is treated as 1.
    public init(
      _ child: OverlayNode? = nil, style: OverlayStyle? = nil, margins: Insets = .zero,
      padding: Insets = .zero,
      width: Double? = nil, idealWidth: Double? = nil, height: Double? = nil,
      minimumHeight: Double = 0, hugsContent: Bool = false,
      opacity: Double = 1
    ) {
      self.child = child
      self.style = style
      self.margins = Length.mended(margins)
      self.padding = Length.mended(padding)
      self.width = width.map(Length.mended)
      self.idealWidth = idealWidth.map(Length.mended)
      self.height = height.map(Length.mended)
      self.minimumHeight = Length.mended(minimumHeight)
      self.hugsContent = hugsContent
      self.opacity = Self.mended(opacity: opacity)
    }

    static func mended(opacity: Double) -> Double {
      opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }
  }

  /// A node that scrolls vertically if its content is taller than the available space.
  public struct Scroll: Sendable {
    /// The content that scrolls.
    public internal(set) var child: OverlayNode
    /// The maximum height, in points, or `nil` to use the content's height.
    public let maximumHeight: Double?

    /// Creates a scrolling node.
    ///
    /// A maximum height that is below 1 or not finite is replaced by 240 points.
    public init(_ child: OverlayNode, maximumHeight: Double? = nil) {
      self.child = child
      self.maximumHeight = maximumHeight.map { Length.mendedSize($0, usual: 240) }
    }
  }
}
