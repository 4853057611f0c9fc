// Only this file uses the platform's math functions. Other code in the core uses the standard
// library.

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
// On platforms without a C library, the program that links the core provides these five functions.
@_extern(c, "exp") private func exp(_ x: Double) -> Double
@_extern(c, "log") private func log(_ x: Double) -> Double
@_extern(c, "sin") private func sin(_ x: Double) -> Double
@_extern(c, "cos") private func cos(_ x: Double) -> Double
@_extern(c, "atan2") private func atan2(_ y: Double, _ x: Double) -> Double
#endif

enum Math {
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  /// Returns the angle from -π to π with this sine and cosine.
  ///
  /// Both may be multiplied by the same positive factor.
  static func angle(sine: Double, cosine: Double) -> Double { atan2(sine, cosine) }
  /// Returns the width of the bounding box of a unit square that is rotated by an angle in radians.
  static func squareWidth(turnedBy angle: Double) -> Double {
    abs(cosine(angle)) + abs(sine(angle))
  }
}
