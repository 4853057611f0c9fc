import Foundation

/// An accessibility element without a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  /// The frame in the container's coordinates, which determines the frame on the screen.
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
