/// The rows of a list that fit in its room.
package struct ListRoom: Equatable, Sendable {
  /// The heights of the rows, in points, the latest overlay first.
  let heights: [Double]
  /// The distance between two rows, in points.
  let spacing: Double
  /// The room for all rows, in points.
  let depth: Double
  /// The maximum number of visible rows.
  var maximumRows = Int.max
  /// The part of the room reserved for the offer to show hidden overlays, in points, or 0 if there
  /// is no offer.
  let offerDepth: Double

  /// The minimum height of the offer, in points.
  ///
  /// Usher's choice: more than the 24 that WCAG 2.2 requires.
  package static let minimumOfferHeight = 36.0

  /// The maximum radius of the offer's corners, in points.
  ///
  /// If the offer is at most 72 points high, as with text at 310 %, it is therefore a capsule.
  package static let offerRadius = 36.0

  /// The maximum number of replies in a lane's list, unless its capacity is greater.
  ///
  /// Usher's choice: most of a phone's screen stays free.
  package static let usualRows = 3

  /// Whether all rows fit, with a tolerance for rounding.
  var isEnough: Bool {
    heights.count <= maximumRows && length(of: heights.indices) <= depth + 0.5
  }

  /// Returns all rows if they fit, or as many rows as fit from `first`, at least one.
  ///
  /// If `first` isn't a row, the result starts at 0.
  func rows(from first: Int) -> Range<Int> {
    guard !isEnough else { return heights.indices }
    let room = depth - offerDepth
    let start = heights.indices.contains(first) ? first : 0
    var rows = start..<start + 1
    while rows.upperBound < heights.count, rows.count < maximumRows,
      length(of: start..<rows.upperBound + 1) <= room + 0.5
    {
      rows = start..<rows.upperBound + 1
    }
    return rows
  }

  /// Returns the page of rows that contains `row`, if the user pages from the latest overlay.
  func rows(showing row: Int) -> Range<Int> {
    var rows = rows(from: 0)
    while !rows.contains(row), rows.upperBound < heights.count {
      rows = self.rows(from: rows.upperBound)
    }
    return rows
  }

  private func length(of rows: Range<Int>) -> Double {
    Self.length(of: heights[rows], spacing: spacing)
  }

  static func length(of heights: ArraySlice<Double>, spacing: Double) -> Double {
    heights.reduce(spacing * Double(max(heights.count - 1, 0)), +)
  }
}
