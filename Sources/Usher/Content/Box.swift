public import UsherCore

extension OverlayNode {
  /// A node on a surface of its own, or with margins, padding or a size of its own.
  public struct Box: Sendable {
    /// The node in the box; `nil` for a surface alone.
    public internal(set) var child: OverlayNode?
    /// The surface; `nil` for none.
    public internal(set) var style: OverlayStyle?
    /// The distances between the box's edges and its surface, in points; `left` is the leading
    /// side.
    public internal(set) var margins: Insets
    /// The distances between the surface's edges and the child, in points; `left` is the leading
    /// side.
    public internal(set) var padding: Insets
    /// The surface's width, in points; `nil` follows the child's width.
    public internal(set) var width: Double?
    /// The least width that the surface asks for, in points; `nil` for its child's.
    ///
    /// Unlike `width` it gives way: to a child that needs more, and to a room that has less.
    public internal(set) var idealWidth: Double?
    /// The surface's height, in points; `nil` follows the child's height.
    public internal(set) var height: Double?
    /// The surface's minimum height where `height` is `nil`, in points.
    public internal(set) var minimumHeight: Double
    /// Whether the box keeps its natural width in a row, as a badge does, instead of taking a share
    /// of the remaining width with its child.
    public internal(set) var hugsContent: Bool
    /// The opacity of the box and everything in it, from 0 to 1; at 0 the box still takes room.
    public internal(set) var opacity: Double

    /// Makes a box; a length that is not finite or negative counts as 0, a length beyond 10,000
    /// points as 10,000.
    ///
    /// The opacity is clamped to 0...1; NaN counts as 1.
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

  /// A node that scrolls vertically when its content is higher than its room.
  public struct Scroll: Sendable {
    /// The scrolling content.
    public internal(set) var child: OverlayNode
    /// The maximum height, in points; `nil` for as much as the content needs.
    public let maximumHeight: Double?

    /// Makes a scrolling node; a maximum height that is not finite or less than 1 counts as 240
    /// points.
    public init(_ child: OverlayNode, maximumHeight: Double? = nil) {
      self.child = child
      self.maximumHeight = maximumHeight.map { Length.mendedSize($0, usual: 240) }
    }
  }
}
