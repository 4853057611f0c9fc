#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// An object that can be first responder, that is, receive the keyboard's input.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The responder after this one in the responder chain; `nil` for the last one.
  open var next: UIResponder? { nil }

  /// Whether the responder may become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is first responder.
  open var isFirstResponder: Bool { false }

  /// Makes the responder first responder.
  ///
  /// - Returns: Whether the responder now is first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives up the role of first responder.
  ///
  /// - Returns: Whether the responder gave it up.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

/// The keys of the notifications about a keyboard on the screen.
extension UIResponder {
  /// The keyboard's frame before the change: an `NSValue` of a rectangle in the window, in points.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change: an `NSValue` of a rectangle in the window, in points.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change: an `NSNumber`, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The easing curve of the change: an `NSNumber` of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app: an `NSNumber`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Makes a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle; undefined if the value holds something else.
  public var cgRectValue: CGRect { rectValue }
}

/// An event caused by the user; without any details here.
@preconcurrency @MainActor
public final class UIEvent {
  /// Makes an event.
  public init() {}
}
#endif
