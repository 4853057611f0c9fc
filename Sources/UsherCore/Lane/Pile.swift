/// The looks of a collapsed pile.
public struct Pile: Hashable, Sendable {
  /// How far each overlay peeks out behind the one before it, in points.
  public var peek: Double
  /// How much smaller each overlay is than the one before it, as a share; 0 to 1.
  public var shrink: Double
  /// How many are seen while the pile is collapsed, at least 1; those further back are invisible.
  public var visibleCount: Int
  /// The distance between two while the pile is expanded, in points.
  public var spacing: Double

  /// Makes a pile; the numbers are sonner's unless given: 14 points, 5 % and three at a time.
  public init(peek: Double = 14, shrink: Double = 0.05, visibleCount: Int = 3, spacing: Double = 14)
  {
    self.peek = peek
    self.shrink = shrink
    self.visibleCount = visibleCount
    self.spacing = spacing
  }
}
