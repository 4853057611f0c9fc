import Foundation

/// An accessibility element without a view of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  /// The frame in the container's coordinates; the frame on the screen is derived from it.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  override var naturalAccessibilityFrame: CGRect {
    guard let view = accessibilityContainer as? UIView else {
      return accessibilityFrameInContainerSpace
    }
    return view.toScreen(accessibilityFrameInContainerSpace)
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
