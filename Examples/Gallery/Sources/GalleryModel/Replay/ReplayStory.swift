@_spi(Inspection) package import Usher

/// The story of a recording: which overlays were shown, which waited for which others, and why.
package struct ReplayStory: Hashable, Sendable {
  /// The requests over time.
  package private(set) var timeline = Timeline()
  /// The beginning of the recording.
  package let start: Instant
  /// The difference between the replay and the recording; `nil` if there is none.
  package private(set) var difference: ReplayDifference?

  private let titles: [OverlayID: String]

  /// The time between two looks at the engine, while no event comes.
  private static let interval = Duration.milliseconds(50)
  /// The number of looks between two events at most; a longer time has longer intervals.
  private static let looks = 200

  /// Replays a recording, and looks at each request after each event and in between.
  package init(_ recording: Recording) {
    titles = recording.titles
    var moments: [Recording.Moment] = []
    do throws(ReplayDifference) {
      try recording.replay { moments.append($0) }
    } catch {
      difference = error
    }
    start = moments.first?.time ?? .origin
    var engine = recording.beginning
    var now = start
    for moment in moments {
      // A copy of the engine lives on to the next event, as the recorded one did.
      let gap = now.duration(to: moment.time)
      let step = max(Self.interval, gap / Self.looks)
      while now.advanced(by: step) < moment.time {
        now = now.advanced(by: step)
        note(engine.receive(.timePassed, at: now), engine, at: now)
      }
      now = moment.time
      engine = moment.engine
      note(moment.commands, engine, at: now)
    }
  }

  private mutating func note(
    _ commands: [OverlayCommand], _ engine: OverlayEngine, at moment: Instant
  ) {
    let reasons = Reasons { [titles] in Self.title(of: $0, in: titles) }
    // A timeline begins at its origin.
    let time = Instant.origin.advanced(by: start.duration(to: moment))
    for command in commands {
      if case .notify(let id, .didDismiss(let reason)) = command {
        timeline.noteEnd(
          of: id, Self.title(of: id, in: titles), reasons.words(for: .dismissed(reason)), at: time)
      }
      if case .refuse(let id, let refusal) = command {
        timeline.noteEnd(
          of: id, Self.title(of: id, in: titles), reasons.words(for: .refused(refusal)), at: time)
      }
    }
    for id in engine.shown + engine.waiting {
      guard let standing = engine.standing(of: id, at: moment) else { continue }
      let (state, reason) = reasons.words(for: standing)
      timeline.note(id, Self.title(of: id, in: titles), state, reason, at: time)
    }
    timeline.pass(to: time)
  }

  private static func title(of id: OverlayID, in titles: [OverlayID: String]) -> String {
    titles[id] ?? "overlay \(id.rawValue)"
  }
}

extension ReplayStory: CustomStringConvertible {
  /// A paragraph for each request: the stretches of its life with their beginnings, and their
  /// reasons.
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
    if let difference { lines.append("\(difference)") }
    return lines.isEmpty ? "nothing was shown" : lines.joined(separator: "\n")
  }

  /// Returns the seconds since the beginning, to a hundredth.
  private static func words(_ moment: Instant) -> String {
    let hundredths = moment.nanoseconds / 10_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
