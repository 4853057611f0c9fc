/// The rules for flinging an overlay that hangs from the pointer.
///
/// The defaults are those of SwiftMessages' centered dialogs.
public struct PhysicsDrag: Hashable, Sendable {
  /// The minimum speed of the pointer at the release, in points per second; 100 to 1e9.
  public var minimumSpeed: Double
  /// The minimum energy at the release, √(speed² + (75 · angular speed)²), in points per second; 0
  /// to 1e9.
  public var minimumEnergy: Double
  /// The maximum speed of the fling, in points per second; 100 to 1e9.
  public var maximumSpeed: Double
  /// The maximum angular speed of the fling, in radians per second; 0 to 1000.
  public var maximumSpin: Double
  /// The time from when the overlay is out of sight until it counts as gone; 0 to 60 seconds.
  public var hideDelay: Duration

  /// Creates rules.
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

  /// The rules of SwiftMessages.
  public static let standard = PhysicsDrag()
}
