public import UsherCore

extension AnchorID: ExpressibleByStringLiteral {
  /// Creates the identifier of the anchor with a name; equal names give equal identifiers in every
  /// process.
  ///
  /// The number is the name's hash by FNV-1a, of Fowler, Noll and Vo, so that no table of names is
  /// kept. Two names of one app share a number once in 2⁶⁴ pairs.
  public init(_ name: String) {
    self.init(
      name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
  }

  /// Creates the identifier of the anchor with the name in the source code.
  public init(stringLiteral name: String) { self.init(name) }
}
