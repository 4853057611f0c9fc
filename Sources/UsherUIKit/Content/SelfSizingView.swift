#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A view or view controller in an overlay that can calculate its size for a width.
///
/// An example is a view controller that hosts SwiftUI. The host calls ``size(within:)`` instead of
/// measuring constraints or reading the preferred content size, which doesn't depend on the width.
///
/// If ``reportsTaps`` is `true`, every touch on the view is treated as a touch on a control,
/// because only the view knows its controls. The view then reports the taps that it doesn't use,
/// with `PresentationHandle.contentTapped()`. That method is available only inside the package.
@MainActor
public protocol SelfSizingView: AnyObject {
  /// Returns the size that the view needs, in points.
  ///
  /// - Parameter room: The available space. Its height is unlimited, and so is its width if the
  ///   host needs the natural width.
  /// - Returns: The size.
  func size(within room: CGSize) -> CGSize

  /// Whether the view decides which taps it uses.
  ///
  /// The default is `false`.
  var reportsTaps: Bool { get }
}

extension SelfSizingView {
  /// Returns `false`, so that taps outside the view's controls are taps on the overlay.
  public var reportsTaps: Bool { false }
}
#endif
