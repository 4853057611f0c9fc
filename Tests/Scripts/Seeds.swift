internal import Foundation

/// The seeds of random tests: from 0 on, so that each run tries the same, or from the number on
/// that the environment's `USHER_FIRST_SEED` has.
package enum Seeds {
  /// The first seed.
  package static let first = named ?? 0
  /// Whether the environment names the first seed, as for `./usher nightly`.
  package static let areNamed = named != nil

  private static let named =
    ProcessInfo.processInfo.environment["USHER_FIRST_SEED"].flatMap { UInt64($0) }

  /// A number of seeds, from the first one on.
  package static func range(_ count: Int) -> Range<UInt64> {
    first..<(first + UInt64(count))
  }
}
