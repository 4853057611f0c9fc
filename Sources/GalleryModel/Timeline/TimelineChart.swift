package import Usher

/// A timeline as rectangles and words, for whoever can draw those.
package struct TimelineChart: Hashable, Sendable {
  /// How large it is, in points.
  package let size: Size
  /// Upright lines with the time they stand for.
  package private(set) var ticks: [Tick] = []
  /// The requests' names.
  package private(set) var names: [Words] = []
  /// How they stood.
  package private(set) var bars: [Bar] = []
  /// How they ended.
  package private(set) var ends: [Words] = []

  /// An upright line.
  package struct Tick: Hashable, Sendable {
    /// Points from the left.
    package let x: Double
    /// What it stands for, such as "2 s".
    package let text: String
  }

  /// A bar, as long as what it tells took.
  package struct Bar: Hashable, Sendable {
    /// Where it lies.
    package let frame: Rect
    /// What it tells.
    package let state: Timeline.State
    /// What is written on it, cut where it does not fit; empty for nothing.
    package let text: String
  }

  /// Words in a row.
  package struct Words: Hashable, Sendable {
    /// What they say.
    package let text: String
    /// Where there is room for them.
    package let frame: Rect
  }

  /// The height of a row, in points.
  package static let rowHeight = 30.0
  /// The height of the line of times above the rows.
  package static let header = 24.0
  /// The width of the names.
  package static let nameWidth = 150.0
  private static let barHeight = 20.0
  /// What is kept free at the right for the last end.
  private static let margin = 110.0

  /// Lays a timeline out.
  ///
  /// - Parameters:
  ///   - timeline: What to show.
  ///   - width: How wide it is to be; at least 400 points.
  ///   - span: How much time there is room for; less than a second counts as one. What lies further
  ///     back than that is left out, and with it the rows of those that ended before.
  package init(_ timeline: Timeline, width: Double, span: Duration = .seconds(12)) {
    let span = max(span, .seconds(1))
    let width = max(width, 400)
    let first = timeline.rows.flatMap { $0.moments }.min() ?? timeline.now
    let start = max(first, timeline.now.advanced(by: .zero - span))
    let rows = timeline.rows.filter { row in row.end.map { $0.moment >= start } ?? true }
    size = Size(
      width: width, height: Self.header + Double(max(rows.count, 1)) * Self.rowHeight)
    let perSecond = (width - Self.nameWidth - Self.margin) / (span / .seconds(1))
    func x(_ moment: Instant) -> Double {
      Self.nameWidth + max(start.duration(to: moment) / .seconds(1), 0) * perSecond
    }
    let zero = first.duration(to: start) / .seconds(1)
    let last = Int(zero + span / .seconds(1))
    for second in Int(zero.rounded(.up))...max(last, Int(zero.rounded(.up))) {
      ticks.append(
        Tick(x: x(first.advanced(by: .seconds(second))), text: "\(second) s"))
    }
    for (index, row) in rows.enumerated() {
      let y = Self.header + Double(index) * Self.rowHeight
      let barY = y + (Self.rowHeight - Self.barHeight) / 2
      names.append(
        Words(
          text: row.title,
          frame: Rect(x: 0, y: y, width: Self.nameWidth - 10, height: Self.rowHeight)))
      for span in row.spans where span.end > start {
        let (left, right) = (x(span.start), x(span.end))
        bars.append(
          Bar(
            frame: Rect(x: left, y: barY, width: max(right - left, 1), height: Self.barHeight),
            state: span.state, text: span.reason))
      }
      if let end = row.end {
        let left = x(end.moment) + 6
        ends.append(
          Words(
            text: end.reason,
            frame: Rect(x: left, y: y, width: max(width - left, 40), height: Self.rowHeight)))
      }
    }
  }
}

extension Timeline.Row {
  /// When something began or ended.
  fileprivate var moments: [Instant] { spans.map(\.start) + (end.map { [$0.moment] } ?? []) }
}
