public import UsherCore

/// A hash of bytes that is the same in every process, unlike the hash of `Hasher`.
///
/// The function is 64-bit FNV-1a, by Fowler, Noll and Vo.
package struct StableHash: Sendable {
  /// The hash of the bytes that were added.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }

  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  package mutating func add(all bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }
}

extension AnchorID: ExpressibleByStringLiteral {
  /// Creates the identifier of the anchor with a name.
  ///
  /// Equal names have equal identifiers in every process, because the identifier is the name's
  /// hash. Two names in an app share an identifier in one of 2⁶⁴ cases.
  public init(_ name: String) {
    var hash = StableHash()
    hash.add(all: name.utf8)
    self.init(hash.value)
  }

  /// Creates the identifier of the anchor with the name in the source code.
  public init(stringLiteral name: String) { self.init(name) }
}
