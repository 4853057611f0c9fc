/// The places of the overlays of one lane, one placement and one floor, which stay while the user
/// attends to one of them.
package struct StillGroup: Equatable, Sendable {
  package let placement: OverlayPosition
  package let floor: Floor
  /// The moment at which the user's attention began.
  package let since: Instant
  /// The distance by which the overlays lie further inwards for other lanes, in points.
  package internal(set) var shift: Double
  /// Where the list begins: the distance from the start of the room in the middle, and 0 at an
  /// edge, in points.
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

  /// Whether the pointer rests where an overlay was.
  var hasPointer: Bool { rows.contains { $0.place == .gone } }

  /// The places of overlays that left under the pointer and are still on their way out.
  var gaps: [Span] {
    rows.compactMap { row in
      switch row.place {
      case .left(let span): span
      case .seen, .gone, .hidden: nil
      }
    }
  }

  /// Returns the place of an overlay; `nil` for an unknown overlay.
  func place(of id: OverlayID) -> StillRow.Place? { rows.first { $0.id == id }?.place }
}

/// One overlay of a group that stays while the user attends to one of its overlays.
package struct StillRow: Equatable, Sendable {
  package let id: OverlayID
  package internal(set) var place: Place

  package init(id: OverlayID, place: Place) {
    self.id = id
    self.place = place
  }

  /// The place of an overlay in a list; a span is a part of the way inwards from the list's edge.
  package enum Place: Equatable, Sendable {
    /// The overlay is seen, or is on its way out without the pointer.
    case seen(Span)
    /// The overlay is on its way out under the pointer, and its place stays empty.
    case left(Span)
    /// The overlay has gone from under the pointer, which rests there.
    case gone
    /// The list has no room for the overlay, which lies hidden at this distance from the edge.
    case hidden(Double)
  }
}

/// The rule by which overlays of a list make room for each other while the user attends to one of
/// them.
struct StillList: Equatable, Sendable {
  /// The overlays, the latest first.
  let members: [Member]
  /// The places that stay empty.
  let gaps: [Span]
  /// The distance between two overlays, in points.
  let spacing: Double
  /// The room for overlays that come or have to move, in points.
  let room: Double
  /// Where the list begins, in points.
  let start: Double
  /// The number of overlays beyond which none that comes is seen.
  var maximumRows = Int.max

  /// An overlay of the list.
  struct Member: Equatable, Sendable {
    let height: Double
    /// The overlay's place so far; `nil` for an overlay that comes.
    let place: StillRow.Place?
    let isAttended: Bool
  }

  /// The place of each overlay; `nil` for one that has no room.
  ///
  /// An attended overlay keeps its outer edge, unless it grows out of the room. Another one that
  /// changes its size keeps the edge towards the innermost attended overlay. What lies further in
  /// makes room, and what lies further out and has grown too much is hidden. An overlay that comes
  /// lies in the first gap, counted from the edge, or at the inner end.
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
    // Those that do not need more room go first.
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

  /// Returns the place of an overlay that keeps its outer edge, or lies right behind `end`.
  private func placed(_ index: Int, from old: Span, behind end: Double) -> Span {
    let start = end > old.start + Self.rounding ? end : old.start
    return Span(start: start, end: start + members[index].height)
  }

  /// Returns the distance by which an overlay is higher than its place so far.
  private func growth(of index: Int, from old: Span) -> Double {
    let growth = members[index].height - (old.end - old.start)
    return abs(growth) > Self.rounding ? growth : 0
  }

  /// The distance that rounding may add or take away, in points.
  private static let rounding = 0.01

  /// The place at which an overlay was seen so far; `nil` for none.
  private func span(of index: Int) -> Span? {
    switch members[index].place {
    case .seen(let span), .left(let span): span
    case .hidden, .gone, nil: nil
    }
  }

  /// Whether an overlay comes.
  private func isNew(_ index: Int) -> Bool {
    switch members[index].place {
    case nil, .gone: true
    case .seen, .left, .hidden: false
    }
  }

  /// Whether an overlay may lie at a span.
  private func isFree(_ span: Span, besides taken: [Span]) -> Bool {
    span.start >= -Self.rounding
      && taken.allSatisfy {
        span.end + spacing <= $0.start + Self.rounding
          || $0.end + spacing <= span.start + Self.rounding
      }
  }
}
