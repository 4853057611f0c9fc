internal import UsherCore

extension Presenter {
  /// Returns the overlay that stands for the requests beyond a lane's `Rate`, or for
  /// those that quiet kept from the user, for their number; by default a title of
  /// `OverlayStrings.current`, such as "7 messages".
  ///
  /// ```swift
  /// presenter.summary = { .notification(title: "\($0) Meldungen") }
  /// ```
  public var summary: @MainActor (Int) -> Overlay {
    get { existingAbility(Summaries.self)?.overlay ?? Summaries.usual }
    set { ability(Summaries.self).overlay = newValue }
  }
}

/// The summaries of the lanes' requests that a rate did not let in.
final class Summaries: PresenterAbility {
  /// Returns the overlay for a number of requests.
  var overlay = usual
  private var summaries: [LaneID: Summary] = [:]

  static let usual: @MainActor (Int) -> Overlay = {
    .notification(title: OverlayStrings.current.text(.messages, $0))
  }

  init(of presenter: Presenter) {}

  /// Counts a request, and those that it stands for, in the summary of a lane, which is shown as
  /// soon as its pace allows.
  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    guard case .summarize(let id, let lane, let placement) = command else { return }
    let now = presenter.host.now
    // The request may be a summary itself that waited while it was quiet.
    let number = summaries.values.first { $0.handle?.id == id }?.number
    var summary = summaries[lane] ?? Summary(from: now)
    if summary.handle?.id == id || summary.handle.map(isUp) != true { summary.begin(at: now) }
    summary.add(number ?? presenter.handle(of: id)?.count ?? 1)
    let wait = summary.pace.changed(at: now)
    summaries[lane] = summary
    guard let wait else { return }
    presenter.act(atPace: wait) { [weak self, weak presenter] in
      if let presenter { self?.show(lane, at: placement, in: presenter) }
    }
  }

  /// Shows the number of a lane's summary, in the overlay that stays or in a new one.
  private func show(_ lane: LaneID, at placement: OverlayPosition, in presenter: Presenter) {
    let now = presenter.host.now
    var summary = summaries[lane] ?? Summary(from: now)
    let known = summary.handle.flatMap { isUp($0) ? $0 : nil }
    summary.count(anew: known == nil)
    summary.pace.wasShown(at: now)
    var overlay = overlay(summary.number)
    var configuration = overlay.configuration
    configuration.setSummary(at: placement, of: presenter.lane(lane))
    overlay.configuration = configuration
    switch known {
    case let known? where summary.restartsAgain(): known.update(overlay)
    case let known?: known.transform(overlay)
    case nil: summary.handle = presenter.present(overlay)
    }
    summaries[lane] = summary
  }

  /// Whether a summary waits, or is shown and stays.
  private func isUp(_ handle: PresentationHandle) -> Bool {
    switch handle.state {
    case .ended, .pending(.leaving(.dismissed)): false
    case .pending: true
    }
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

extension OverlayConfiguration {
  /// Sets the values of a lane's summary, which passes the lane's rate.
  fileprivate mutating func setSummary(
    at placement: OverlayPosition, of lane: LaneSnapshot
  ) {
    let settings = lane.settings
    self.lane = lane.id
    self.placement = placement
    priority = max(settings.rate?.passing ?? .high, .high)
    // Where overlays lie over each other, it would cover what it summarizes the rest of.
    precedence = settings.arrangement == .layered ? .queue : .stack
  }
}
