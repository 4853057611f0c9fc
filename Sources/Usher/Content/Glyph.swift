public import UsherCore

/// An icon drawn by lines and areas in one color, sharp at any size.
public struct Glyph: Hashable, Sendable {
  /// The side of the square that the coordinates of the shapes refer to.
  public let side: Double
  /// The shapes, drawn over each other in the same color.
  public let shapes: [Shape]

  /// Makes a glyph; a side that is not finite or less than 1 counts as 24.
  public init(side: Double = 24, shapes: [Shape]) {
    self.side = Length.mendedSize(side, usual: 24)
    self.shapes = shapes
  }

  /// A filled area or a line.
  public struct Shape: Hashable, Sendable {
    /// The shape's path.
    public let path: [Step]
    /// The way of drawing the path: filled, or as a line.
    public let paint: Paint

    /// Makes a shape.
    public init(_ path: [Step], _ paint: Paint = .fill) {
      self.path = path
      self.paint = paint
    }
  }

  /// The way of drawing a path.
  public enum Paint: Hashable, Sendable {
    /// An area filled by the even-odd rule: parts that overlap an even number of times are holes.
    case fill
    /// A line of this width, with round ends and corners.
    case line(width: Double)
  }

  /// A step of a path.
  public enum Step: Hashable, Sendable {
    /// Moves to a point without drawing.
    case move(OverlayPoint)
    /// Draws a straight line.
    case line(OverlayPoint)
    /// Draws a cubic Bézier curve with two control points.
    case curve(OverlayPoint, OverlayPoint, to: OverlayPoint)
    /// Draws a whole circle as a part of its own.
    case circle(center: OverlayPoint, radius: Double)
    /// Draws a line back to the start of the current part.
    case close
  }
}
