#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Functions for regions, which are parts of the app's views.
///
/// Each region shows one overlay of the scene.
extension UIKitHost {
  /// A weak reference to a region, which the app's view retains.
  struct WeakRegion {
    weak var view: RegionView?
  }

  /// Shows an overlay in a part of one of the app's views.
  ///
  /// Call this before the overlay is attached.
  func openRegion(_ region: WindowWishes.Region, for id: OverlayID) {
    closeRegion(of: id)
    let view = RegionView(region)
    view.whole = { [weak self] in
      if case .view? = self?.place { self?.stage?.view } else { nil }
    }
    view.onGone = { [weak self] in self?.regionWasLost(of: id) }
    view.overlayView.isElsewhere = { $0 != id }
    regions[id] = WeakRegion(view: view)
    view.pointer = connect(view.overlayView, hover: view.hover)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    tellEnvironment()
  }

  func closeRegion(of id: OverlayID) {
    guard let region = regions.removeValue(forKey: id) else { return }
    region.view?.close()
    tellEnvironment()
  }

  /// Ends an overlay because the app has released the view with its region.
  private func regionWasLost(of id: OverlayID) {
    guard regions.removeValue(forKey: id) != nil else { return }
    connection.containerRemoved(for: id)
  }

  var views: [OverlayView] {
    [stage?.view].compactMap { $0 } + regions.values.compactMap { $0.view?.overlayView }
  }

  /// Returns the view that contains an overlay: the view of its region, or else of the place.
  func view(of id: OverlayID) -> OverlayView? {
    regions.isEmpty ? stage?.view : regions[id]?.view?.overlayView ?? stage?.view
  }

  /// Returns the card and scrim of an overlay, or `nil` if the overlay is not attached.
  func slot(of id: OverlayID) -> OverlaySlot? { view(of: id)?.slots[id] }

  /// The regions of overlays, in viewport coordinates.
  var regionsInArea: [OverlayID: OverlayViewport.Region] {
    regions.compactMapValues { $0.view?.region }
  }
}
#endif
