#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension OverlayNode.NativeView {
  /// Makes a piece of a view of the app's own.
  ///
  /// The piece is as large as the view wants to be: by its constraints where it has some, else by
  /// `sizeThatFits(_:)`, its intrinsic size, or the size it was made with.
  ///
  /// - Parameters:
  ///   - size: The room it takes where the view wants none, in points; a side that is not finite,
  ///     or less than 1, counts as 24 points.
  ///   - isFlexible: Whether the piece takes the width that is left over in a row.
  ///   - says: The view's words for the overlay's label and announcement; VoiceOver reads the view
  ///     by itself.
  ///   - hasControls: Whether the user can press, type or choose something in the view.
  ///   - view: Makes the view, each time the content is built; one that stands somewhere already
  ///     takes no room.
  public init(
    size: OverlaySize, isFlexible: Bool = false, says: [String] = [], hasControls: Bool = false,
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(size: size, isFlexible: isFlexible, says: says, hasControls: hasControls) {
      UnsafeMutableRawPointer(Unmanaged.passRetained(view()).toOpaque())
    }
  }

  /// Makes a piece of a controller of the app's own, a child of the overlays' controller while
  /// shown.
  ///
  /// - Parameters:
  ///   - size: The room it takes where neither `preferredContentSize` nor the view says more, in
  ///     points; mended as that of a view.
  ///   - isFlexible: Whether the piece takes the width that is left over in a row.
  ///   - says: The view's words for the overlay's label and announcement; VoiceOver reads the view
  ///     by itself.
  ///   - hasControls: Whether the user can press, type or choose something in the view.
  ///   - controller: Makes the controller, each time the content is built; one that has a parent
  ///     takes no room.
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
  /// Makes a piece of one view, which is taken from wherever it stands.
  ///
  /// Building the content anew leaves the view where it is, so that what the view does goes on.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The room it takes where the view wants none, and in headless tests, in points.
  ///   - says: The view's words for the overlay's label and announcement.
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

  /// Makes a piece of one controller, which is taken from wherever it stands.
  ///
  /// Building the content anew leaves the controller's view where it is: it neither disappears nor
  /// loses the keyboard.
  ///
  /// - Parameters:
  ///   - controller: Answers the controller, always the same one.
  ///   - size: The room it takes where neither the controller nor the view says more, in points.
  ///   - isFlexible: Whether the piece takes the width that is left over in a row.
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
