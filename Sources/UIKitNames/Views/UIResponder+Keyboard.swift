#if !canImport(UIKit)
public import Foundation

/// What is told of a keyboard on the screen.
extension UIResponder {
  /// Where it was: an `NSValue` of a rectangle in the window, in points.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where it will be: an `NSValue` of a rectangle in the window, in points.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long what makes room for it takes: an `NSNumber`, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How that moves: an `NSNumber` of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it belongs to this app: an `NSNumber`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
  /// How something moves from here to there.
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// It begins and ends slowly.
    case easeInOut = 0
    /// It begins slowly.
    case easeIn = 1
    /// It ends slowly.
    case easeOut = 2
    /// It moves evenly.
    case linear = 3
  }
}

extension NSValue {
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle it holds; meaningless where it holds something else.
  public var cgRectValue: CGRect { rectValue }
}
#endif
