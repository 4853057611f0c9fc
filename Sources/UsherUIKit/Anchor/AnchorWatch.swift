#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Reports the positions of anchors in each run loop turn, before the turn's changes are drawn.
///
/// An overlay therefore moves in the same frame as its anchor. The watch doesn't wake the app,
/// except for each frame while Core Animation moves an anchor.
@MainActor
final class AnchorWatch {
  /// The part of the app that contains the anchors.
  ///
  /// The closure returns `nil` while the host has no scene or view.
  private var area: @MainActor () -> AppArea? = { nil }
  private let tracker = AnchorTracker()
  private let turns = TurnObserver()
  /// The display link that runs while Core Animation moves an anchor.
  private var frames: CADisplayLink?
  private var isWatching = false
  private var sawAnimation = false
  /// Whether the app's views are laid out before their positions are read.
  ///
  /// UIKit lays views out when the turn's changes are drawn, which is too late. Outside of
  /// `look()`, layout could become part of one of the app's animations.
  private var laysOut = false

  init() {
    tracker.visibility = { [weak self] in self?.visibility(of: $0) ?? .removed }
  }

  /// Sets the area in which anchors are found, and the closure that is called when an anchor
  /// changes.
  func start(
    in area: @escaping @MainActor () -> AppArea?,
    _ report: @escaping @MainActor (AnchorID, AnchorVisibility) -> Void
  ) {
    self.area = area
    tracker.report = report
  }

  /// Reports the position of an anchor now and when it changes.
  func follow(_ id: AnchorID) {
    tracker.follow(id)
    watch()
  }

  func unfollow(_ id: AnchorID) {
    tracker.unfollow(id)
    watch()
  }

  func end() {
    tracker.end()
    area = { nil }
    watch()
  }

  /// Observes run loop turns while any anchor is followed.
  private func watch() {
    guard isWatching == tracker.isEmpty else { return }
    isWatching = !tracker.isEmpty
    guard isWatching else {
      turns.stop()
      wake(eachFrame: false)
      return
    }
    turns.start(in: area()) { [weak self] in
      self?.look()
    }
  }

  /// Reports the anchors that have moved since the last call.
  private func look() {
    sawAnimation = false
    laysOut = true
    defer { laysOut = false }
    tracker.look()
    wake(eachFrame: sawAnimation && isWatching)
  }

  /// Starts or stops waking the app for each frame.
  private func wake(eachFrame isWoken: Bool) {
    guard isWoken != (frames != nil) else { return }
    guard isWoken else {
      frames?.invalidate()
      frames = nil
      return
    }
    // The link retains its target, which must not retain the watch.
    let target = ActionTarget()
    target.act = { [weak self] _ in self?.look() }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.preferredFrameRateRange = .motion
    link.add(to: .main, forMode: .common)
    frames = link
  }

  func view(of id: AnchorID) -> UIView? { find(id)?.view }

  private func visibility(of id: AnchorID) -> AnchorVisibility {
    if laysOut {
      for view in MarkedViews.shared.views(of: id) { view.window?.layoutIfNeeded() }
    }
    let found = find(id)
    if found?.isAnimated == true { sawAnimation = true }
    return found?.visibility ?? .removed
  }

  private func find(_ id: AnchorID) -> SeenView? {
    guard let area = area() else { return nil }
    return MarkedViews.shared.views(of: id).lazy.compactMap { area.find($0) }.first
  }
}
#endif
