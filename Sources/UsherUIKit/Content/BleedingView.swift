#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A view that is the entire content of an overlay, and can draw as far as the background extends.
public protocol BleedingView: UIView {
  /// The distance by which the background extends beyond each edge of the view, in points.
  ///
  /// The host sets this in each layout.
  var bleed: UIEdgeInsets { get set }
}
#endif
