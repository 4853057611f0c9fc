#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A view or a view controller in an overlay that knows how large its view is for a width, such as
/// one that hosts SwiftUI.
///
/// A guest like that is neither laid out by constraints to be measured nor asked for a preferred
/// size, which holds for no width in particular.
///
/// Every touch on it counts as one on a control, since nothing outside of SwiftUI can tell what a
/// touch is on. The guest reports the taps that are the overlay's by
/// `PresentationHandle.contentTapped()`.
@MainActor
public protocol MeasuredGuest: AnyObject {
  /// Measures the view.
  ///
  /// - Parameter room: The room, whose height has no end; neither has its width, where the least is
  ///   asked for.
  /// - Returns: The size the view needs, in points.
  func size(within room: CGSize) -> CGSize

  /// Whether the guest alone decides which taps are its own; by default `false`.
  var reportsTaps: Bool { get }
}

extension MeasuredGuest {
  /// `false`: taps beside the guest's controls are the overlay's.
  public var reportsTaps: Bool { false }
}
#endif
