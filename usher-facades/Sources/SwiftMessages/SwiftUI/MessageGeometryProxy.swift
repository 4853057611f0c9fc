#if os(iOS)
public import SwiftUI
internal import UIKit

/// The space available to a message.
public struct MessageGeometryProxy {
  /// The size of the window without its safe area, in points.
  public var size: CGSize
  /// The window's safe area insets, in points.
  public var safeAreaInsets: EdgeInsets
}

extension MessageGeometryProxy {
  /// Creates the space of a window.
  ///
  /// If `isReversed`, the leading edge is the right edge.
  @MainActor
  init(of window: UIWindow, isReversed: Bool) {
    let insets = window.safeAreaInsets
    self.init(
      size: CGSize(
        width: max(window.bounds.width - insets.left - insets.right, 0),
        height: max(window.bounds.height - insets.top - insets.bottom, 0)),
      safeAreaInsets: EdgeInsets(
        top: insets.top, leading: isReversed ? insets.right : insets.left,
        bottom: insets.bottom, trailing: isReversed ? insets.left : insets.right))
  }

  /// Creates the space of a view's window, or `nil` if the view is in no window.
  @MainActor
  init?(around view: UIView) {
    guard let window = view.window else { return nil }
    self.init(
      of: window, isReversed: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
#endif
