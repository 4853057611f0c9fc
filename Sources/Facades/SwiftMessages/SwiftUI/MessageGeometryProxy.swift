#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
internal import UIKit

/// The room there is for a message.
public struct MessageGeometryProxy {
  /// The size of the window without its safe area, in points.
  public var size: CGSize
  /// The edges that the system keeps for itself, in points.
  public var safeAreaInsets: EdgeInsets
}

extension MessageGeometryProxy {
  /// The room in a window, whose leading edge is the right one where views are reversed.
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

  /// The room in the window of a view; `nil` for a view in none.
  @MainActor
  init?(around view: UIView) {
    guard let window = view.window else { return nil }
    self.init(
      of: window, isReversed: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
#endif
