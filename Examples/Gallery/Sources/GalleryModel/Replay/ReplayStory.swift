internal import Usher
@_spi(Inspection) internal import UsherRecording

/// The story of a recording: which overlays were shown, which waited for others, and why.
package struct ReplayStory: Sendable {
  package private(set) var timeline = Timeline()
  private let replay: Replay

  /// The time between two checks of the engine while there are no events.
  private static let interval = Duration.milliseconds(50)
  /// The maximum number of checks between two events.
  ///
  /// If more time passes, the intervals are longer.
  private static let looks = 200

  /// Checks each request after each event of a replay, and in between.
  package init(_ replay: Replay) {
    self.replay = replay
    var now = replay.start
    for moment in replay.moments {
      let gap = now.duration(to: moment.time)
      let step = max(Self.interval, gap / Self.looks)
      // A copy of the engine continues up to the next event, like the recorded engine.
      var engine = replay.engine(at: now)
      while now.advanced(by: step) < moment.time {
        now = now.advanced(by: step)
        note(engine.receive(.timePassed, at: now), engine, at: now)
      }
      now = moment.time
      note(moment.commands, moment.engine, at: now)
    }
  }

  private mutating func note(
    _ commands: [OverlayCommand], _ engine: OverlayEngine, at moment: Instant
  ) {
    let reasons = Reasons { [replay] in replay.title(of: $0) }
    // A timeline starts at its origin.
    let time = Instant.origin.advanced(by: replay.start.duration(to: moment))
    for command in commands {
      if case .notify(let id, .didDismiss(let reason)) = command {
        timeline.noteEnd(
          of: id, replay.title(of: id), reasons.words(for: .dismissed(reason)), at: time)
      }
      if case .refuse(let id, let refusal) = command {
        timeline.noteEnd(
          of: id, replay.title(of: id), reasons.words(for: .refused(refusal)), at: time)
      }
    }
    for id in engine.shown + engine.waiting {
      guard let pendingState = engine.pendingState(of: id, at: moment) else { continue }
      let (state, reason) = reasons.words(for: pendingState)
      timeline.note(id, replay.title(of: id), state, reason, at: time)
    }
    timeline.pass(to: time)
  }
}

extension ReplayStory: CustomStringConvertible {
  /// A paragraph for each request, with the starts of its spans, and their reasons.
  package var description: String {
    var lines: [String] = []
    for row in timeline.rows {
      lines.append(row.title)
      for span in row.spans {
        let reason = span.reason.isEmpty ? "" : ": \(span.reason)"
        lines.append("  \(Self.words(span.start))  \(span.state)\(reason)")
      }
      if let end = row.end { lines.append("  \(Self.words(end.moment))  gone: \(end.reason)") }
    }
    if let difference = replay.difference { lines.append("\(difference)") }
    return lines.isEmpty ? "nothing was shown" : lines.joined(separator: "\n")
  }

  /// Returns the seconds since the beginning, with two decimals.
  static func words(_ moment: Instant) -> String {
    let hundredths = moment.nanoseconds / 10_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
