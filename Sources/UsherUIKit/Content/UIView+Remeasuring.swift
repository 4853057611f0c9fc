#if os(iOS) || UIKIT_STAND_IN
public import UIKit
internal import Usher

extension UIView {
  /// Has the overlay, or the tree in a view of the app's, that the view stands in measured again;
  /// without effect elsewhere.
  @_spi(Facades) public func usherNeedsMeasuring() { needsMeasuring(isResized: false) }

  /// Has the overlay, or the tree in a view of the app's, that the view stands in measured again;
  /// without effect elsewhere.
  ///
  /// - Parameter isResized: Whether the view already has its new size.
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
