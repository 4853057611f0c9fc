#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// The appearance of the system's bars while overlays are shown in a scene.
public struct SystemBars: Hashable, Sendable {
  /// The appearance of the status bar.
  public var statusBar: StatusBar
  /// Whether the home indicator hides automatically, or `nil` to use the app's value.
  public var hidesHomeIndicator: Bool?
  /// The supported orientations of the scene, or `nil` to use the app's value.
  public var orientations: UIInterfaceOrientationMask?

  /// Creates an appearance.
  ///
  /// By default, all values come from the app.
  public init(
    statusBar: StatusBar = .inherited, hidesHomeIndicator: Bool? = nil,
    orientations: UIInterfaceOrientationMask? = nil
  ) {
    self.statusBar = statusBar
    self.hidesHomeIndicator = hidesHomeIndicator
    self.orientations = orientations
  }

  /// Returns this appearance, with the values of `beneath` where this appearance has no value.
  func before(_ beneath: SystemBars) -> SystemBars {
    SystemBars(
      statusBar: statusBar == .inherited ? beneath.statusBar : statusBar,
      hidesHomeIndicator: hidesHomeIndicator ?? beneath.hidesHomeIndicator,
      orientations: orientations ?? beneath.orientations)
  }

  /// The appearance of the status bar.
  public enum StatusBar: Hashable, Sendable {
    /// The appearance that the topmost controller in the app's window determines.
    case inherited
    /// Visible, in this style.
    case shown(UIStatusBarStyle)
    /// In this style, if the topmost controller in the app's window shows the bar.
    ///
    /// If the controller hides the bar, it stays hidden.
    case style(UIStatusBarStyle)
    /// Hidden.
    case hidden
  }
}

extension SystemBars {
  /// Returns whether two appearances are equal.
  public static func == (one: SystemBars, other: SystemBars) -> Bool {
    one.statusBar == other.statusBar && one.hidesHomeIndicator == other.hidesHomeIndicator
      && one.orientations?.rawValue == other.orientations?.rawValue
  }

  /// Hashes the appearance.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(statusBar)
    hasher.combine(hidesHomeIndicator)
    hasher.combine(orientations?.rawValue)
  }
}
#endif
