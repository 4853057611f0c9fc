import Usher
import UsherCore

extension RGBA {
  /// The color in web notation, without its opacity.
  var web: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  static func random(_ generator: inout SplitMix) -> RGBA {
    RGBA(
      red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
      blue: .random(in: 0...1, using: &generator))
  }
}
