#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A view that is the whole content of an overlay, and reaches as far beyond the overlay as its
/// background.
public protocol BleedingView: UIView {
  /// The distances that the background reaches beyond the view, in points; set with each layout.
  var bleed: UIEdgeInsets { get set }
}
#endif
