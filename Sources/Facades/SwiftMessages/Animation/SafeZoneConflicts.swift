/// The parts of the system's interface that a message overlaps.
///
/// The set is always empty here, because overlays are placed beside all of them.
public struct SafeZoneConflicts: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A status bar.
  public static let statusBar = SafeZoneConflicts(rawValue: 1 << 0)
  /// A sensor housing in the screen.
  public static let sensorNotch = SafeZoneConflicts(rawValue: 1 << 1)
  /// The home indicator at the bottom.
  public static let homeIndicator = SafeZoneConflicts(rawValue: 1 << 2)
  /// A status bar that the message covers.
  public static let overStatusBar = SafeZoneConflicts(rawValue: 1 << 3)
}
