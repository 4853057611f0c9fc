public import UsherCore

/// A hash of bytes that is the same in every process, which a `Hasher` does not promise.
///
/// The function is FNV-1a of 64 bits, by Fowler, Noll and Vo.
package struct StableHash: Sendable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of no bytes.
  package init() {}

  /// The hash, folded to 32 bits.
  package var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds bytes in order.
  package mutating func add(all bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }
}

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
