#if os(iOS) || os(Linux)
/// The demands of an older library's overlay on the window that shows the overlay.
package struct WindowDemands {
  /// The level of the window; `nil` keeps the level chosen by the app.
  package var level: UIWindow.Level?
  /// The status bar's visibility and style.
  package var statusBar = StatusBar.asBeneath
  /// The orientations that the overlay rotates to.
  package var turning = Turning.asBeneath
  /// The controller that decides about orientations and a hidden home indicator with UIKit; `nil` for none.
  package var controller: UIViewController?
  /// Whether the window becomes key.
  package var isKey = false

  /// Makes demands for a level, if any, and for nothing else.
  package init(level: UIWindow.Level? = nil) {
    self.level = level
  }

  /// The status bar's visibility and style.
  package enum StatusBar: Equatable {
    /// The same as in the app's window beneath.
    case asBeneath
    /// The bar is visible, with text of this style.
    case shown(UIStatusBarStyle)
    /// The bar is visible if it is in the app's window beneath, with text of this style.
    case lettered(UIStatusBarStyle)
    /// The bar is hidden.
    case hidden
  }

  /// The orientations that an overlay rotates to.
  package enum Turning: Equatable {
    /// The same as in the app's window beneath.
    case asBeneath
    /// Every orientation.
    case everywhere
    /// The current orientation alone.
    case nowhere
  }
}
#endif
