#if os(iOS) || UIKIT_STAND_IN
public import Foundation

// The offsets of versions up to 6. Nib files that were copied from versions 3 to 5 set them, so
// key-value coding must find them. They have no effect.

extension BaseView {
  /// The distance from the status bar until SwiftMessages 6.
  ///
  /// Always 0, and setting it has no effect.
  ///
  /// The view avoids the safe area. `topLayoutMarginAddition` moves the content further.
  @available(
    *, deprecated,
    message: "The safe area is kept clear; topLayoutMarginAddition adds to it."
  )
  @IBInspectable public var statusBarOffset: CGFloat {
    get { 0 }
    set {}
  }

  /// The distance from the upper safe area until SwiftMessages 6.
  ///
  /// Always 0, and setting it has no effect.
  ///
  /// The view avoids the safe area. `topLayoutMarginAddition` moves the content further.
  @available(
    *, deprecated,
    message: "The safe area is kept clear; topLayoutMarginAddition adds to it."
  )
  @IBInspectable public var safeAreaTopOffset: CGFloat {
    get { 0 }
    set {}
  }

  /// The distance from the lower safe area until SwiftMessages 6.
  ///
  /// Always 0, and setting it has no effect.
  ///
  /// The view avoids the safe area. `bottomLayoutMarginAddition` moves the content further.
  @available(
    *, deprecated,
    message: "The safe area is kept clear; bottomLayoutMarginAddition adds to it."
  )
  @IBInspectable public var safeAreaBottomOffset: CGFloat {
    get { 0 }
    set {}
  }
}
#endif
