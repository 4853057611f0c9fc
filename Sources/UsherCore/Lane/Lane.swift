/// A waiting line, and the rules by which what it holds is shown.
struct Lane: Hashable, Sendable {
  let id: LaneID
  /// How it orders, limits and lays out; changes count from now on.
  var settings: LaneSettings {
    didSet {
      if settings.order != waiting.order { waiting.reorder(by: settings.order) }
      if settings.gap != oldValue.gap { gaps = GapSource(settings.gap) }
    }
  }
  /// Whether nothing new may be shown until it is resumed.
  var isPaused = false
  /// Those in line, the next one first.
  var waiting: WaitingLine
  /// Those whose delay has not ended; they join the line when it has.
  var delayed = WaitingLine(order: .arrival)
  /// Nothing that waits is shown before this moment.
  private(set) var gapEnd = Instant(nanoseconds: .min)
  /// Whether what it shows was laid out side by side, or may still have to be put back.
  var isArranged = false
  /// The place of the lane that leads its circle: its own, unless it takes turns with another one.
  var lead: Int
  /// The places of those that take turns with it.
  var followers: [Int] = []
  private var gaps: GapSource

  /// Makes the lane that stands at `place` among the others, with the usual settings.
  init(id: LaneID, place: Int) {
    self.id = id
    settings = LaneSettings()
    lead = place
    waiting = WaitingLine(order: settings.order)
    gaps = GapSource(settings.gap)
  }

  /// How many may be shown at once.
  var capacity: Int { max(settings.capacity, 1) }

  /// Whether it would show the next one in its line at `now`, if there is a place.
  func isReady(at now: Instant) -> Bool {
    waiting.count > 0 && !isPaused && gapEnd <= now
  }

  /// How many wait, the delayed ones included.
  var waitingCount: Int { waiting.count + delayed.count }

  /// Whether one more may wait.
  var hasRoomToWait: Bool { waitingCount < settings.waitingLimit }

  /// One that waits, in line or for its delay to end.
  func entry(of id: OverlayID) -> WaitingLine.Entry? {
    waiting.entry(of: id) ?? delayed.entry(of: id)
  }

  /// Changes one that waits; where its priority changes, it arrives anew, as the request `arrival`.
  mutating func update(_ id: OverlayID, to overlay: Overlay, arrival: Int) {
    if !waiting.update(id, to: overlay, arrival: arrival) {
      _ = delayed.update(id, to: overlay, arrival: arrival)
    }
  }

  /// Lets nothing be shown for a while after one has gone at `now`.
  mutating func beginGap(at now: Instant) {
    gapEnd = now.advanced(by: gaps.next())
  }
}
