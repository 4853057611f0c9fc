package import Usher
@_spi(Inspection) package import UsherRecording

/// A recording during replay, with the engine's state at any moment.
package struct Replay: Sendable {
  /// The moment of the first event.
  package let start: Instant
  /// The last recorded moment.
  package let end: Instant
  /// The difference between the replay and the recording, or `nil`.
  package private(set) var difference: ReplayDifference?
  /// The engine after each event and at the end, in order, at least one.
  let moments: [Recording.Moment]
  private let beginning: OverlayEngine
  private let titles: [OverlayID: String]

  /// Replays a recording, and stores the engine after each event.
  package init(_ recording: Recording) {
    titles = recording.titles
    beginning = recording.beginning
    var moments: [Recording.Moment] = []
    do throws(ReplayDifference) {
      try recording.replay { moments.append($0) }
    } catch {
      difference = error
    }
    self.moments = moments
    start = moments.first?.time ?? .origin
    end = moments.last?.time ?? start
  }

  /// Returns the title of a request, or its number if titles weren't recorded.
  package func title(of id: OverlayID) -> String { titles[id] ?? "overlay \(id.rawValue)" }

  /// Returns the engine at a time, which may be between events.
  package func engine(at time: Instant) -> OverlayEngine {
    let count = count(until: time)
    var engine = count > 0 ? moments[count - 1].engine : beginning
    _ = engine.receive(.timePassed, at: time)
    return engine
  }

  /// Returns the area that overlays might cover at a time.
  package func bounds(at time: Instant) -> OverlayRect {
    moments[max(count(until: time), 1) - 1].bounds
  }

  /// Returns the number of events up to and including a time.
  func count(until time: Instant) -> Int {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
