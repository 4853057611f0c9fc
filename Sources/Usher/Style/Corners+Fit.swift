public import UsherCore

extension Corners {
  /// Returns the corners with radii that fit a surface of `size`: where two radii on one edge add
  /// up to more than the edge, all four are shrunk by the same factor.
  ///
  /// On a surface without area all corners are square.
  public func fitted(in size: Size) -> Corners {
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
  func smoothing(in size: Size) -> Double {
    switch curve {
    case .circular: 0
    case .continuous: min(max(room(in: size) - 1, 0), CornerCurve.fullSmoothing)
    }
  }

  /// Returns the factor by which the radii could grow before two radii on one edge met.
  private func room(in size: Size) -> Double {
    let edges = [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ]
    return edges.reduce(.infinity) { least, edge in
      edge.1 > 0 ? min(least, max(edge.0, 0) / edge.1) : least
    }
  }
}
