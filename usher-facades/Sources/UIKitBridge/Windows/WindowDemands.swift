#if os(iOS) || UIKIT_STAND_IN
/// The demands of an older library's overlay on the window that shows the overlay.
package struct WindowDemands {
  /// The level of the window; `nil` keeps the level chosen by the app.
  package var level: UIWindow.Level?
  /// The status bar's visibility and style.
  package var statusBar = StatusBar.inherited
  /// The orientations that the overlay rotates to.
  package var turning = Turning.inherited
  /// The controller that decides about orientations and a hidden home indicator with UIKit; `nil`
  /// for none.
  package var controller: UIViewController?
  /// Whether the window becomes key.
  package var isKey = false
  /// The part of the app's own views that the overlay is shown in, which leaves the window as it
  /// is; `nil` for the window.
  package var region: ViewRegion?

  /// Makes demands for a level, if any, and for nothing else.
  package init(level: UIWindow.Level? = nil) {
    self.level = level
  }

  /// Makes demands for a region, and for nothing else.
  package init(region: ViewRegion) {
    self.region = region
  }

  /// The status bar's visibility and style.
  package enum StatusBar: Equatable {
    /// The same as in the app's window beneath.
    case inherited
    /// The bar is visible, with text of this style.
    case shown(UIStatusBarStyle)
    /// The bar is visible if it is in the app's window beneath, with text of this style.
    case style(UIStatusBarStyle)
    /// The bar is hidden.
    case hidden
  }

  /// The orientations that an overlay rotates to.
  package enum Turning: Equatable {
    /// The same as in the app's window beneath.
    case inherited
    /// Every orientation.
    case everywhere
    /// The current orientation alone.
    case nowhere
  }
}

/// A part of a view of the app's in which an overlay is shown: the whole view, or the part beside a
/// bar.
package struct ViewRegion {
  /// The view.
  package let view: UIView
  /// The bars in the view, which stay in front of the overlay.
  package var bars: [UIView] = []
  /// The bar that the region begins below; `nil` for the view's upper edge.
  package var top: UIView?
  /// The bar that the region ends above; `nil` for the view's lower edge.
  package var bottom: UIView?

  /// Makes the region of a whole view.
  package init(of view: UIView) {
    self.view = view
  }

  /// The safe area at the region's edges; none beside a bar.
  @MainActor
  package var safeArea: UIEdgeInsets {
    var insets = view.safeAreaInsets
    if top != nil { insets.top = 0 }
    if bottom != nil { insets.bottom = 0 }
    return insets
  }
}
#endif
