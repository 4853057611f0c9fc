#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// An invisible subview that keeps the overlays which belong to a view, and dismisses them once
/// that view is released or has left the app.
@MainActor
private final class OwnerView: UIView {
  let owner = OverlayOwner()
  private weak var home: UIView?

  /// Returns the one in a view, put there if need be.
  static func of(_ view: UIView) -> OwnerView {
    // An effect view takes subviews only in its content view.
    let view = (view as? UIVisualEffectView)?.contentView ?? view
    if let known = view.subviews.lazy.compactMap({ $0 as? OwnerView }).first { return known }
    let made = OwnerView()
    made.home = view
    made.isHidden = true
    made.isUserInteractionEnabled = false
    made.isAccessibilityElement = false
    view.addSubview(made)
    return made
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    // A view may be back in the same turn of the loop, as in another superview.
    Task { dismissIfOut() }
  }

  private func dismissIfOut() {
    // Apps remove all subviews of a view, to fill it anew.
    if superview == nil, let home { home.addSubview(self) }
    guard window == nil, !isCovered else { return }
    owner.dismissAll()
  }
}

extension PresentationHandle {
  /// Dismisses the overlay, or withdraws its request, once a view is released or removed.
  ///
  /// A view whose controller is covered, by a push, a sheet or another tab, keeps its overlays; so
  /// does a view that is in another superview in the next turn of the loop. The view gets one
  /// hidden subview.
  ///
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(with view: UIView) -> PresentationHandle {
    dismisses(with: OwnerView.of(view).owner)
  }

  /// Dismisses the overlay, or withdraws its request, once a view controller is released, popped or
  /// dismissed; as `dismisses(with:)` with its view, which is loaded.
  ///
  /// A controller that is popped or dismissed while another one covers it keeps its overlays until
  /// it is released.
  ///
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(with controller: UIViewController) -> PresentationHandle {
    dismisses(with: controller.view)
  }
}
#endif
