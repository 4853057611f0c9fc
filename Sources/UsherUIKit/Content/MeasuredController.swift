#if canImport(UIKit)
package import UIKit

/// A view controller in an overlay that knows how large its view is for a width, such as one that hosts SwiftUI.
///
/// Such a controller is not asked for `preferredContentSize`, which holds for no width in particular.
@MainActor
package protocol MeasuredController: UIViewController {
  /// Returns the size the view needs, in points; sides that are not finite count as the room's.
  func size(within room: CGSize) -> CGSize
}
#endif
