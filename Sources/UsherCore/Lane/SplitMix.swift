/// SplitMix64, a small generator of uniformly distributed numbers, by Steele, Lea and Flood (2014).
///
/// The same state yields the same numbers on every machine. The tests also use it.
package struct SplitMix: RandomNumberGenerator, Equatable, Sendable {
  package private(set) var state: UInt64

  /// Creates a generator from any state.
  package init(state: UInt64) {
    self.state = state
  }

  /// Returns the next number.
  ///
  /// All numbers are equally likely.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
