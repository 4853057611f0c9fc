public import Foundation
public import UIKitNames

/// How a message moves out of the way of a keyboard.
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
  /// Whether messages stay where they are, whatever a keyboard does; counts for those that are asked for
  /// afterwards.
  open var isPaused = false
  /// How far from the keyboard a message stays, in points; less than 0 counts as 0.
  open var topMargin: CGFloat = 0

  /// Makes a tracker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a tracker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// For subclasses: a keyboard is about to do something.
  open func willChange(change: Change, userInfo: [AnyHashable: Any]) {}

  /// For subclasses: a keyboard has done something.
  open func didChange(change: Change, userInfo: [AnyHashable: Any]) {}
}
