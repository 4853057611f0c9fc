#if os(iOS) || UIKIT_STAND_IN
/// An overlay's demands on the window that shows it.
package struct WindowDemands {
  /// The level of the window, or `nil` to use the app's level.
  package var level: UIWindow.Level?
  /// The status bar's visibility and style.
  package var statusBar = StatusBar.inherited
  /// The orientations to which the overlay rotates.
  package var turning = Turning.inherited
  /// The controller that determines orientations and the home indicator, or `nil` if there is none.
  package var controller: UIViewController?
  /// Whether the window becomes key.
  package var isKey = false
  /// The part of the app's views in which the overlay is shown, or `nil` for the window.
  ///
  /// If a region is set, the other demands are ignored.
  package var region: ViewRegion?

  /// Creates demands with a window level, and with the default values of all other demands.
  package init(level: UIWindow.Level? = nil) {
    self.level = level
  }

  /// Creates demands for an overlay in a region.
  package init(region: ViewRegion) {
    self.region = region
  }

  /// The status bar's visibility and style.
  package enum StatusBar: Equatable {
    /// The same as in the app's window below.
    case inherited
    /// The bar is visible, with text of this style.
    case shown(UIStatusBarStyle)
    /// The bar's text has this style. The bar is visible if it is visible in the app's window
    /// below.
    case style(UIStatusBarStyle)
    /// The bar is hidden.
    case hidden
  }

  /// The orientations to which an overlay rotates.
  package enum Turning: Equatable {
    /// The same as in the app's window below.
    case inherited
    /// Every orientation.
    case everywhere
    /// Only the current orientation.
    case nowhere
  }
}

/// A part of one of the app's views, in which an overlay is shown.
///
/// It is the whole view, or the part next to a bar.
package struct ViewRegion {
  /// The view.
  package let view: UIView
  /// The bars in the view, which stay in front of the overlay.
  package var bars: [UIView] = []
  /// The bar above the region, or `nil` if the region starts at the view's upper edge.
  package var top: UIView?
  /// The bar below the region, or `nil` if the region ends at the view's lower edge.
  package var bottom: UIView?

  /// Creates the region of a whole view.
  package init(of view: UIView) {
    self.view = view
  }

  /// The safe area at the region's edges.
  ///
  /// It is 0 next to a bar.
  @MainActor
  package var safeArea: UIEdgeInsets {
    var insets = view.safeAreaInsets
    if top != nil { insets.top = 0 }
    if bottom != nil { insets.bottom = 0 }
    return insets
  }
}
#endif
