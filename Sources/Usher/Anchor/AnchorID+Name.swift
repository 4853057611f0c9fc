public import UsherCore

extension AnchorID: ExpressibleByStringLiteral {
  /// Creates the identifier of the anchor with a name; equal names give equal identifiers in every
  /// process.
  ///
  /// The number is the name's hash, so that no table of names is kept. Two names of one app share a
  /// number once in 2⁶⁴ pairs.
  public init(_ name: String) {
    var hash = StableHash()
    hash.add(all: name.utf8)
    self.init(hash.value)
  }

  /// Creates the identifier of the anchor with the name in the source code.
  public init(stringLiteral name: String) { self.init(name) }
}
