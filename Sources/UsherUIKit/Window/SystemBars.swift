#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// The looks of the system's bars while overlays are shown in a scene's window.
public struct SystemBars: Hashable, Sendable {
  /// The look of the status bar.
  public var statusBar: StatusBar
  /// Whether the home indicator hides automatically; `nil` leaves the choice to the app beneath.
  public var hidesHomeIndicator: Bool?
  /// The scene's orientations; `nil` leaves the choice to the app beneath.
  public var orientations: UIInterfaceOrientationMask?

  /// Makes a look; parameters left out leave the choice to the app beneath.
  public init(
    statusBar: StatusBar = .inherited, hidesHomeIndicator: Bool? = nil,
    orientations: UIInterfaceOrientationMask? = nil
  ) {
    self.statusBar = statusBar
    self.hidesHomeIndicator = hidesHomeIndicator
    self.orientations = orientations
  }

  /// Returns the look completed by that of the app where it leaves the choice open.
  func before(_ beneath: SystemBars) -> SystemBars {
    SystemBars(
      statusBar: statusBar == .inherited ? beneath.statusBar : statusBar,
      hidesHomeIndicator: hidesHomeIndicator ?? beneath.hidesHomeIndicator,
      orientations: orientations ?? beneath.orientations)
  }

  /// The look of the status bar.
  public enum StatusBar: Hashable, Sendable {
    /// The choice of the controller on top in the app's window.
    case inherited
    /// Shown, in this style.
    case shown(UIStatusBarStyle)
    /// In this style, and shown where the controller on top in the app's window shows the bar.
    case style(UIStatusBarStyle)
    /// Not shown.
    case hidden
  }
}

extension SystemBars {
  /// Whether two looks are alike.
  public static func == (one: SystemBars, other: SystemBars) -> Bool {
    one.statusBar == other.statusBar && one.hidesHomeIndicator == other.hidesHomeIndicator
      && one.orientations?.rawValue == other.orientations?.rawValue
  }

  /// Feeds the look into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(statusBar)
    hasher.combine(hidesHomeIndicator)
    hasher.combine(orientations?.rawValue)
  }
}
#endif
