/// The places of an attended group's overlays.
///
/// They don't change until the user's attention ends.
package struct StillGroup: Equatable, Sendable {
  package let placement: OverlayPosition
  package let floor: Floor
  /// The start of the user's attention.
  package let since: Instant
  /// The distance by which other lanes move the overlays inwards, in points.
  package internal(set) var shift: Double
  /// The distance from the start of the room to the list, in points, or 0 if the list isn't
  /// centered.
  package let start: Double
  package internal(set) var rows: [StillRow]

  package init(
    placement: OverlayPosition, floor: Floor, since: Instant, shift: Double, start: Double,
    rows: [StillRow]
  ) {
    self.placement = placement
    self.floor = floor
    self.since = since
    self.shift = shift
    self.start = start
    self.rows = rows
  }

  /// Whether the pointer rests at the place of a removed overlay.
  var hasPointer: Bool { rows.contains { $0.place == .gone } }

  /// The places of overlays that exit under the pointer.
  var gaps: [Span] {
    rows.compactMap { row in
      switch row.place {
      case .left(let span): span
      case .seen, .gone, .hidden: nil
      }
    }
  }

  func place(of id: OverlayID) -> StillRow.Place? { rows.first { $0.id == id }?.place }
}

package struct StillRow: Equatable, Sendable {
  package let id: OverlayID
  package internal(set) var place: Place

  package init(id: OverlayID, place: Place) {
    self.id = id
    self.place = place
  }

  /// The place of an overlay in a list.
  ///
  /// Spans are distances inwards from the list's edge.
  package enum Place: Equatable, Sendable {
    /// The overlay is visible, or exits without the pointer over it.
    case seen(Span)
    /// The overlay exits under the pointer, and its place stays empty.
    case left(Span)
    /// The overlay was removed under the pointer, and the pointer still rests there.
    case gone
    /// The overlay is hidden at this distance from the edge, because the list is full.
    case hidden(Double)
  }
}

/// The layout of a list that the user attends to, in which overlays move only if necessary.
struct StillList: Equatable, Sendable {
  /// The overlays, the latest first.
  let members: [Member]
  /// The places of overlays that exit under the pointer.
  ///
  /// These places stay empty.
  let gaps: [Span]
  /// The distance between two overlays, in points.
  let spacing: Double
  /// The room for overlays that enter or have to move, in points.
  let room: Double
  /// The start of the list, in points.
  let start: Double
  /// The maximum number of overlays.
  ///
  /// Further entering overlays are hidden.
  var maximumRows = Int.max

  struct Member: Equatable, Sendable {
    let height: Double
    /// The overlay's previous place, or `nil` if it enters.
    let place: StillRow.Place?
    let isAttended: Bool
  }

  /// The span of each overlay, or `nil` if the overlay doesn't fit.
  ///
  /// If an overlay changes its size:
  /// - An attended overlay keeps its outer edge if it fits in the room.
  /// - An overlay further out than the innermost attended overlay keeps its inner edge, and is
  ///   hidden if it doesn't fit.
  /// - An overlay further in keeps its outer edge, or moves inwards to make space. It is hidden if
  ///   it doesn't fit in the room.
  ///
  /// An entering overlay uses the first gap that is large enough, or the inner end.
  var spans: [Span?] {
    var spans = [Span?](repeating: nil, count: members.count)
    var taken = gaps
    func occupy(_ index: Int, _ span: Span) {
      spans[index] = span
      taken.append(span)
    }
    let known = members.indices.compactMap { index in span(of: index).map { (index, $0) } }
      .sorted { $0.1.start < $1.1.start }
    var end = -Double.infinity
    for (index, old) in known where members[index].isAttended {
      var span = placed(index, from: old, behind: end)
      if span.end > max(room + 0.5, old.end) {
        span = span.moved(by: max(room - span.end, -span.start))
      }
      occupy(index, span)
      end = span.end + spacing
    }
    let innermost = taken.map { $0.start }.max() ?? -.infinity
    let outer = known.filter { !members[$0.0].isAttended && $0.1.start < innermost }
    // Overlays that don't grow are first, so that growing overlays can't use their places.
    for (index, old) in outer.filter({ growth(of: $0.0, from: $0.1) <= 0 })
      + outer.filter({ growth(of: $0.0, from: $0.1) > 0 })
    {
      let start = old.start - growth(of: index, from: old)
      let span = Span(start: start, end: start + members[index].height)
      if isFree(span, besides: taken) { occupy(index, span) }
    }
    end = taken.map { $0.end + spacing }.max() ?? -.infinity
    for (index, old) in known where !members[index].isAttended && old.start >= innermost {
      let span = placed(index, from: old, behind: end)
      guard span.end <= max(room + 0.5, old.end) else { continue }
      occupy(index, span)
      end = span.end + spacing
    }
    for index in members.indices where isNew(index) && taken.count < maximumRows {
      let starts = [start] + taken.map { $0.end + spacing }.sorted()
      let free = starts.map { Span(start: $0, end: $0 + members[index].height) }
        .first { isFree($0, besides: taken) }
      if let free, free.end <= room + 0.5 { occupy(index, free) }
    }
    return spans
  }

  /// Returns the span of an overlay that keeps its outer edge, or that starts at `end` if
  /// necessary.
  private func placed(_ index: Int, from old: Span, behind end: Double) -> Span {
    let start = end > old.start + Self.rounding ? end : old.start
    return Span(start: start, end: start + members[index].height)
  }

  private func growth(of index: Int, from old: Span) -> Double {
    let growth = members[index].height - (old.end - old.start)
    return abs(growth) > Self.rounding ? growth : 0
  }

  /// The tolerance for rounding, in points.
  private static let rounding = 0.01

  /// Returns the place at which an overlay was visible, or `nil` if it was hidden or is new.
  private func span(of index: Int) -> Span? {
    switch members[index].place {
    case .seen(let span), .left(let span): span
    case .hidden, .gone, nil: nil
    }
  }

  private func isNew(_ index: Int) -> Bool {
    switch members[index].place {
    case nil, .gone: true
    case .seen, .left, .hidden: false
    }
  }

  private func isFree(_ span: Span, besides taken: [Span]) -> Bool {
    span.start >= -Self.rounding
      && taken.allSatisfy {
        span.end + spacing <= $0.start + Self.rounding
          || $0.end + spacing <= span.start + Self.rounding
      }
  }
}
