#if canImport(UIKit)
internal import UIKit
package import Usher

/// Tells a view what the system's keyboard does, and keeps the view as high as the keyboard covers its window
/// there.
@MainActor
package final class KeyboardNews {
  /// A change of the keyboard.
  package enum Change {
    /// The keyboard comes.
    case show
    /// The keyboard goes.
    case hide
    /// The keyboard has another size or place.
    case frame
  }

  /// Called when the keyboard is about to do something, with the details of the system's notification; the
  /// closure is called when the view has been told, and calls back once the keyboard has arrived.
  package typealias Listener =
    @MainActor (
      _ change: Change, _ userInfo: [AnyHashable: Any],
      _ afterwards: @escaping (@escaping @MainActor () -> Void) -> Void
    ) -> Void

  private weak var view: UIView?
  private let topMargin: @MainActor () -> CGFloat
  private let listener: Listener
  private let onActivity: @MainActor (Bool) -> Void
  private var tokens: [any NSObjectProtocol] = []
  private let height: NSLayoutConstraint
  /// The keyboard's frame on the screen; `nil` without a keyboard.
  private var frame: CGRect?

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - view: The view that follows the keyboard.
  ///   - topMargin: Returns the view's height beyond the keyboard, in points.
  ///   - onActivity: Called when the app comes to the front, and when it no longer is.
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
    listen(to: UIResponder.keyboardWillShowNotification) { [weak self] in self?.comes($0) }
    listen(to: UIResponder.keyboardWillHideNotification) { [weak self] in self?.goes($0) }
    listen(to: UIResponder.keyboardWillChangeFrameNotification) { [weak self] in self?.moves($0) }
    listen(to: UIScene.willDeactivateNotification) { [weak self] _ in self?.onActivity(false) }
    listen(to: UIScene.didActivateNotification) { [weak self] _ in self?.onActivity(true) }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Does nothing: the system's keyboard is the same in every window.
  package func follow(_ presenter: Presenter) {}

  /// Gives the view the height that the keyboard covers of its window there, and the margin.
  package func measure() {
    guard let view else { return }
    let wanted = frame.flatMap { frame in
      view.window.map { window in
        let place = view.convert(view.bounds, to: window)
        let covered = place.maxY - window.convert(frame, from: window.screen.coordinateSpace).minY
        return covered > 0 ? covered + max(topMargin(), 0) : 0
      }
    }
    if height.constant != wanted ?? 0 { height.constant = wanted ?? 0 }
  }

  private func listen(
    to name: NSNotification.Name, _ act: @escaping @MainActor ([AnyHashable: Any]) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        // UIKit posts all of these on the main thread.
        nonisolated(unsafe) let details = note.userInfo ?? [:]
        MainActor.assumeIsolated { act(details) }
      })
  }

  private func comes(_ details: [AnyHashable: Any]) {
    guard frame == nil else { return }
    tell(.show, details, details.endFrame)
  }

  private func goes(_ details: [AnyHashable: Any]) {
    guard frame != nil else { return }
    tell(.hide, details, nil)
  }

  private func moves(_ details: [AnyHashable: Any]) {
    // What comes or goes is told by a notification of its own.
    guard let known = frame, let end = details.endFrame, end != known, end.height > 0,
      view?.window?.screen.bounds.intersects(end) ?? true
    else { return }
    tell(.frame, details, end)
  }

  private func tell(_ change: Change, _ details: [AnyHashable: Any], _ end: CGRect?) {
    frame = end
    listener(change, details) { [weak self] act in self?.move(by: details, act) }
  }

  /// Lets the view follow as long and by the same curve as the keyboard moves.
  private func move(by details: [AnyHashable: Any], _ act: @escaping @MainActor () -> Void) {
    let duration = details[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = details[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    measure()
    let seconds = max(duration?.doubleValue ?? 0, 0)
    // The options have the curve 16 bits further up.
    let options = UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16)
    UIView.animate(withDuration: seconds, delay: 0, options: [options, .beginFromCurrentState]) {
      [weak view] in view?.superview?.layoutIfNeeded()
    }
    // UIKit calls a completion at once where nothing has changed, as for a view that stands nowhere.
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated(act)
    }
  }
}

extension [AnyHashable: Any] {
  /// The keyboard's frame on the screen once it has arrived.
  fileprivate var endFrame: CGRect? {
    (self[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
  }
}
#endif
