#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Reports where anchors are: in each turn of the run loop, before the turn's changes are drawn, so
/// that an overlay moves with its anchor in the same frame.
///
/// While the app sleeps nothing is done. Only where Core Animation moves an anchor by itself, the
/// display's frames wake the app.
@MainActor
final class AnchorWatch {
  /// Returns the part of the app with the anchors; `nil` for none.
  private var area: @MainActor () -> AppArea? = { nil }
  private let tracker = AnchorTracker()
  private let turns = TurnObserver()
  /// The display's frames, while Core Animation moves an anchor.
  private var frames: CADisplayLink?
  private var isWatching = false
  private var sawAnimation = false
  /// Whether the app's views are laid out before a look: UIKit does so only as the turn's changes
  /// are drawn, which is too late, but may not do so within an animation of the app's.
  private var laysOut = false

  init() {
    tracker.visibility = { [weak self] in self?.visibility(of: $0) ?? .removed }
  }

  /// Looks for anchors in `area`, and reports changes by `report`, from now on.
  func start(
    in area: @escaping @MainActor () -> AppArea?,
    _ report: @escaping @MainActor (AnchorID, AnchorVisibility) -> Void
  ) {
    self.area = area
    tracker.report = report
  }

  /// Reports where an anchor is, and whenever that has changed.
  func follow(_ id: AnchorID) {
    tracker.follow(id)
    watch()
  }

  func unfollow(_ id: AnchorID) {
    tracker.unfollow(id)
    watch()
  }

  /// Follows no anchor any more.
  func end() {
    tracker.end()
    area = { nil }
    watch()
  }

  /// Looks at the turns of the run loop while there are anchors.
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

  /// Reports the anchors that have moved since the last look.
  private func look() {
    sawAnimation = false
    laysOut = true
    defer { laysOut = false }
    tracker.look()
    wake(eachFrame: sawAnimation && isWatching)
  }

  /// Has the display wake the app for each frame, or not.
  private func wake(eachFrame isWoken: Bool) {
    guard isWoken != (frames != nil) else { return }
    guard isWoken else {
      frames?.invalidate()
      frames = nil
      return
    }
    // The link keeps its target, and that may not keep the watch.
    let target = ActionTarget()
    target.act = { [weak self] _ in self?.look() }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.preferredFrameRateRange = .motion
    link.add(to: .main, forMode: .common)
    frames = link
  }

  /// Returns the view that is an anchor; `nil` for none.
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
