package import Usher
@_spi(Inspection) package import UsherRecording

/// The player of a recording, in slow motion unless the user chooses otherwise.
package struct ReplayPlayer: Sendable {
  /// The recording as it is replayed.
  package let replay: Replay
  /// The moment that is shown, by the clock of the host that was recorded.
  package private(set) var position: Instant
  /// Whether time passes.
  package private(set) var isPlaying = false
  /// The speed at which time passes.
  package var speed = Speed.tenth
  private let story: ReplayStory

  /// The speeds of a replay.
  package enum Speed: Int, Hashable, Sendable, CaseIterable {
    /// A tenth of the recorded speed.
    case tenth = 10
    /// A quarter of the recorded speed.
    case quarter = 4
    /// The recorded speed.
    case full = 1

    /// The speed in words, such as "1/10".
    package var title: String { self == .full ? "1" : "1/\(rawValue)" }
  }

  /// Creates a player that stands at the first event.
  package init(_ recording: Recording) {
    replay = Replay(recording)
    story = ReplayStory(replay)
    position = replay.start
  }

  /// The whole story, in words.
  package var words: String { story.description }

  /// The timeline up to the position.
  package var timeline: Timeline {
    story.timeline.until(moment)
  }

  /// The position on the timeline, which begins at its origin.
  private var moment: Instant { .origin.advanced(by: replay.start.duration(to: position)) }

  /// The seconds since the first event in words, to a hundredth.
  package var time: String { ReplayStory.words(moment) }

  /// The share of the recording before the position, from 0 to 1.
  package var share: Double {
    let whole = replay.start.duration(to: replay.end)
    return whole > .zero ? replay.start.duration(to: position) / whole : 1
  }

  /// The position in seconds since the first event.
  package var seconds: Double { replay.start.duration(to: position) / .seconds(1) }

  /// The visible overlays at the position.
  package var scene: OverlayScene { replay.engine(at: position).scene(at: position) }

  /// The area that overlays might cover at the position.
  package var bounds: OverlayRect { replay.bounds(at: position) }

  /// A line for each overlay that is shown or waiting at the position: its state, and why.
  package var pendingStates: [String] {
    let engine = replay.engine(at: position)
    let reasons = Reasons { replay.title(of: $0) }
    return (engine.shown + engine.waiting).compactMap { id in
      guard let pendingState = engine.pendingState(of: id, at: position) else { return nil }
      let (state, reason) = reasons.words(for: pendingState)
      return "\(replay.title(of: id)): \(state)" + (reason.isEmpty ? "" : ", \(reason)")
    }
  }

  /// Starts or stops the time; at the end, it starts from the beginning.
  package mutating func toggle() {
    if !isPlaying, position >= replay.end { position = replay.start }
    isPlaying.toggle()
  }

  /// Lets time pass at the player's speed; at the end, the player stops.
  package mutating func pass(_ time: Duration) {
    guard isPlaying else { return }
    position = min(position.advanced(by: time / speed.rawValue), replay.end)
    if position >= replay.end { isPlaying = false }
  }

  /// Goes to a share of the recording, from 0 to 1.
  package mutating func go(to share: Double) {
    let whole = replay.start.duration(to: replay.end)
    position = replay.start.advanced(by: whole * min(max(share, 0), 1))
  }

  /// Goes to the next moment that has an event, and stops there; at the end, nothing happens.
  package mutating func stepForward() {
    isPlaying = false
    let next = replay.count(until: position)
    if next < replay.moments.count { position = replay.moments[next].time }
  }

  /// Goes to the last moment before that has an event, and stops there; at the beginning, nothing
  /// happens.
  package mutating func stepBack() {
    isPlaying = false
    let earlier = replay.moments[..<replay.count(until: position)].last { $0.time < position }
    if let earlier { position = earlier.time }
  }
}
