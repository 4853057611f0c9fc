package import Usher

/// A timeline laid out as rectangles and texts, ready to draw.
package struct TimelineChart: Hashable, Sendable {
  /// The chart's size, in points.
  package let size: OverlaySize
  /// The vertical lines, limited by the space for their labels.
  package private(set) var ticks: [Tick] = []
  package private(set) var names: [Words] = []
  package private(set) var bars: [Bar] = []
  package private(set) var ends: [Words] = []

  /// A vertical line that marks a time.
  package struct Tick: Hashable, Sendable {
    /// The distance from the left edge, in points.
    package let x: Double
    /// The label, such as "2 s".
    package let text: String

    /// The area of the label, centered above the line.
    package var label: OverlayRect {
      OverlayRect(
        x: x - TimelineChart.labelWidth / 2, y: 0, width: TimelineChart.labelWidth, height: 18)
    }
  }

  /// A bar for a span.
  ///
  /// Its length corresponds to the span's duration.
  package struct Bar: Hashable, Sendable {
    package let frame: OverlayRect
    package let state: Timeline.State
    /// The text on the bar, truncated if it is too long, or an empty string.
    package let text: String
  }

  /// A text in a row.
  package struct Words: Hashable, Sendable {
    package let text: String
    /// The area available for the text.
    package let frame: OverlayRect
  }

  /// The height of a row, in points.
  package static let rowHeight = 30.0
  /// The height of the times above the rows, in points.
  package static let header = 24.0
  private static let barHeight = 20.0
  /// The width of a line's label, in points.
  private static let labelWidth = 44.0
  /// The possible times between two vertical lines, in seconds.
  private static let steps = [1, 2, 5, 10, 20, 30, 60]

  /// Lays out a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The timeline to show.
  ///   - width: The width of the chart, at least 280 points.
  ///   - span: The duration that the chart covers, at least 1 s. Earlier parts, and requests that
  ///     ended earlier, are omitted.
  package init(_ timeline: Timeline, width: Double, span: Duration = .seconds(12)) {
    let span = max(span, .seconds(1))
    let width = max(width, 280)
    // The column of titles, and the space on the right for the last end.
    let nameWidth = min(150, width * 0.3)
    let margin = min(110, width * 0.25)
    let first = timeline.rows.flatMap { $0.moments }.min() ?? timeline.now
    let start = max(first, timeline.now.advanced(by: .zero - span))
    let rows = timeline.rows.filter { row in row.end.map { $0.moment >= start } ?? true }
    size = OverlaySize(
      width: width, height: Self.header + Double(max(rows.count, 1)) * Self.rowHeight)
    let perSecond = (width - nameWidth - margin) / (span / .seconds(1))
    func x(_ moment: Instant) -> Double {
      nameWidth + max(start.duration(to: moment) / .seconds(1), 0) * perSecond
    }
    let zero = first.duration(to: start) / .seconds(1)
    let last = Int(zero + span / .seconds(1))
    let step = Self.steps.first { Double($0) * perSecond >= Self.labelWidth } ?? last + 1
    for second in Int(zero.rounded(.up))...max(last, Int(zero.rounded(.up)))
    where second.isMultiple(of: step) {
      ticks.append(
        Tick(x: x(first.advanced(by: .seconds(second))), text: "\(second) s"))
    }
    for (index, row) in rows.enumerated() {
      let y = Self.header + Double(index) * Self.rowHeight
      let barY = y + (Self.rowHeight - Self.barHeight) / 2
      names.append(
        Words(
          text: row.title,
          frame: OverlayRect(x: 0, y: y, width: nameWidth - 10, height: Self.rowHeight)))
      for span in row.spans where span.end > start {
        let (left, right) = (x(span.start), x(span.end))
        bars.append(
          Bar(
            frame: OverlayRect(
              x: left, y: barY, width: max(right - left, 1), height: Self.barHeight),
            state: span.state, text: span.reason))
      }
      if let end = row.end {
        let left = x(end.moment) + 6
        ends.append(
          Words(
            text: end.reason,
            frame: OverlayRect(x: left, y: y, width: max(width - left, 40), height: Self.rowHeight))
        )
      }
    }
  }
}

extension Timeline.Row {
  /// The moments when a span started or the request ended.
  fileprivate var moments: [Instant] { spans.map(\.start) + (end.map { [$0.moment] } ?? []) }
}
