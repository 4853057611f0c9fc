import Foundation

/// An element for assistive technology that is no view.
@MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  /// The frame in the container's coordinates; the one on the screen follows it.
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
