#if canImport(UIKit)
public import UIKit

/// How the system's own bars look while overlays are shown in a scene's window.
public struct SystemBars: Hashable, Sendable {
  /// How the status bar looks.
  public var statusBar: StatusBar
  /// Whether the home indicator hides by itself; `nil` for as the app beneath has it.
  public var hidesHomeIndicator: Bool?
  /// The orientations that the scene may turn to; `nil` for those of the app beneath.
  public var orientations: UIInterfaceOrientationMask?

  /// Makes a look; what is left out is as the app beneath has it.
  public init(
    statusBar: StatusBar = .asBeneath, hidesHomeIndicator: Bool? = nil,
    orientations: UIInterfaceOrientationMask? = nil
  ) {
    self.statusBar = statusBar
    self.hidesHomeIndicator = hidesHomeIndicator
    self.orientations = orientations
  }

  /// How the status bar looks.
  public enum StatusBar: Hashable, Sendable {
    /// As the controller has it that is on top in the app's window.
    case asBeneath
    /// Shown, in this style.
    case shown(UIStatusBarStyle)
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
