internal import Foundation

/// The seeds of random tests.
///
/// They start at 0, so that each run tries the same seeds, or at the number in the environment
/// variable `USHER_FIRST_SEED`.
package enum Seeds {
  /// The first seed.
  package static let first = named ?? 0
  /// Whether the environment specifies the first seed, as for `./usher nightly`.
  package static let areNamed = named != nil

  private static let named =
    ProcessInfo.processInfo.environment["USHER_FIRST_SEED"].flatMap { UInt64($0) }

  /// A number of seeds, starting with the first.
  package static func range(_ count: Int) -> Range<UInt64> {
    first..<(first + UInt64(count))
  }
}
