internal import UsherCore

extension Presenter {
  /// Returns the overlay that summarizes a number of requests beyond a lane's `Rate` or held back
  /// by quiet.
  ///
  /// The default shows a title from `OverlayStrings.current`, such as "7 messages".
  ///
  /// ```swift
  /// presenter.summary = { .notification(title: "\($0) Meldungen") }
  /// ```
  public var summary: @MainActor (Int) -> Overlay {
    get { existingAbility(Summaries.self)?.overlay ?? Summaries.usual }
    set { ability(Summaries.self).overlay = newValue }
  }
}

/// The summaries of requests that a lane's rate didn't admit.
final class Summaries: PresenterAbility {
  var overlay = usual
  private var summaries: [LaneID: Summary] = [:]

  static let usual: @MainActor (Int) -> Overlay = {
    .notification(title: OverlayStrings.current.text(.messages, $0))
  }

  init(of presenter: Presenter) {}

  /// Adds a request to the summary of a lane, which is shown as soon as its pace allows it.
  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    guard case .summarize(let id, let lane, let placement) = command else { return }
    let now = presenter.host.now
    // The request may itself be a summary that was held back by quiet.
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

  /// Shows the number of a lane's summary, in an overlay that stays or in a new overlay.
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

  /// Whether a summary is waiting, or is shown and isn't leaving.
  private func isUp(_ handle: PresentationHandle) -> Bool {
    switch handle.state {
    case .ended, .pending(.leaving(.dismissed)): false
    case .pending: true
    }
  }
}

struct Summary {
  /// The overlay that shows the summary, or `nil` before the first one.
  var handle: PresentationHandle?
  var pace: Pace
  private var restarts = 0
  /// The number that the overlay shows.
  private(set) var number = 0
  /// The number of requests that the overlay doesn't show yet.
  private var unshown = 0

  /// Creates a summary that is shown after a short time, together with requests until then.
  init(from now: Instant) { pace = Pace(from: now.advanced(by: Pace.pause)) }

  /// Starts a new overlay for the summary, which is shown after a short time like the first
  /// overlay.
  ///
  /// Does nothing if this has already started.
  mutating func begin(at now: Instant) {
    if unshown == 0 { pace = Pace(from: now.advanced(by: Pace.pause)) }
  }

  mutating func add(_ count: Int) { unshown = unshown.saturatingSum(with: count) }

  /// Updates the number, for a visible or for a new overlay.
  mutating func count(anew: Bool) {
    if anew { (number, restarts) = (0, 0) }
    (number, unshown) = (number.saturatingSum(with: unshown), 0)
  }

  /// Whether the countdown must restart again, which is recorded.
  mutating func restartsAgain() -> Bool {
    guard restarts < IdentityPolicy.maximumRestarts else { return false }
    restarts += 1
    return true
  }
}

extension OverlayConfiguration {
  /// Sets the values of a lane's summary, which isn't limited by the lane's rate.
  fileprivate mutating func setSummary(
    at placement: OverlayPosition, of lane: LaneSnapshot
  ) {
    let settings = lane.settings
    self.lane = lane.id
    self.placement = placement
    priority = max(settings.rate?.passing ?? .high, .high)
    // If overlays are on top of each other, the summary would cover the remaining overlays.
    precedence = settings.arrangement == .layered ? .queue : .stack
  }
}
