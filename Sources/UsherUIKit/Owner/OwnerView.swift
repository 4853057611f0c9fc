#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// An invisible view that dismisses the overlays of one of the app's views, its home.
///
/// It dismisses them when the home is released or removed, but not while another controller covers
/// the home. It is a subview of its home, which retains it. SwiftUI's hosting view accepts no
/// subviews, so its owner view is a sibling with the same frame.
@MainActor
private final class OwnerView: UIView {
  let owner = OverlayOwner()
  private weak var home: UIView?
  /// Observes run loop turns while the home is a hosting view without a superview.
  private let arrival = TurnObserver()

  /// Returns the owner view of a view, and adds it if necessary.
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
    // Without its home, this view gets an empty frame and is laid out.
    if let superview, home?.overlayContainer !== superview { lookLater() }
  }

  /// Checks the home in the next run loop turn, when it may be in a new superview.
  private func lookLater() {
    Task { look() }
  }

  private func look() {
    if let home, home.window != nil || home.isCovered {
      // Apps may remove all subviews of a view to fill it again.
      move(to: home)
    } else {
      owner.dismissAll()
      removeFromSuperview()
    }
  }

  /// Adds this view to its home, or makes it a sibling of the home.
  private func move(to home: UIView) {
    let container = home.overlayContainer
    guard superview !== container else { return }
    if container !== home || !home.isHostingView {
      arrival.stop()
      container.addSubview(self)
      if container === home.superview { follow(home) }
    } else {
      removeFromSuperview()
      // UIKit doesn't report when a view gets a superview.
      arrival.start(in: nil) { [weak self, arrival] in
        guard let self, let home = self.home else { return arrival.stop() }
        if home.superview != nil { move(to: home) }
      }
    }
  }
}

/// The interaction through which a view retains its owner view.
@MainActor
private final class OwnerInteraction: NSObject, UIInteraction {
  let ownerView: OwnerView
  private(set) weak var view: UIView?

  init(ownerView: OwnerView) { self.ownerView = ownerView }

  func willMove(to view: UIView?) { self.view = view }

  func didMove(to view: UIView?) {}
}

extension PresentationHandle {
  /// Dismisses the overlay, or withdraws its request, when a view is released or removed.
  ///
  /// The overlay stays while a push, a sheet or another tab covers the view's controller. It also
  /// stays if the view is in a new superview in the next run loop turn. The view gets one hidden
  /// subview. SwiftUI's hosting view accepts none, so its superview gets the subview instead.
  ///
  /// - Parameter view: The view.
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(with view: UIView) -> PresentationHandle {
    dismisses(with: OwnerView.of(view).owner)
  }

  /// Dismisses the overlay, or withdraws its request, when a view controller is released or
  /// removed.
  ///
  /// A controller is removed when it is popped or dismissed. If another controller covers it at
  /// that moment, its overlays stay until it is released. This call loads the controller's view.
  ///
  /// - Parameter controller: The view controller.
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(with controller: UIViewController) -> PresentationHandle {
    dismisses(with: controller.view)
  }
}
#endif
