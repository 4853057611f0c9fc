import Foundation

/// An object that responds to events.
///
/// On Apple's systems the accessibility functions belong to `NSObject`. Here, other objects have
/// them through an extension, which subclasses can't override.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Called after all objects of the nib were created and connected ("NSObject.awakeFromNib()").
  ///
  /// On Apple's systems the function belongs to `NSObject`.
  open func awakeFromNib() {}

  /// The next responder, which is the app after the delegate of a scene.
  open var next: UIResponder? {
    World.current.scenes.contains { $0.delegate === self } ? UIApplication.shared : nil
  }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window, after the current one has resigned.
  ///
  /// Returns false without a window ("UIResponder.becomeFirstResponder()": the function must not be
  /// called on a view outside of a window's hierarchy).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    return World.current.keyboard.hold {
      if let former = window.firstResponder {
        guard former.canResignFirstResponder, former.resignFirstResponder() else { return false }
      }
      window.firstResponder = self
      if self is any UIKeyInput { window.windowScene?.showTextEffects() }
      return true
    }
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window whose first responder this responder can become.
  var responderWindow: UIWindow? { nil }

  // Events. The defaults forward to the next responder ("UIResponder.touchesBegan(_:with:)").

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var inputAccessoryView: UIView? { nil }

  open var inputView: UIView? { nil }

  open func reloadInputViews() {}

  // Accessibility.

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityLanguage: String?
  open var accessibilityActivationPoint: CGPoint {
    get { setActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { setActivationPoint = newValue }
  }
  private var setActivationPoint: CGPoint?

  /// The frame in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { setAccessibilityFrame ?? naturalAccessibilityFrame }
    set { setAccessibilityFrame = newValue }
  }
  private var setAccessibilityFrame: CGRect?

  /// The accessibility frame if none was set, which is a view's own frame.
  var naturalAccessibilityFrame: CGRect { .zero }

  // A container without a list can override these three ("UIAccessibilityContainer").

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  open func accessibilityActivate() -> Bool { false }

  open func accessibilityPerformEscape() -> Bool { false }

  open func accessibilityPerformMagicTap() -> Bool { false }

  open func accessibilityIncrement() {}

  open func accessibilityDecrement() {}

  open func accessibilityElementDidBecomeFocused() {}

  open func accessibilityElementDidLoseFocus() {}
}
