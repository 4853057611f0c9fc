/// What an overlay of an older library asks of the window that shows the overlay, while shown.
package struct WindowDemands {
  /// The level of the window; `nil` leaves the window on the app's choice of a level.
  package var level: UIWindow.Level?
  /// The look of the status bar.
  package var statusBar = StatusBar.asBeneath
  /// How far the overlay turns with the device.
  package var turning = Turning.asBeneath
  /// The controller whose own orientations, and whose wish for a hidden home indicator, count with UIKit; `nil` for
  /// none.
  package var controller: UIViewController?
  /// Whether the window becomes key.
  package var isKey = false

  /// Makes demands for a level, if any, and for nothing else.
  package init(level: UIWindow.Level? = nil) {
    self.level = level
  }

  /// The look of the status bar.
  package enum StatusBar: Equatable {
    /// As the app beneath has the bar.
    case asBeneath
    /// Shown, with letters of this style.
    case shown(UIStatusBarStyle)
    /// With letters of this style, and shown where the app beneath shows the bar.
    case lettered(UIStatusBarStyle)
    /// Not shown.
    case hidden
  }

  /// How far an overlay turns with the device.
  package enum Turning: Equatable {
    /// As the app beneath turns.
    case asBeneath
    /// Into every orientation.
    case everywhere
    /// Not at all.
    case nowhere
  }
}
