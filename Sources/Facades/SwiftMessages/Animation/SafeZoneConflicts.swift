/// What the system keeps for itself where a message lies.
///
/// Overlays are placed beside all of it, so that here it is always empty.
public struct SafeZoneConflicts: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A status bar.
  public static let statusBar = SafeZoneConflicts(rawValue: 1 << 0)
  /// A sensor in the screen.
  public static let sensorNotch = SafeZoneConflicts(rawValue: 1 << 1)
  /// A line at the bottom that leads home.
  public static let homeIndicator = SafeZoneConflicts(rawValue: 1 << 2)
  /// A status bar that the message covers.
  public static let overStatusBar = SafeZoneConflicts(rawValue: 1 << 3)
}
