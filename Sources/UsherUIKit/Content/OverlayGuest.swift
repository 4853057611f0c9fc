#if canImport(UIKit)
package import UIKit
internal import Usher

/// A view that stands for content of an overlay, and says its size by `sizeThatFits(_:)` alone.
@MainActor
package protocol OverlayGuest: UIView {
  /// Called by the view when it wants another size; set by the host.
  var onSizeChange: @MainActor () -> Void { get set }
  /// Tells the view how far the overlay's surface reaches beyond the overlay's frame, in points.
  ///
  /// Called for each place the overlay comes to rest at; without a change, too.
  func cover(_ bleed: Insets)
}
#endif
