public import UsherCore

/// The areas of a link's words, for a host that places a control above them.
public struct LinkAreas: Equatable, Sendable {
  /// The smallest frame that includes all areas, in the text's coordinates.
  ///
  /// It is empty if no word is visible, for example because of a line limit.
  public let frame: OverlayRect
  /// One area for each line, in the coordinates of `frame`.
  public let lines: [OverlayRect]

  /// The corner radius of an area, in points.
  public static let cornerRadius = 4.0

  /// The distance by which an area extends beyond the words at both sides, in points.
  private static let margin = 2.0

  /// Creates the areas from the frames of the words on each line, in the text's coordinates.
  ///
  /// The areas have whole points and are two points wider at both sides.
  public init(_ words: [OverlayRect]) {
    let areas = words.map { word in
      let (left, right) = (word.minX - Self.margin, word.maxX + Self.margin)
      return (
        left: left.rounded(.down), right: right.rounded(.up), top: word.minY.rounded(.down),
        bottom: word.maxY.rounded(.up)
      )
    }
    let (x, y) = (areas.map(\.left).min() ?? 0, areas.map(\.top).min() ?? 0)
    frame = OverlayRect(
      x: x, y: y, width: (areas.map(\.right).max() ?? x) - x,
      height: (areas.map(\.bottom).max() ?? y) - y)
    lines = areas.map {
      OverlayRect(
        x: $0.left - x, y: $0.top - y, width: $0.right - $0.left, height: $0.bottom - $0.top)
    }
  }

  /// Returns whether a point in the coordinates of `frame` is in an area.
  public func contains(_ point: OverlayPoint) -> Bool { lines.contains { $0.contains(point) } }
}
