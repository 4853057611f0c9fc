package import Usher

/// What was shown, what waited, and why, as it came to pass.
///
/// It is told how requests stand, as often as anyone cares to look; what is the same as before makes
/// what is known last longer.
package struct Timeline: Hashable, Sendable {
  /// A row for each request, the first one first.
  package private(set) var rows: [Row] = []
  /// The moment that was told last.
  package private(set) var now = Instant.origin
  private var places: [OverlayID: Int] = [:]

  /// Makes a timeline of nothing.
  package init() {}

  /// What became of one request.
  package struct Row: Hashable, Sendable {
    /// Which one it is.
    package let id: OverlayID
    /// Its name for people.
    package let title: String
    /// How it stood, from its first moment on; no two that follow each other are alike.
    package fileprivate(set) var spans: [Span]
    /// How and when it ended; `nil` as long as it has not.
    package fileprivate(set) var end: End?
  }

  /// How a request stood for a while.
  package struct Span: Hashable, Sendable {
    /// How.
    package let state: State
    /// Why, in a few words; empty where there is nothing to say.
    package let reason: String
    /// From when.
    package let start: Instant
    /// Until when.
    package fileprivate(set) var end: Instant
  }

  /// The end of a request.
  package struct End: Hashable, Sendable {
    /// Why, in a few words.
    package let reason: String
    /// When it was noticed.
    package let moment: Instant
  }

  /// How a request can stand.
  package enum State: Hashable, Sendable, CaseIterable {
    /// It is not shown yet, or not again.
    case waiting
    /// It comes in, or goes back to its place.
    case entering
    /// It stands still and its time runs.
    case resting
    /// It is shown, and something keeps its time from running.
    case held
    /// It is on its way out.
    case leaving
  }

  /// Takes note of how a request stands.
  ///
  /// One that ended before begins anew; a moment before the last one counts as that.
  package mutating func note(
    _ id: OverlayID, _ title: String, _ state: State, _ reason: String, at moment: Instant
  ) {
    pass(to: moment)
    guard let place = places[id] else {
      places[id] = rows.count
      let span = Span(state: state, reason: reason, start: now, end: now)
      return rows.append(Row(id: id, title: title, spans: [span]))
    }
    let last = rows[place].spans.count - 1
    rows[place].spans[last].end = now
    let known = rows[place].spans[last]
    if known.state != state || known.reason != reason {
      rows[place].spans.append(Span(state: state, reason: reason, start: now, end: now))
    }
  }

  /// Takes note of an end; only the first one of a request counts.
  ///
  /// One that nothing was known of before gets a row without spans.
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

  /// Lets time pass; nothing that was told changes.
  package mutating func pass(to moment: Instant) {
    now = max(now, moment)
  }
}
