public import Foundation
public import UIKitNames
internal import Usher

/// How a message moves out of the way of a keyboard, and what a keyboard does.
///
/// With UIKit that is the system's keyboard; put into a view of the app's own, the tracker is as high as the
/// keyboard covers it, and its margin. Elsewhere a keyboard is whatever covers part of a window from its lower
/// edge; several at once count as one. The tracker tells of those in the default window from when it is made, and
/// of those in the windows where its messages are shown. One that is there already by then is not told of, and
/// counts all the same.
open class KeyboardTrackingView: UIView {
  /// What a keyboard does.
  public enum Change: Hashable, Sendable {
    /// It comes.
    case show
    /// It goes.
    case hide
    /// It has another size or place.
    case frame
  }

  /// Who is told what a keyboard does.
  public weak var delegate: (any KeyboardTrackingViewDelegate)?
  /// Whether nothing is told of keyboards, and messages stay where they are whatever these do.
  ///
  /// For messages it counts when they are asked for. While the app is not in front nothing is told either,
  /// unless this was turned off meanwhile. What a keyboard did in a pause is not told afterwards.
  open var isPaused = false {
    didSet {
      if !isPaused { isAutomaticallyPaused = false }
    }
  }
  /// How far from the keyboard a message stays, in points; less than 0 counts as 0.
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

  /// For subclasses: a keyboard is about to do something; the delegate is told next.
  ///
  /// - Parameters:
  ///   - change: What.
  ///   - userInfo: Where it was and will be, and for how long messages move, under the keys of
  ///     `UIResponder`.
  open func willChange(change: Change, userInfo: [AnyHashable: Any]) {}

  /// For subclasses: a keyboard has done something, and messages have made room; the delegate is told next.
  ///
  /// - Parameters:
  ///   - change: What.
  ///   - userInfo: The same as before.
  open func didChange(change: Change, userInfo: [AnyHashable: Any]) {}

  /// Makes room in the app's own layout for the keyboard that is there now.
  open override func layoutSubviews() {
    super.layoutSubviews()
    news.measure()
  }

  /// Tells of the keyboards in a window from now on; once however often it is asked.
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
