import Usher
public import UsherCore

extension Recording {
  /// A moment of a replay: the engine after an event, or at the end of the recording.
  @_spi(Inspection) public struct Moment: Sendable {
    /// The moment of the event; of the last call at the end.
    public let time: Instant
    /// The event; `nil` at the end.
    public let event: OverlayEvent?
    /// The commands that the engine has given.
    public let commands: [OverlayCommand]
    /// The engine after the event.
    public let engine: OverlayEngine

    /// The area of the window that overlays may cover, after the event.
    public var bounds: OverlayRect { engine.bounds }
  }

  /// Replays the recording, and calls `see` after each event and at the end.
  ///
  /// - Throws: A ``ReplayDifference`` once the whole recording has been replayed, if an answer
  ///   differs.
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

/// An event at which the engine answers otherwise than when it was recorded.
public struct ReplayDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of events before; ``Recording/eventCount`` for the time after the last one.
  public let event: Int
  /// The moment of the event, by the clock of the host that was recorded.
  public let time: Instant

  /// The difference in words.
  public var description: String {
    "since event \(event), the replay answers otherwise than was recorded"
  }
}
