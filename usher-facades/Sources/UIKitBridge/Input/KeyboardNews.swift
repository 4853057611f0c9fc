#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

/// Reports the system keyboard's changes to a view, and updates the view's height.
///
/// The height is the part of the view's window that the keyboard covers.
@MainActor
package final class KeyboardNews {
  private weak var view: UIView?
  private let topMargin: @MainActor () -> CGFloat
  private let listener: Listener
  private let onActivity: @MainActor (Bool) -> Void
  private let notifications = NotificationInput()
  private var followed: [Followed] = []
  private let height: NSLayoutConstraint
  /// The keyboard's frame on the screen, or `nil` while it is hidden.
  private var frame: CGRect?

  /// A presenter whose messages use the view to avoid the keyboard.
  private struct Followed {
    weak var presenter: Presenter?
  }

  /// Starts observing the keyboard.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - topMargin: Returns the distance added to the view's height, in points.
  ///   - onActivity: Called when the app becomes active or inactive.
  ///   - listener: Called for each change.
  package init(
    for view: UIView, topMargin: @escaping @MainActor () -> CGFloat,
    onActivity: @escaping @MainActor (Bool) -> Void, listener: @escaping Listener
  ) {
    self.view = view
    self.topMargin = topMargin
    self.listener = listener
    self.onActivity = onActivity
    height = view.heightAnchor.constraint(equalToConstant: 0)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    notifications.listen(to: UIResponder.keyboardWillShowNotification) {
      [weak self] _, details in self?.comes(details)
    }
    notifications.listen(to: UIResponder.keyboardWillHideNotification) {
      [weak self] _, details in self?.goes(details)
    }
    notifications.listen(to: UIResponder.keyboardWillChangeFrameNotification) {
      [weak self] _, details in self?.moves(details)
    }
    notifications.listen(to: UIScene.willDeactivateNotification) { [weak self] scene, _ in
      self?.deactivates(scene as? UIScene)
    }
    notifications.listen(to: UIScene.didActivateNotification) { [weak self] scene, _ in
      self?.activates(scene as? UIScene)
    }
  }

  /// Follows whether the presenter's scene is active, in addition to the view's scene.
  ///
  /// If any of the followed scenes is active, the app is treated as active.
  package func follow(_ presenter: Presenter) {
    followed.removeAll { $0.presenter == nil || $0.presenter === presenter }
    followed.append(Followed(presenter: presenter))
  }

  /// The scenes of the view and of the followed presenters.
  private var ownScenes: [UIScene] {
    let scenes = [view?.window?.windowScene] + followed.map { $0.presenter?.uiKitHost?.scene }
    return scenes.compactMap { $0 }
  }

  private func deactivates(_ scene: UIScene?) {
    let scenes = ownScenes
    guard scenes.contains(where: { $0 === scene }),
      !scenes.contains(where: { $0 !== scene && $0.activationState == .foregroundActive })
    else { return }
    onActivity(false)
  }

  private func activates(_ scene: UIScene?) {
    let scenes = ownScenes
    // If no scene is known, for example because the view isn't in a window, any activation is
    // reported.
    if scenes.isEmpty || scenes.contains(where: { $0 === scene }) { onActivity(true) }
  }

  /// Sets the view's height to the height that the keyboard covers, plus the top margin.
  ///
  /// If the keyboard doesn't cover the view's window or area, the height is 0.
  package func measure() {
    guard let view else { return }
    // An animator's container covers the area only after its overlay has followed the view, so the
    // area is used.
    let container = view.superview as? AnimationContainer
    let wanted = frame.flatMap { frame -> CGFloat? in
      guard let window = view.window else { return nil }
      let area = container?.areaView() ?? window
      let place = view.convert(view.bounds, to: container ?? area)
      let covered = place.maxY - area.convert(frame, from: window.screen.coordinateSpace).minY
      return covered > 0 ? covered + max(topMargin(), 0) : 0
    }
    if height.constant != wanted ?? 0 { height.constant = wanted ?? 0 }
  }

  private func comes(_ details: [AnyHashable: Any]) {
    guard frame == nil else { return }
    tell(.show, details, details.endFrame)
  }

  private func goes(_ details: [AnyHashable: Any]) {
    // A keyboard that appeared before the view was created has no known frame.
    guard frame != nil || details.movesDown else { return }
    tell(.hide, details, nil)
  }

  private func moves(_ details: [AnyHashable: Any]) {
    // Separate notifications report when the keyboard appears and disappears.
    guard let known = frame, let end = details.endFrame, end != known, end.height > 0,
      view?.window?.screen.bounds.intersects(end) ?? true
    else { return }
    tell(.frame, details, end)
  }

  private func tell(_ change: Change, _ details: [AnyHashable: Any], _ end: CGRect?) {
    frame = end
    listener(change, details) { [weak self] act in self?.move(by: details, act) }
  }

  /// The time, in seconds, that visible messages need to move out of the keyboard's way.
  private var moveLength: TimeInterval {
    let isMoving = followed.contains { followed in
      followed.presenter.map { !$0.shown.isEmpty && !$0.preferences.reducesMotion } ?? false
    }
    return isMoving ? 0.5 : 0
  }

  /// Animates the view with the keyboard's duration and curve, then calls `act`.
  ///
  /// If visible messages take longer to move, `act` is called when they have moved.
  private func move(by details: [AnyHashable: Any], _ act: @escaping @MainActor () -> Void) {
    let duration = details[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = details[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    measure()
    let seconds = max(duration?.doubleValue ?? 0, 0)
    // In the animation options, the curve is shifted by 16 bits.
    let options = UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16)
    UIView.animate(
      withDuration: seconds, delay: 0,
      options: [options, .beginFromCurrentState, .allowUserInteraction]
    ) { [weak view] in
      view?.superview?.layoutIfNeeded()
    }
    // UIKit calls a completion immediately if nothing has changed, for example without a window.
    let timer = Timer(timeInterval: max(seconds, moveLength), repeats: false) { _ in
      MainActor.assumeIsolated(act)
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

extension [AnyHashable: Any] {
  /// The keyboard's final frame on the screen.
  fileprivate var endFrame: CGRect? { frame(UIResponder.keyboardFrameEndUserInfoKey) }

  /// Whether the keyboard moves down the screen.
  fileprivate var movesDown: Bool {
    guard let begin = frame(UIResponder.keyboardFrameBeginUserInfoKey), let end = endFrame else {
      return false
    }
    return begin.minY < end.minY
  }

  private func frame(_ key: String) -> CGRect? { (self[key] as? NSValue)?.cgRectValue }
}

extension KeyboardNews {
  /// A change of the keyboard.
  package enum Change {
    /// The keyboard appears.
    case show
    /// The keyboard disappears.
    case hide
    /// The keyboard's size or position changes.
    case frame
  }

  /// A callback that is called before the keyboard changes.
  ///
  /// `userInfo` is the notification's dictionary, with the keys of `UIResponder`. The callback can
  /// call `afterwards` to animate the view together with the keyboard. The closure that it passes
  /// is called when the keyboard and the messages have moved.
  package typealias Listener =
    @MainActor (
      _ change: Change, _ userInfo: [AnyHashable: Any],
      _ afterwards: @escaping (@escaping @MainActor () -> Void) -> Void
    ) -> Void
}
#endif
