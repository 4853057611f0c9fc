import Usher
public import UsherCore

extension Recording {
  /// A moment of a replay: the engine after an event, or at the end of the recording.
  @_spi(Inspection) public struct Moment: Sendable {
    /// The moment of the event, or of the last call at the end.
    public let time: Instant
    /// The event, or `nil` at the end.
    public let event: OverlayEvent?
    /// The commands that the engine returned.
    public let commands: [OverlayCommand]
    /// The engine after the event.
    public let engine: OverlayEngine

    /// The area of the window that overlays may cover, after the event.
    public var bounds: OverlayRect { engine.bounds }
  }

  /// Replays the recording, and calls `see` after each event and at the end.
  ///
  /// - Throws: A ``ReplayDifference`` after the entire recording was replayed, if the engine's
  ///   commands differ from the recording.
  @_spi(Inspection) public func replay(_ see: (Moment) -> Void) throws(ReplayDifference) {
    var times: [Instant] = []
    let difference = read.replay { engine, commands, input in
      let moment = Moment(
        time: input?.moment ?? read.recording.end, event: input?.event, commands: commands,
        engine: engine)
      times.append(moment.time)
      see(moment)
    }
    if let difference {
      throw ReplayDifference(event: difference, time: times[difference])
    }
  }

  /// The engine's state before the first event.
  @_spi(Inspection) public var beginning: OverlayEngine { read.recording.checkpoint }
}

/// The first event after which the engine's commands differ from the recording.
public struct ReplayDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of earlier events, or ``Recording/eventCount`` for the time after the last event.
  public let event: Int
  /// The moment of the event, according to the clock of the recorded host.
  public let time: Instant

  /// A description of the difference.
  public var description: String {
    "since event \(event), the replay answers otherwise than was recorded"
  }
}
