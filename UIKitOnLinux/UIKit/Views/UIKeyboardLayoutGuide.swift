import Foundation

@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide of the keyboard's frame in a view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the view has been laid out since the guide was created.
  var hasFrame = false

  init(owner: UIView) {
    super.init()
    self.owner = owner
  }

  /// The keyboard's frame in the view's coordinates, or zero until the view's first layout
  /// (<https://developer.apple.com/documentation/uikit/uilayoutguide/layoutframe>,
  /// <https://github.com/layoutBox/PinLayout/issues/241>).
  ///
  /// Without a docked keyboard, the strip along the bottom edge with the height of the safe area
  /// there, unless `usesBottomSafeArea` is off ("UIKeyboardLayoutGuide").
  open override var layoutFrame: CGRect {
    guard hasFrame else { return .zero }
    return keyboardFrame
  }

  private var keyboardFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let rest = CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    guard let window = view.window,
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
    let frame = keyboardFrame
    return .inset(
      UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(owner: self)
    keyboardGuide = guide
    setNeedsLayout()
    return guide
  }
}
