#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The system's clock, which the user can set.
enum SystemTime {
  /// The whole seconds since 1970.
  static var secondsSince1970: Double { Double(time(nil)) }
}
