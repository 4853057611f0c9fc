public import UsherCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension Preferences {
  /// Creates the preferences that a host reports.
  ///
  /// Automated tests can start the process with `USHER_CALM=1` in the environment or the argument
  /// `--usher-calm`. In this case, `disablesAnimations` and `reducesMotion` are `true`.
  ///
  /// - Parameter systemReducesMotion: Whether the user prefers reduced motion in every app.
  public init(systemReducesMotion: Bool) {
    let value = unsafe getenv("USHER_CALM").map { unsafe String(cString: $0) }
    let disablesAnimations = Self.disablesAnimations(value, CommandLine.arguments)
    self.init(
      reducesMotion: systemReducesMotion || disablesAnimations,
      disablesAnimations: disablesAnimations)
  }

  /// Whether a process with this value of `USHER_CALM` and these arguments disables animations.
  package static func disablesAnimations(_ value: String?, _ arguments: [String]) -> Bool {
    value == "1" || arguments.dropFirst().contains("--usher-calm")
  }
}
