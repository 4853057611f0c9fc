#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The regions of overlays: parts of the app's own views, in which the scene's overlays are shown
/// one by one.
extension UIKitHost {
  /// A weak reference to a region, which the app's view keeps.
  struct WeakRegion {
    weak var view: RegionView?
  }

  /// Shows an overlay, whose turn has come, in a part of a view of the app's.
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

  /// Ends the region of an overlay, if there is one.
  func closeRegion(of id: OverlayID) {
    guard let region = regions.removeValue(forKey: id) else { return }
    region.view?.close()
    tellEnvironment()
  }

  /// Ends an overlay whose view the app has released with its own.
  private func regionWasLost(of id: OverlayID) {
    guard regions.removeValue(forKey: id) != nil else { return }
    connection.containerRemoved(for: id)
  }

  /// The views of all overlays.
  var views: [OverlayView] {
    [stage?.view].compactMap { $0 } + regions.values.compactMap { $0.view?.overlayView }
  }

  /// The view of an overlay: its region's, or else that of the whole place.
  func view(of id: OverlayID) -> OverlayView? {
    regions.isEmpty ? stage?.view : regions[id]?.view?.overlayView ?? stage?.view
  }

  /// The views of an overlay, its card and its scrim; `nil` if the overlay is not attached.
  func slot(of id: OverlayID) -> OverlaySlot? { view(of: id)?.slots[id] }

  /// The regions in the area of all overlays.
  var regionsInArea: [OverlayID: OverlayViewport.Region] {
    regions.compactMapValues { $0.view?.region }
  }
}
#endif
