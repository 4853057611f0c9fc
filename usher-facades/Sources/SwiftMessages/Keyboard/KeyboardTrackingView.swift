#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
internal import Usher

/// A tracker that moves messages out of the keyboard's way, and reports the keyboard's changes.
///
/// With UIKit the tracker follows the system's keyboard. In a view of the app's own, the tracker is
/// as high as the keyboard covers it, plus `topMargin`. Without UIKit, a keyboard is anything that
/// covers part of a window from the lower edge; several at once count as one. The tracker then
/// reports keyboards in the default window and in the windows that show its messages.
///
/// Changes are reported from the moment the tracker is made, or its message is shown in the window.
/// A keyboard that is there already is not reported, but messages still make room for it.
open class KeyboardTrackingView: UIView {
  /// A change of the keyboard.
  public enum Change: Hashable, Sendable {
    /// The keyboard appears.
    case show
    /// The keyboard disappears.
    case hide
    /// The keyboard has another size or place.
    case frame
  }

  /// The delegate for the keyboard's changes.
  public weak var delegate: (any KeyboardTrackingViewDelegate)?
  /// Whether the tracker is paused: changes are not reported, and messages do not make room for the
  /// keyboard.
  ///
  /// For a message, the value at the time of its request counts. While the app is not in front,
  /// changes are not reported either, unless the property is set to `false` meanwhile. Changes
  /// during a pause are not reported afterwards.
  open var isPaused = false {
    didSet {
      if !isPaused { isAutomaticallyPaused = false }
    }
  }
  /// The distance between the message and the keyboard, in points; negative numbers count as 0.
  @IBInspectable open var topMargin: CGFloat = 0

  private var isAutomaticallyPaused = false
  private lazy var news = KeyboardNews(
    for: self, topMargin: { [weak self] in self?.topMargin ?? 0 },
    onActivity: { [weak self] in self?.isAutomaticallyPaused = !$0 },
    listener: { [weak self] in self?.tell(Change($0), $1, afterwards: $2) })

  /// Makes a tracker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = news
  }

  /// Makes a tracker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = news
  }

  /// Called before a change of the keyboard, and before the delegate's method.
  ///
  /// Does nothing; for subclasses to override.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - userInfo: The keyboard's frames before and after the change, and the duration of the
  ///     messages' motion, under the keys of `UIResponder`.
  open func willChange(change: Change, userInfo: [AnyHashable: Any]) {}

  /// Called after a change of the keyboard, when messages have made room, and before the delegate's
  /// method.
  ///
  /// Does nothing; for subclasses to override.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - userInfo: The same values as in `willChange(change:userInfo:)`.
  open func didChange(change: Change, userInfo: [AnyHashable: Any]) {}

  /// Updates the tracker's height for the current keyboard, with UIKit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    news.measure()
  }

  /// Reports the keyboards in a presenter's window from now on; repeated calls have no effect.
  func follow(_ presenter: Presenter) { news.follow(presenter) }

  private func tell(
    _ change: Change, _ userInfo: [AnyHashable: Any],
    afterwards: (@escaping @MainActor () -> Void) -> Void
  ) {
    guard !isPaused, !isAutomaticallyPaused else { return }
    willChange(change: change, userInfo: userInfo)
    delegate?.keyboardTrackingViewWillChange(change: change, userInfo: userInfo)
    afterwards { [weak self] in
      guard let self else { return }
      didChange(change: change, userInfo: userInfo)
      delegate?.keyboardTrackingViewDidChange(change: change, userInfo: userInfo)
    }
  }
}

extension KeyboardTrackingView.Change {
  fileprivate init(_ change: KeyboardNews.Change) {
    switch change {
    case .show: self = .show
    case .hide: self = .hide
    case .frame: self = .frame
    }
  }
}

/// A delegate for the keyboard's changes.
@preconcurrency @MainActor
public protocol KeyboardTrackingViewDelegate: AnyObject {
  /// Called before a change of the keyboard.
  func keyboardTrackingViewWillChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any])
  /// Called after a change of the keyboard, when messages have made room.
  func keyboardTrackingViewDidChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any])
}
#endif
