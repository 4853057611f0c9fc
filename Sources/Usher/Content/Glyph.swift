public import UsherCore

/// An icon that is drawn using lines and areas in one color, and is sharp at any size.
public struct Glyph: Hashable, Sendable {
  /// The side length of the square that contains the coordinates of the shapes.
  public let side: Double
  /// The shapes, drawn over each other in the same color.
  public let shapes: [Shape]

  /// Creates a glyph.
  ///
  /// A side that is below 1 or not finite is replaced by 24.
  public init(side: Double = 24, shapes: [Shape]) {
    self.side = Length.mendedSize(side, usual: 24)
    self.shapes = shapes
  }

  /// A filled area or a line.
  public struct Shape: Hashable, Sendable {
    /// The shape's path.
    public let path: [Step]
    /// How the path is drawn.
    public let paint: Paint

    /// Creates a shape.
    public init(_ path: [Step], _ paint: Paint = .fill) {
      self.path = path
      self.paint = paint
    }
  }

  /// How a path is drawn.
  public enum Paint: Hashable, Sendable {
    /// An area filled using the even-odd rule.
    ///
    /// Parts that overlap an even number of times are holes.
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
    /// Draws a complete circle as a separate part.
    case circle(center: OverlayPoint, radius: Double)
    /// Draws a line to the start of the current part.
    case close
  }
}
