#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension OverlayNode.NativeView {
  /// Creates a piece that shows one of the app's views.
  ///
  /// The size comes from the view's constraints if it uses any. Otherwise it comes from
  /// `sizeThatFits(_:)`, the intrinsic size, or the view's initial size.
  ///
  /// - Parameters:
  ///   - size: The size if the view requests none, in points. A side that is below 1 or not finite
  ///     is replaced by 24 points.
  ///   - isFlexible: Whether the piece fills the remaining width of a row.
  ///   - says: The view's text, used for the overlay's label and announcement. VoiceOver reads the
  ///     view itself.
  ///   - hasControls: Whether the user can press, type or choose something in the view.
  ///   - view: Returns the view, and is called each time the content is built. A view that is
  ///     already a subview of one of the app's views takes up no space.
  public init(
    size: OverlaySize, isFlexible: Bool = false, says: [String] = [], hasControls: Bool = false,
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(size: size, isFlexible: isFlexible, says: says, hasControls: hasControls) {
      UnsafeMutableRawPointer(Unmanaged.passRetained(view()).toOpaque())
    }
  }

  /// Creates a piece that shows one of the app's view controllers.
  ///
  /// While it is shown, the controller is a child of the view controller that contains the
  /// overlays.
  ///
  /// - Parameters:
  ///   - size: The size if neither `preferredContentSize` nor the view specifies one, in points. A
  ///     side that is below 1 or not finite is replaced by 24 points.
  ///   - isFlexible: Whether the piece fills the remaining width of a row.
  ///   - says: The view's text, used for the overlay's label and announcement. VoiceOver reads the
  ///     view itself.
  ///   - hasControls: Whether the user can press, type or choose something in the view.
  ///   - controller: Returns the controller, and is called each time the content is built. A
  ///     controller that already has another parent takes up no space.
  public init(
    size: OverlaySize, isFlexible: Bool = false, says: [String] = [], hasControls: Bool = false,
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(size: size, isFlexible: isFlexible, says: says, hasControls: hasControls) {
      UnsafeMutableRawPointer(Unmanaged.passRetained(controller()).toOpaque())
    }
  }
}

extension OverlayNode.NativeView {
  /// Creates a piece that shows one view, and removes the view from its current superview.
  ///
  /// If the content is built again, the view stays in place, so that its animations and input
  /// continue.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size if the view requests none, in points. Headless tests always use it.
  ///   - says: The view's text, used for the overlay's label and announcement.
  ///   - hasControls: Whether the user can press, type or choose something in the view.
  ///   - ready: Called each time the content is built.
  @_spi(Facades) public init(
    taking view: UIView, size: OverlaySize = OverlaySize(width: 1, height: 1), says: [String],
    hasControls: Bool,
    ready: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.init(size: size, says: says, hasControls: hasControls) {
      ready()
      if !(view.superview is NativeView) { view.removeFromSuperview() }
      return UnsafeMutableRawPointer(Unmanaged.passRetained(view).toOpaque())
    }
  }

  /// Creates a piece that shows one controller, and removes the controller from its current parent.
  ///
  /// If the content is built again, the controller's view stays in place, so it doesn't disappear
  /// or lose the keyboard.
  ///
  /// - Parameters:
  ///   - controller: Returns the controller, which must always be the same object.
  ///   - size: The size if neither the controller nor the view specifies one, in points.
  ///   - isFlexible: Whether the piece fills the remaining width of a row.
  ///   - hasControls: Whether the user can press, type or choose something in the view.
  @_spi(Facades) public init(
    taking controller: @escaping @MainActor @Sendable () -> UIViewController, size: OverlaySize,
    isFlexible: Bool, hasControls: Bool
  ) {
    self.init(size: size, isFlexible: isFlexible, hasControls: hasControls) {
      let controller = controller()
      if !(controller.viewIfLoaded?.superview is NativeView) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      return UnsafeMutableRawPointer(Unmanaged.passRetained(controller).toOpaque())
    }
  }
}
#endif
