#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A view or a view controller in an overlay that knows the size of its view for a width, such as a
/// controller that hosts SwiftUI.
///
/// The host asks such a guest for its size, and neither lays constraints out to measure the guest
/// nor reads its preferred size, which holds for no width in particular.
///
/// Every touch on the guest counts as a touch on a control, since only SwiftUI knows the view under
/// a touch. The guest reports the taps that are the overlay's by
/// `PresentationHandle.contentTapped()`.
@MainActor
public protocol SelfSizingView: AnyObject {
  /// Measures the view.
  ///
  /// - Parameter room: The room, whose height has no end; neither has its width, where the least is
  ///   asked for.
  /// - Returns: The size the view needs, in points.
  func size(within room: CGSize) -> CGSize

  /// Whether the guest alone decides which taps are its own; by default `false`.
  var reportsTaps: Bool { get }
}

extension SelfSizingView {
  /// `false`: taps beside the guest's controls are the overlay's.
  public var reportsTaps: Bool { false }
}
#endif
