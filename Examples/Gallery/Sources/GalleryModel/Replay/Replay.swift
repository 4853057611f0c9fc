package import Usher
@_spi(Inspection) package import UsherRecording

/// A recording as it is replayed: what the engine knew at any moment of it.
package struct Replay: Sendable {
  /// The moment of the first event.
  package let start: Instant
  /// The last moment that was recorded.
  package let end: Instant
  /// The difference between the replay and the recording; `nil` if there is none.
  package private(set) var difference: ReplayDifference?
  /// The engine after each event and at the end, in the order of time; at least one.
  let moments: [Recording.Moment]
  private let beginning: OverlayEngine
  private let titles: [OverlayID: String]

  /// Replays a recording, and keeps the engine after each event.
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

  /// Returns the title of a request; its number if titles were not recorded.
  package func title(of id: OverlayID) -> String { titles[id] ?? "overlay \(id.rawValue)" }

  /// Returns the engine at a time, which the recording need not have an event at.
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

  /// Returns the number of events until a time, those at the time included.
  func count(until time: Instant) -> Int {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
