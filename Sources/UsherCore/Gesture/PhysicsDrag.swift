/// When an overlay that hangs from the pointer flies off, and how.
///
/// The numbers are those of SwiftMessages' centered dialogs unless given.
public struct PhysicsDrag: Hashable, Sendable {
  /// How fast the pointer must let it go, in points per second; 100 to 1e9.
  public var minimumSpeed: Double
  /// How much energy it must have, √(speed² + (75 · angular speed)²), in points per second; not
  /// negative.
  public var minimumEnergy: Double
  /// How fast it flies at most, in points per second; 100 to 1e9.
  public var maximumSpeed: Double
  /// How fast it turns at most while it flies, in radians per second; 0 to 1000.
  public var maximumSpin: Double
  /// How long after it has flown out of sight it counts as gone; 0 to 60 seconds.
  public var hideDelay: Duration

  /// Makes the rules of a drag.
  public init(
    minimumSpeed: Double = 600, minimumEnergy: Double = 200, maximumSpeed: Double = 1800,
    maximumSpin: Double = 10, hideDelay: Duration = .milliseconds(200)
  ) {
    self.minimumSpeed = minimumSpeed
    self.minimumEnergy = minimumEnergy
    self.maximumSpeed = maximumSpeed
    self.maximumSpin = maximumSpin
    self.hideDelay = hideDelay
  }

  /// As in SwiftMessages.
  public static let standard = PhysicsDrag()
}
