// The one door to the platform's mathematics; the rest of the core uses the standard library alone.

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
// A platform without a C library: the program that links the core brings these five.
@_extern(c, "exp") private func exp(_ x: Double) -> Double
@_extern(c, "log") private func log(_ x: Double) -> Double
@_extern(c, "sin") private func sin(_ x: Double) -> Double
@_extern(c, "cos") private func cos(_ x: Double) -> Double
@_extern(c, "atan2") private func atan2(_ y: Double, _ x: Double) -> Double
#endif

/// The transcendental functions the formulas of motion need.
enum Math {
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  /// The angle of which these are the sine and cosine, or any multiple of both; -π to π.
  static func angle(sine: Double, cosine: Double) -> Double { atan2(sine, cosine) }
  /// How wide a square of width 1 is where it is turned: so much further reaches what surrounds it evenly.
  static func squareWidth(turnedBy angle: Double) -> Double {
    abs(cosine(angle)) + abs(sine(angle))
  }
}
