/// The room of a list, and the rows of the list that fit.
package struct ListRoom: Equatable, Sendable {
  /// The heights of the rows, in points, the latest overlay first.
  let heights: [Double]
  /// The distance between two rows, in points.
  let spacing: Double
  /// The room for all rows, in points.
  let depth: Double
  /// The maximum number of rows that are seen.
  var maximumRows = Int.max
  /// The part of the room that is kept for the offer of what does not fit, in points; 0 for none.
  let offerDepth: Double

  /// The minimum height of the offer, in points: Usher's choice, more than the 24 that WCAG 2.2
  /// asks of a target.
  package static let minimumOfferHeight = 36.0

  /// The maximum radius of the offer's corners, in points: the offer is a capsule up to twice its
  /// minimum height, as with text at 310 %.
  package static let offerRadius = 36.0

  /// The number of replies that a lane lists, if its capacity is not greater: Usher's choice, so
  /// that the overlays of many works leave most of a phone's screen to the app.
  package static let usualRows = 3

  /// Whether all rows are seen, with what rounding may add.
  var isEnough: Bool {
    heights.count <= maximumRows && length(of: heights.indices) <= depth + 0.5
  }

  /// Returns the rows that are seen if the row with the number `first` is the latest of them; a
  /// number beyond the list counts as 0.
  ///
  /// These are all rows if all fit, and at least one.
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

  /// Returns the rows that are seen so that `row` is one of them, counted from the latest overlay.
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

  /// Returns the length of rows of the given heights, in points.
  static func length(of heights: ArraySlice<Double>, spacing: Double) -> Double {
    heights.reduce(spacing * Double(max(heights.count - 1, 0)), +)
  }
}
