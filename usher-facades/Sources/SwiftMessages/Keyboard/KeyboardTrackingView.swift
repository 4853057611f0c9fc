#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
internal import Usher

/// A tracker that keeps messages above the keyboard, and reports the keyboard's changes.
///
/// If you add the tracker to one of your views, its height is the height that the keyboard covers,
/// plus `topMargin`.
///
/// Changes are reported from the tracker's creation. A keyboard that is already visible isn't
/// reported, but messages still avoid it.
open class KeyboardTrackingView: UIView {
  /// A change of the keyboard.
  public enum Change: Hashable, Sendable {
    /// The keyboard appears.
    case show
    /// The keyboard disappears.
    case hide
    /// The keyboard's size or position changes.
    case frame
  }

  /// The delegate for the keyboard's changes.
  public weak var delegate: (any KeyboardTrackingViewDelegate)?
  /// Whether the tracker is paused.
  ///
  /// While it is paused, changes aren't reported, not even later, and messages don't avoid the
  /// keyboard. For a message, the value at the time of its request is used.
  ///
  /// While the app is inactive, changes aren't reported either, unless you set this property to
  /// `false`.
  open var isPaused = false {
    didSet {
      if !isPaused { isAutomaticallyPaused = false }
    }
  }
  /// The distance between the message and the keyboard, in points.
  ///
  /// Negative numbers are treated as 0.
  @IBInspectable open var topMargin: CGFloat = 0

  private var isAutomaticallyPaused = false
  private lazy var news = KeyboardNews(
    for: self, topMargin: { [weak self] in self?.topMargin ?? 0 },
    onActivity: { [weak self] in self?.isAutomaticallyPaused = !$0 },
    listener: { [weak self] in self?.tell(Change($0), $1, afterwards: $2) })

  /// Creates a tracker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = news
  }

  /// Creates a tracker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = news
  }

  /// Called before a change of the keyboard.
  ///
  /// The delegate's method is called afterward. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - userInfo: The keyboard's frames before and after the change, and the duration of the
  ///     messages' motion, with the keys of `UIResponder`.
  open func willChange(change: Change, userInfo: [AnyHashable: Any]) {}

  /// Called after a change of the keyboard, when messages have moved.
  ///
  /// The delegate's method is called afterward. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - userInfo: The same values as in `willChange(change:userInfo:)`.
  open func didChange(change: Change, userInfo: [AnyHashable: Any]) {}

  /// Updates the tracker's height for the current keyboard.
  open override func layoutSubviews() {
    super.layoutSubviews()
    news.measure()
  }

  /// Also follows the scene and the messages of a presenter whose messages use the tracker.
  ///
  /// Repeated calls have no effect.
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
  /// Called after a change of the keyboard, when messages have moved.
  func keyboardTrackingViewDidChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any])
}
#endif
