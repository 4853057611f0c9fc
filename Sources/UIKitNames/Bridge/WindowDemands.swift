/// What an overlay of an older library asks of the window that shows the overlay, while shown.
package struct WindowDemands {
  /// The level of the window.
  package var level: UIWindow.Level
  /// The look of the status bar.
  package var statusBar = StatusBar.asBeneath
  /// How far the overlay turns with the device.
  package var turning = Turning.asBeneath
  /// Whether the window becomes key.
  package var isKey = false

  /// Makes demands for a level, and for nothing else.
  package init(level: UIWindow.Level) {
    self.level = level
  }

  /// The look of the status bar.
  package enum StatusBar: Equatable {
    /// As the app beneath has the bar.
    case asBeneath
    /// Shown, with letters of this style.
    case shown(UIStatusBarStyle)
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
