public import UsherCore

/// An icon drawn by lines and areas in one colour, as sharp at any size.
public struct Glyph: Hashable, Sendable {
  /// The side of the square that its coordinates count in.
  public let side: Double
  /// What it is made of, drawn one over the other in the same colour.
  public let shapes: [Shape]

  /// Makes a glyph; a side that is not finite, or less than 1, counts as 24.
  public init(side: Double = 24, shapes: [Shape]) {
    self.side = Length.mendedSize(side, usual: 24)
    self.shapes = shapes
  }

  /// An area or a line.
  public struct Shape: Hashable, Sendable {
    /// Its outline.
    public let path: [Step]
    /// How it is drawn.
    public let paint: Paint

    /// Makes a shape.
    public init(_ path: [Step], _ paint: Paint = .fill) {
      self.path = path
      self.paint = paint
    }
  }

  /// How a path is drawn.
  public enum Paint: Hashable, Sendable {
    /// Filled; where its parts overlap an even number of times, a hole is left.
    case fill
    /// As a line of this width, with round ends and corners.
    case line(width: Double)
  }

  /// A step of a pen.
  public enum Step: Hashable, Sendable {
    /// Goes somewhere without drawing.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a cubic Bézier curve by its two control points.
    case curve(Point, Point, to: Point)
    /// Draws a whole circle by itself.
    case circle(center: Point, radius: Double)
    /// Goes back to where this part began.
    case close
  }
}
