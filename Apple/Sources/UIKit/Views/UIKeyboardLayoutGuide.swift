import Foundation

@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide of the keyboard's frame in a view.
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0

  init(owner: UIView) {
    super.init()
    owningView = owner
  }

  /// The keyboard's frame in the view's coordinates.
  ///
  /// Without a docked keyboard, the strip along the bottom edge with the height of the safe area
  /// there, unless `usesBottomSafeArea` is off ("UIKeyboardLayoutGuide"). So it is in a window that
  /// is not key: the keyboard types into the key window, and UIKit says nothing about others.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let rest = CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    guard let window = view.window, window.isKeyWindow,
      let keyboard = window.windowScene?.keyboard(for: self)
    else { return rest }
    let frame = view.convert(keyboard, from: window)
    let visible = frame.intersection(bounds)
    guard !visible.isNull, visible.height > height else { return rest }
    return visible
  }

  /// The keyboard's frame as insets, used by constraints as a constant.
  override var place: Place {
    guard let bounds = owningView?.bounds else { return .free }
    let frame = layoutFrame
    return .inset(
      UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
}
