#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A view that is the entire content of an overlay and extends as far as the overlay's background.
public protocol BleedingView: UIView {
  /// How far the background extends beyond each edge of the view, in points.
  ///
  /// Set in each layout.
  var bleed: UIEdgeInsets { get set }
}
#endif
