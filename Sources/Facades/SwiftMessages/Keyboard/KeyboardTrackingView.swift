public import Foundation
public import UIKitNames
internal import Usher

/// How a message moves out of the way of a keyboard, and what a keyboard does.
///
/// A keyboard is whatever covers part of a window from its lower edge; several at once count as one. It
/// tells of those in the default window from when it is made, and of those in the windows where its
/// messages are shown. One that is there already by then is not told of, and counts all the same.
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
  private var keyboards: [Keyboard] = []

  /// Makes a tracker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    followDefault()
  }

  /// Makes a tracker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    followDefault()
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

  /// Tells of the keyboards in a window from now on; once however often it is asked.
  func follow(_ presenter: Presenter) {
    keyboards.removeAll { $0.presenter == nil }
    guard !keyboards.contains(where: { $0.presenter === presenter }) else { return }
    keyboards.append(Keyboard(in: presenter, of: self))
  }

  /// The app went to the back, or came to the front again.
  func setAppActive(_ isActive: Bool) {
    isAutomaticallyPaused = !isActive
  }

  /// Tells what a keyboard does, first beforehand and then when messages have made room.
  func tell(_ change: Change, _ userInfo: [AnyHashable: Any], in presenter: Presenter) {
    guard !isPaused, !isAutomaticallyPaused else { return }
    willChange(change: change, userInfo: userInfo)
    delegate?.keyboardTrackingViewWillChange(change: change, userInfo: userInfo)
    presenter.act(after: .lasting(Keyboard.moveLength(in: presenter))) { [weak self] in
      guard let self else { return }
      didChange(change: change, userInfo: userInfo)
      delegate?.keyboardTrackingViewDidChange(change: change, userInfo: userInfo)
    }
  }

  private func followDefault() {
    Presenter.withDefault { [weak self] in self?.follow($0) }
  }
}
