/// A small generator of uniformly distributed numbers: SplitMix64, by Steele, Lea and Flood (2014).
///
/// The same state always yields the same numbers, on every machine; tests use the generator, too.
package struct SplitMix: RandomNumberGenerator, Equatable, Sendable {
  package private(set) var state: UInt64

  /// Creates a generator with a state; any number is valid.
  package init(state: UInt64) {
    self.state = state
  }

  /// Returns the next number; all numbers are equally likely.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
