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

  /// Makes corners; a radius that is not finite or negative counts as 0, a radius beyond 10,000
  /// points as 10,000.
  ///
  /// Radii that do not fit a surface are all shrunk by the same factor when the surface is drawn.
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

  /// Makes round corners with one radius, in points, and square ones.
  public init(_ radius: Double, at corners: OverlayCornerSet) {
    func length(at corner: OverlayCornerSet) -> Double { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: length(at: .topLeft), topRight: length(at: .topRight),
      bottomRight: length(at: .bottomRight), bottomLeft: length(at: .bottomLeft))
  }

  /// Returns two round corners at the top and square ones at the bottom.
  public static func top(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(topLeft: radius, topRight: radius, curve: curve)
  }

  /// Returns two round corners at the bottom and square ones at the top.
  public static func bottom(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  /// Four square corners.
  public static let none = Corners()

  /// The greatest distance from a corner at which an edge begins to bend, in points, on a surface
  /// with room for it.
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
    /// A curve that bends gradually, without a visible beginning, as the corners of iOS do.
    case continuous
  }
}

extension Corners {
  /// Returns the corners with radii that fit a surface of `size`: where two radii on one edge add
  /// up to more than the edge, all four are shrunk by the same factor.
  ///
  /// On a surface without area all corners are square.
  package func fitted(in size: OverlaySize) -> Corners {
    let room = room(in: size)
    guard room < 1 else { return self }
    return Corners(
      topLeft: topLeft * room, topRight: topRight * room, bottomRight: bottomRight * room,
      bottomLeft: bottomLeft * room, curve: curve)
  }

  /// Returns the smoothing of all corners of a surface: the extra distance from the corner,
  /// compared with circles, at which they begin to bend, in radii.
  ///
  /// The smoothing is limited by the room on the edges, so the fully rounded ends of a capsule stay
  /// half circles.
  func smoothing(in size: OverlaySize) -> Double {
    switch curve {
    case .circular: 0
    case .continuous: min(max(room(in: size) - 1, 0), CornerCurve.fullSmoothing)
    }
  }

  /// Returns the factor by which the radii could grow before two radii on one edge met.
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

/// Corners of a surface; left and right are the same in all languages.
public struct OverlayCornerSet: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = OverlayCornerSet(rawValue: 1)
  /// The upper right corner.
  public static let topRight = OverlayCornerSet(rawValue: 2)
  /// The lower right corner.
  public static let bottomRight = OverlayCornerSet(rawValue: 4)
  /// The lower left corner.
  public static let bottomLeft = OverlayCornerSet(rawValue: 8)
  /// The upper corners.
  public static let top: OverlayCornerSet = [.topLeft, .topRight]
  /// The lower corners.
  public static let bottom: OverlayCornerSet = [.bottomLeft, .bottomRight]
  /// Every corner.
  public static let all: OverlayCornerSet = [.top, .bottom]
}
