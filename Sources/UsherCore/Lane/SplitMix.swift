/// A small generator of evenly spread numbers: SplitMix64, by Steele, Lea and Flood (2014).
///
/// The same state always gives the same numbers, on every machine; tests draw from it, too.
package struct SplitMix: RandomNumberGenerator, Hashable, Sendable {
  private(set) var state: UInt64

  /// Starts where a state is; any number is one.
  package init(state: UInt64) {
    self.state = state
  }

  /// The next number; all of them are equally likely.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
