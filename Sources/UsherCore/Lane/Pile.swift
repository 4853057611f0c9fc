/// The appearance of a collapsed pile.
public struct Pile: Hashable, Sendable {
  /// The visible strip of each overlay behind the next, in points.
  public var peek: Double
  /// The share by which each overlay is smaller than the overlay in front of it, from 0 to 1.
  public var shrink: Double
  /// The number of visible overlays while the pile is collapsed; less than 1 counts as 1.
  ///
  /// Overlays further back are invisible.
  public var visibleCount: Int
  /// The distance between two overlays while the pile is spread out, in points.
  public var spacing: Double

  /// Creates a pile; the defaults are sonner's: 14 points, 5 % and three overlays.
  public init(peek: Double = 14, shrink: Double = 0.05, visibleCount: Int = 3, spacing: Double = 14)
  {
    self.peek = peek
    self.shrink = shrink
    self.visibleCount = visibleCount
    self.spacing = spacing
  }
}
