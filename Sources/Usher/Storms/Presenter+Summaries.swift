internal import UsherCore

/// The summaries of the lanes' requests that a rate did not let in.
struct Summaries {
  private var summaries: [LaneID: Summary] = [:]

  /// The summary of a lane; the first one is empty.
  subscript(lane: LaneID, at now: Instant) -> Summary {
    get { summaries[lane] ?? Summary(from: now) }
    set { summaries[lane] = newValue }
  }

  /// Returns the number that a summary shows; `nil` for another overlay.
  func number(of id: OverlayID) -> Int? {
    summaries.values.first { $0.handle?.id == id }?.number
  }
}

/// The summary of one lane.
struct Summary {
  /// The overlay that shows the summary; `nil` before the first one.
  var handle: PresentationHandle?
  var pace: Pace
  private var restarts = 0
  /// The number that the overlay shows.
  private(set) var number = 0
  /// The number of requests that it does not show yet.
  private var unshown = 0

  /// Makes a summary that is first shown a little later, with all that comes until then.
  init(from now: Instant) { pace = Pace(from: now.advanced(by: Pace.pause)) }

  /// Begins a summary that no overlay shows yet, unless it has begun: a new overlay is shown a
  /// little later, as the first one was.
  mutating func begin(at now: Instant) {
    if unshown == 0 { pace = Pace(from: now.advanced(by: Pace.pause)) }
  }

  /// Counts requests.
  mutating func add(_ count: Int) { unshown = unshown.saturatingSum(with: count) }

  /// Brings the number up to date, for an overlay that is shown already or for a new one.
  mutating func count(anew: Bool) {
    if anew { (number, restarts) = (0, 0) }
    (number, unshown) = (number.saturatingSum(with: unshown), 0)
  }

  /// Whether the countdown is to restart once more, which is noted.
  mutating func restartsAgain() -> Bool {
    guard restarts < IdentityPolicy.maximumRestarts else { return false }
    restarts += 1
    return true
  }
}

extension Presenter {
  /// Counts a request, and those that it stands for, in the summary of a lane, which is shown as
  /// soon as its pace allows.
  ///
  /// The request may be a summary itself that waited while it was quiet.
  func summarize(_ id: OverlayID, in lane: LaneID, at placement: OverlayPosition) {
    let now = host.now
    let count = summaries.number(of: id) ?? handles[id]?.count ?? 1
    var summary = summaries[lane, at: now]
    if summary.handle?.id == id || summary.handle.map(isUp) != true { summary.begin(at: now) }
    summary.add(count)
    let wait = summary.pace.changed(at: now)
    summaries[lane, at: now] = summary
    guard let wait else { return }
    act(atPace: wait) { [weak self] in self?.showSummary(of: lane, at: placement) }
  }

  /// Shows the number of a lane's summary, in the overlay that stays or in a new one.
  private func showSummary(of lane: LaneID, at placement: OverlayPosition) {
    let now = host.now
    var summary = summaries[lane, at: now]
    let known = summary.handle.flatMap { isUp($0) ? $0 : nil }
    summary.count(anew: known == nil)
    summary.pace.wasShown(at: now)
    var overlay = self.summary(summary.number)
    var configuration = overlay.configuration
    configuration.setSummary(in: lane, at: placement, of: engine)
    overlay.configuration = configuration
    switch known {
    case let known? where summary.restartsAgain(): known.update(overlay)
    case let known?: known.transform(overlay)
    case nil: summary.handle = present(overlay)
    }
    summaries[lane, at: now] = summary
  }

  /// Whether a summary waits, or is shown and stays.
  private func isUp(_ handle: PresentationHandle) -> Bool {
    switch handle.state {
    case .ended, .pending(.leaving(.dismissed)): false
    case .pending: true
    }
  }
}

extension OverlayConfiguration {
  /// Sets the values of a lane's summary, which passes the lane's rate.
  fileprivate mutating func setSummary(
    in lane: LaneID, at placement: OverlayPosition, of engine: OverlayEngine
  ) {
    let settings = engine.snapshot(of: lane).settings
    self.lane = lane
    self.placement = placement
    priority = max(settings.rate?.passing ?? .high, .high)
    // Where overlays lie over each other, it would cover what it summarizes the rest of.
    precedence = settings.arrangement == .layered ? .queue : .stack
  }
}
