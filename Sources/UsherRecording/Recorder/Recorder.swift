@_spi(Flows) public import Usher
public import UsherCore

/// An object that records a presenter's latest events.
///
/// The recorder stores an earlier state of the presenter's engine, and the last 1,000 to 2,000
/// events since that state. If more than 2,000 requests wait, it stores at least half as many
/// events as requests, and at most as many. A replay uses these to calculate everything that was
/// shown, to the nanosecond. See <doc:RecordingAndReplaying>.
///
/// ```swift
/// let file = presenter.recording.data()
/// ```
@MainActor
public final class Recorder {
  /// Whether events are recorded.
  ///
  /// The default is `true`.
  ///
  /// Turning recording off discards everything that was recorded. After it is turned on again,
  /// recording starts with the next event.
  public var isOn = true {
    didSet {
      guard !isOn else { return }
      (earlier, current) = (nil, nil)
      room = 0
    }
  }

  /// Whether the titles of later requests are recorded.
  ///
  /// The default is `false`: recordings contain no text. The title is the request's name. If the
  /// request has no name, the title is its content's label or first text. Private content
  /// (`OverlayContent.isPrivate`) has no title. Turning this off discards the titles.
  public var keepsTitles = false {
    didSet {
      guard !keepsTitles else { return }
      earlier?.titles = [:]
      current?.titles = [:]
    }
  }

  /// The minimum number of events in a full stretch.
  ///
  /// The recorder keeps two stretches. When the current stretch is full, a new stretch replaces the
  /// earlier one.
  nonisolated static let half = 1000

  private var earlier: Stretch?
  private var current: Stretch?
  /// The number of events for which the current stretch has space.
  // This is stored because reading it from the stretch would copy the stretch and double the
  // recording time.
  private var room = 0
  /// The moment of the last event.
  private var now = Instant.origin

  /// The events since a state of the engine.
  private struct Stretch {
    var checkpoint: OverlayEngine
    /// The events.
    ///
    /// They use the memory of an earlier stretch, if there was one.
    var inputs: [EngineRecording.Input]
    var titles: [OverlayID: String] = [:]
  }

  /// Creates the recorder for a presenter.
  @_spi(Flows) public init(of presenter: Presenter) {}

  /// Returns the recorded events as bytes for ``Recording/init(_:)``.
  ///
  /// The result is empty if no event was recorded. The bytes contain no text except the titles if
  /// ``keepsTitles`` is `true`. An event needs about ten bytes, and an overlay that differs from
  /// all others needs a few hundred bytes. The call replays the events. For 2,000 events, this
  /// takes a few milliseconds.
  public func data() -> [UInt8] {
    guard let current else { return [] }
    let first = earlier ?? current
    let recording = EngineRecording(
      from: first.checkpoint, (earlier?.inputs ?? []) + current.inputs, until: now)
    let titles = first.titles.merging(current.titles) { $1 }
    let notes = titles.sorted { $0.key < $1.key }
      .map { EngineRecording.Note($0.key, Array($0.value.utf8)) }
    return recording.data(with: notes)
  }

  /// Records an event that the engine is about to receive.
  @_spi(Flows) public func willReceive(
    _ event: OverlayEvent, at moment: Instant, in presenter: Presenter
  ) {
    guard isOn else { return }
    now = max(now, moment)
    // According to the law of passing time, such an event can be omitted.
    if case .timePassed = event { return }
    if room == 0 { makeRoom(in: presenter.engine) }
    room -= 1
    current?.inputs.append(EngineRecording.Input(event, at: moment))
    if keepsTitles, let id = event.subjectWithContent {
      current?.titles[id] = presenter.recordedTitle(of: id)
    }
  }

  /// Starts a new stretch, or extends a stretch that is short compared to the engine's waiting
  /// lines.
  private func makeRoom(in engine: OverlayEngine) {
    // When the engine changes, it copies the lines that it shares with a checkpoint. If lines are
    // long, each event copies a few entries.
    let short = current.map { engine.waitingCount / 2 - $0.inputs.count } ?? 0
    if short <= 0 { turnOver(engine) }
    room = short > 0 ? min(short, Self.half) : Self.half
  }

  /// Starts a new stretch with the engine's current state, in the memory of the removed stretch.
  private func turnOver(_ engine: OverlayEngine) {
    var inputs = earlier?.inputs ?? []
    // The memory now has one owner, so it isn't copied.
    earlier = nil
    // Memory that only a long line needed is released.
    inputs.removeAll(keepingCapacity: inputs.capacity <= 2 * Self.half)
    var titles: [OverlayID: String] = [:]
    if keepsTitles {
      let lanes = engine.laneIDs.map { engine.snapshot(of: $0) }
      for id in engine.shown + lanes.flatMap({ $0.waiting + $0.delayed }) {
        titles[id] = current?.titles[id]
      }
    }
    earlier = current
    current = Stretch(checkpoint: engine, inputs: inputs, titles: titles)
  }
}

@_spi(Flows) extension Recorder: PresenterAbility {}

extension Presenter {
  /// The recorder for the presenter's latest events.
  ///
  /// Recording starts when you first use this property. To record everything, use the property
  /// right after you create the presenter:
  ///
  /// ```swift
  /// // Records from here on.
  /// let recorder = presenter.recording
  /// ```
  public var recording: Recorder { ability(Recorder.self) }

  /// Returns the title of a request in recordings.
  ///
  /// The title is the request's name. If the request has no name, the title is its content's label
  /// or first text. Returns `nil` if the request has none of these texts, or if the content is
  /// private.
  fileprivate func recordedTitle(of id: OverlayID) -> String? {
    let content = content(of: id)
    if content?.isPrivate ?? false { return nil }
    return name(of: id) ?? content?.semantics.label ?? content?.root.texts.first { !$0.isEmpty }
  }
}

extension OverlayEvent {
  /// The overlay whose content the event sets, or `nil` if it sets no content.
  fileprivate var subjectWithContent: OverlayID? {
    if case .presentRequested(let id, _) = self { return id }
    if case .updateRequested(let id, _) = self { return id }
    if case .contentReplaced(let id, _) = self { return id }
    return nil
  }
}
