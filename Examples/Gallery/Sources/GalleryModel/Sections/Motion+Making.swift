internal import Usher

// The presets' numbers are valid. A spring with invalid values would be replaced by `lively`.

extension Timing {
  /// Creates a spring with a duration in milliseconds.
  static func spring(
    _ milliseconds: Int, damping: Double, velocity: Double = 0
  ) -> Timing {
    .spring(.lasting(milliseconds, damping: damping, velocity: velocity))
  }
}

extension Timing.Spring {
  /// Creates a spring with a duration in milliseconds.
  static func lasting(_ milliseconds: Int, damping: Double, velocity: Double = 0) -> Timing.Spring {
    (try? Timing.Spring(
      duration: .milliseconds(milliseconds), dampingRatio: damping, initialVelocity: velocity))
      ?? .lively
  }
}

extension Background {
  /// Creates a gradient between two colors, from corner to corner.
  static func diagonal(_ first: UInt32, _ second: UInt32) -> Background {
    .gradient(
      Background.Gradient(
        AdaptiveColor(hex: first), AdaptiveColor(hex: second), direction: .downRight))
  }

  static func hex(_ color: UInt32) -> Background { .color(AdaptiveColor(hex: color)) }
}

extension AdaptiveColor {
  /// The lighter of SwiftEntryKit's two scrims.
  static let dimLight = AdaptiveColor(
    light: RGBA(hex: 0x646464, alpha: 0.3), dark: RGBA(hex: 0x000000, alpha: 0.5))
  /// The darker of SwiftEntryKit's two scrims.
  static let dimDark = AdaptiveColor(
    light: RGBA(hex: 0x323232, alpha: 0.3), dark: RGBA(hex: 0x000000, alpha: 0.5))
}

extension OverlayShadow {
  /// Creates a black shadow from SwiftEntryKit's values.
  ///
  /// Its radius is half of Usher's blur.
  static func black(_ opacity: Double, radius: Double) -> OverlayShadow {
    OverlayShadow(color: AdaptiveColor(hex: 0x000000, alpha: opacity), blur: 2 * radius)
  }
}
