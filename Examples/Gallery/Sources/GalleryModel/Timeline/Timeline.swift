package import Usher

/// A record of which requests waited, were shown and ended, and why.
///
/// Call it with the state of each request at any interval. An unchanged state extends the request's
/// last span.
package struct Timeline: Hashable, Sendable {
  /// A row for each request, in the order of first mention.
  package private(set) var rows: [Row] = []
  /// The latest reported moment.
  package private(set) var now = Instant.origin
  private var places: [OverlayID: Int] = [:]

  package init() {}

  /// The history of one request.
  package struct Row: Hashable, Sendable {
    package let id: OverlayID
    package let title: String
    /// The request's states over time.
    ///
    /// Adjacent spans differ.
    package fileprivate(set) var spans: [Span]
    /// The end of the request, or `nil` until it ends.
    package fileprivate(set) var end: End?
  }

  /// A time in which a request's state didn't change.
  package struct Span: Hashable, Sendable {
    package let state: State
    /// The reason in a few words, or an empty string.
    package let reason: String
    package let start: Instant
    package fileprivate(set) var end: Instant
  }

  package struct End: Hashable, Sendable {
    /// The reason in a few words.
    package let reason: String
    /// The moment when the end was noticed.
    package let moment: Instant
  }

  /// The states that a timeline distinguishes.
  package enum State: Hashable, Sendable, CaseIterable {
    /// The overlay isn't shown yet, or was interrupted and waits to return.
    case waiting
    /// The overlay enters, or returns to its place.
    case entering
    /// The overlay rests, and its countdown isn't paused.
    case resting
    /// The overlay is shown, and its countdown is paused or it is being dragged.
    case held
    /// The overlay is exiting.
    case leaving
  }

  /// Records the state of a request.
  ///
  /// A moment before the last moment is treated as the last. Requests that have ended are ignored.
  package mutating func note(
    _ id: OverlayID, _ title: String, _ state: State, _ reason: String, at moment: Instant
  ) {
    pass(to: moment)
    guard let place = places[id] else {
      places[id] = rows.count
      let span = Span(state: state, reason: reason, start: now, end: now)
      return rows.append(Row(id: id, title: title, spans: [span]))
    }
    guard rows[place].end == nil, let last = rows[place].spans.indices.last else { return }
    rows[place].spans[last].end = now
    let known = rows[place].spans[last]
    if known.state != state || known.reason != reason {
      rows[place].spans.append(Span(state: state, reason: reason, start: now, end: now))
    }
  }

  /// Records the end of a request.
  ///
  /// Later calls are ignored.
  ///
  /// A request that wasn't recorded before gets a row without spans.
  package mutating func noteEnd(
    of id: OverlayID, _ title: String, _ reason: String, at moment: Instant
  ) {
    pass(to: moment)
    let place = places[id] ?? rows.count
    if place == rows.count {
      places[id] = place
      rows.append(Row(id: id, title: title, spans: []))
    }
    guard rows[place].end == nil else { return }
    if let last = rows[place].spans.indices.last { rows[place].spans[last].end = now }
    rows[place].end = End(reason: reason, moment: now)
  }

  /// Returns the timeline as it was recorded at a moment.
  package func until(_ moment: Instant) -> Timeline {
    var earlier = self
    earlier.now = min(now, moment)
    earlier.rows = rows.compactMap { row in
      var row = row
      row.spans = row.spans.filter { $0.start <= moment }
      if let last = row.spans.indices.last {
        row.spans[last].end = min(row.spans[last].end, moment)
      }
      if let end = row.end, end.moment > moment { row.end = nil }
      return row.spans.isEmpty && row.end == nil ? nil : row
    }
    earlier.places = [:]
    for (place, row) in earlier.rows.enumerated() { earlier.places[row.id] = place }
    return earlier
  }

  /// Advances the time without changing any row.
  ///
  /// An earlier moment is ignored.
  package mutating func pass(to moment: Instant) {
    now = max(now, moment)
  }
}
