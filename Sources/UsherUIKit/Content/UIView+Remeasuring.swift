#if os(iOS) || UIKIT_STAND_IN
public import UIKit
internal import Usher

extension UIView {
  /// Measures the overlay or tree that contains the view again.
  ///
  /// Does nothing if the view is in neither.
  @_spi(Facades) public func usherNeedsMeasuring() { needsMeasuring(isResized: false) }

  /// Measures the overlay or tree that contains the view again.
  ///
  /// Does nothing if the view is in neither.
  ///
  /// - Parameter isResized: Whether the view already has its new size. If so, the overlay is
  ///   resized without an animation.
  func needsMeasuring(isResized: Bool) {
    var view = superview
    while let known = view, !(known is OverlayView) {
      if let tree = known as? TreeView { return tree.onSizeChange() }
      view = known.superview
    }
    guard let overlays = view as? OverlayView,
      let id = overlays.slots.first(where: { isDescendant(of: $0.value.card) })?.key
    else { return }
    overlays.onContentSize(id, isResized)
  }
}
#endif
