package import UsherCore

/// The radii of a surface's four corners.
public struct Corners: Hashable, Sendable {
  /// The radius at the top left, in points.
  public let topLeft: Double
  /// The radius at the top right, in points.
  public let topRight: Double
  /// The radius at the bottom right, in points.
  public let bottomRight: Double
  /// The radius at the bottom left, in points.
  public let bottomLeft: Double
  /// The shape of the corners.
  public let curve: Curve

  /// Creates corners.
  ///
  /// A radius that is negative or not finite is replaced by 0. The maximum is 10,000 points. If the
  /// radii don't fit a surface, all are reduced by the same factor when the surface is drawn.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0,
    curve: Curve = .circular
  ) {
    self.topLeft = Length.mended(topLeft)
    self.topRight = Length.mended(topRight)
    self.bottomRight = Length.mended(bottomRight)
    self.bottomLeft = Length.mended(bottomLeft)
    self.curve = curve
  }

  /// Returns four corners with the same radius, in points.
  public static func all(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  /// Creates some round corners with the same radius, in points, and makes the other corners
  /// square.
  public init(_ radius: Double, at corners: OverlayCornerSet) {
    func length(at corner: OverlayCornerSet) -> Double { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: length(at: .topLeft), topRight: length(at: .topRight),
      bottomRight: length(at: .bottomRight), bottomLeft: length(at: .bottomLeft))
  }

  /// Returns round corners at the top and square corners at the bottom.
  public static func top(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(topLeft: radius, topRight: radius, curve: curve)
  }

  /// Returns round corners at the bottom and square corners at the top.
  public static func bottom(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  /// Four square corners.
  public static let none = Corners()

  /// The maximum distance from a corner at which an edge starts to bend, in points.
  ///
  /// It applies to surfaces that are large enough.
  package var extent: Double {
    let radius = max(topLeft, topRight, bottomRight, bottomLeft)
    return switch curve {
    case .circular: radius
    case .continuous: radius * (1 + CornerCurve.fullSmoothing)
    }
  }

  /// Whether all four corners are square.
  public var areSquare: Bool {
    topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
  }

  /// The shape of a round corner.
  public enum Curve: Hashable, Sendable, CaseIterable {
    /// A quarter circle.
    case circular
    /// A curve that starts to bend gradually, like the corners on iOS.
    case continuous
  }
}

extension Corners {
  /// Returns the corners with radii that fit a surface of the given size.
  ///
  /// If the sum of two radii on an edge exceeds the edge, all four radii are reduced by the same
  /// factor. On a surface without area, all corners are square.
  package func fitted(in size: OverlaySize) -> Corners {
    let room = room(in: size)
    guard room < 1 else { return self }
    return Corners(
      topLeft: topLeft * room, topRight: topRight * room, bottomRight: bottomRight * room,
      bottomLeft: bottomLeft * room, curve: curve)
  }

  /// Returns the smoothing of the corners, as a multiple of the radius.
  ///
  /// It is the additional distance from the corner at which the curve starts to bend, compared with
  /// a circle. Because it is limited by the space on the edges, the ends of a capsule remain
  /// semicircles.
  func smoothing(in size: OverlaySize) -> Double {
    switch curve {
    case .circular: 0
    case .continuous: min(max(room(in: size) - 1, 0), CornerCurve.fullSmoothing)
    }
  }

  /// Returns the factor by which the radii could grow before two radii on an edge would meet.
  private func room(in size: OverlaySize) -> Double {
    let edges = [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ]
    return edges.reduce(.infinity) { least, edge in
      edge.1 > 0 ? min(least, max(edge.0, 0) / edge.1) : least
    }
  }
}

/// Corners of a surface.
///
/// Left and right are the same in all languages.
public struct OverlayCornerSet: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = OverlayCornerSet(rawValue: 1)
  /// The top right corner.
  public static let topRight = OverlayCornerSet(rawValue: 2)
  /// The bottom right corner.
  public static let bottomRight = OverlayCornerSet(rawValue: 4)
  /// The bottom left corner.
  public static let bottomLeft = OverlayCornerSet(rawValue: 8)
  /// The top corners.
  public static let top: OverlayCornerSet = [.topLeft, .topRight]
  /// The bottom corners.
  public static let bottom: OverlayCornerSet = [.bottomLeft, .bottomRight]
  /// Every corner.
  public static let all: OverlayCornerSet = [.top, .bottom]
}
