package import Usher
@_spi(Inspection) package import UsherRecording

/// The player of a recording, in slow motion by default.
package struct ReplayPlayer: Sendable {
  package let replay: Replay
  /// The displayed moment, in the recorded host's clock.
  package private(set) var position: Instant
  package private(set) var isPlaying = false
  package var speed = Speed.tenth
  private let story: ReplayStory

  package enum Speed: Int, Hashable, Sendable, CaseIterable {
    /// A tenth of the recorded speed.
    case tenth = 10
    /// A quarter of the recorded speed.
    case quarter = 4
    /// The recorded speed.
    case full = 1

    /// The speed as text, such as "1/10".
    package var title: String { self == .full ? "1" : "1/\(rawValue)" }
  }

  package init(_ recording: Recording) {
    replay = Replay(recording)
    story = ReplayStory(replay)
    position = replay.start
  }

  package var words: String { story.description }

  /// The timeline up to the position.
  package var timeline: Timeline {
    story.timeline.until(moment)
  }

  /// The position on the timeline, which starts at its origin.
  private var moment: Instant { .origin.advanced(by: replay.start.duration(to: position)) }

  /// The time since the first event as text, in seconds with two decimals.
  package var time: String { ReplayStory.words(moment) }

  /// The fraction of the recording before the position, from 0 to 1.
  package var share: Double {
    let whole = replay.start.duration(to: replay.end)
    return whole > .zero ? replay.start.duration(to: position) / whole : 1
  }

  /// The position in seconds since the first event.
  package var seconds: Double { replay.start.duration(to: position) / .seconds(1) }

  package var scene: OverlayScene { replay.engine(at: position).scene(at: position) }

  package var bounds: OverlayRect { replay.bounds(at: position) }

  /// A line for each overlay that is shown or waiting at the position, with its state and the
  /// reason.
  package var pendingStates: [String] {
    let engine = replay.engine(at: position)
    let reasons = Reasons { replay.title(of: $0) }
    return (engine.shown + engine.waiting).compactMap { id in
      guard let pendingState = engine.pendingState(of: id, at: position) else { return nil }
      let (state, reason) = reasons.words(for: pendingState)
      return "\(replay.title(of: id)): \(state)" + (reason.isEmpty ? "" : ", \(reason)")
    }
  }

  /// Starts or pauses the time.
  ///
  /// At the end, it restarts from the beginning.
  package mutating func toggle() {
    if !isPlaying, position >= replay.end { position = replay.start }
    isPlaying.toggle()
  }

  /// Advances time at the player's speed.
  ///
  /// At the end, the player stops.
  package mutating func pass(_ time: Duration) {
    guard isPlaying else { return }
    position = min(position.advanced(by: time / speed.rawValue), replay.end)
    if position >= replay.end { isPlaying = false }
  }

  /// Moves to a fraction of the recording, from 0 to 1.
  package mutating func go(to share: Double) {
    let whole = replay.start.duration(to: replay.end)
    position = replay.start.advanced(by: whole * min(max(share, 0), 1))
  }

  /// Moves to the next moment with an event and stops there.
  ///
  /// Does nothing at the end.
  package mutating func stepForward() {
    isPlaying = false
    let next = replay.count(until: position)
    if next < replay.moments.count { position = replay.moments[next].time }
  }

  /// Moves to the previous moment with an event and stops there.
  ///
  /// Does nothing at the beginning.
  package mutating func stepBack() {
    isPlaying = false
    let earlier = replay.moments[..<replay.count(until: position)].last { $0.time < position }
    if let earlier { position = earlier.time }
  }
}
