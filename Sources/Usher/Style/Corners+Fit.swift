public import UsherCore

extension Corners {
  /// The same corners with radii that fit a surface: where two on one edge are longer together than
  /// that, all four are shrunk alike.
  ///
  /// On a surface without area all are square.
  public func fitted(in size: Size) -> Corners {
    let room = room(in: size)
    guard room < 1 else { return self }
    return Corners(
      topLeft: topLeft * room, topRight: topRight * room, bottomRight: bottomRight * room,
      bottomLeft: bottomLeft * room, curve: curve)
  }

  /// How much earlier than circles the corners of a surface begin to bend, in radii: as much as there
  /// is room for, alike for all, so that a surface as round as can be has half circles for ends.
  func smoothing(in size: Size) -> Double {
    switch curve {
    case .circular: 0
    case .continuous: min(max(room(in: size) - 1, 0), CornerCurve.fullSmoothing)
    }
  }

  /// How many times the radii could be as large before two on one edge met.
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
