#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// An invisible view that keeps the overlays which belong to another view, its home, and dismisses
/// them once the home is released or has left the app.
///
/// The view is a subview of its home. SwiftUI's hosting view takes no subviews, so there it lies
/// beside its home and follows the home's frame; the home retains it.
@MainActor
private final class OwnerView: UIView {
  let owner = OverlayOwner()
  private weak var home: UIView?
  /// The observer of the turns in which a hosting view has no superview.
  private let arrival = TurnObserver()

  /// Returns the one of a view, made if need be.
  static func of(_ view: UIView) -> OwnerView {
    guard let known = view.interactions.lazy.compactMap({ $0 as? OwnerInteraction }).first else {
      return OwnerView(of: view)
    }
    known.ownerView.move(to: view)
    return known.ownerView
  }

  private init(of home: UIView) {
    self.home = home
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    home.addInteraction(OwnerInteraction(ownerView: self))
    move(to: home)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { lookLater() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Without its home the view has no area, and is laid out.
    if let superview, home?.overlayContainer !== superview { lookLater() }
  }

  /// Looks at the home in the next turn of the loop, in which a view may be back, as in another
  /// superview.
  private func lookLater() {
    Task { look() }
  }

  private func look() {
    if let home, home.window != nil || home.isCovered {
      // Apps remove all subviews of a view, to fill it anew.
      move(to: home)
    } else {
      owner.dismissAll()
      removeFromSuperview()
    }
  }

  /// Lies in or beside the home.
  private func move(to home: UIView) {
    let container = home.overlayContainer
    guard superview !== container else { return }
    if container !== home || !home.isHostingView {
      arrival.stop()
      container.addSubview(self)
      if container === home.superview { follow(home) }
    } else {
      removeFromSuperview()
      // Nobody tells when a view gets a superview.
      arrival.start(in: nil) { [weak self, arrival] in
        guard let self, let home = self.home else { return arrival.stop() }
        if home.superview != nil { move(to: home) }
      }
    }
  }
}

/// The tie by which a view retains its owner view.
@MainActor
private final class OwnerInteraction: NSObject, UIInteraction {
  let ownerView: OwnerView
  private(set) weak var view: UIView?

  init(ownerView: OwnerView) { self.ownerView = ownerView }

  func willMove(to view: UIView?) { self.view = view }

  func didMove(to view: UIView?) {}
}

extension PresentationHandle {
  /// Dismisses the overlay, or withdraws its request, once a view is released or removed.
  ///
  /// A view whose controller is covered, by a push, a sheet or another tab, keeps its overlays; so
  /// does a view that is in another superview in the next turn of the loop. The view gets one
  /// hidden subview; for SwiftUI's hosting view, which takes no subviews, its superview does.
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
