/// Shows messages one after the other.
///
/// Each instance has a line of its own.
@MainActor
open class SwiftMessages {
  /// Makes an instance; its messages take turns with those of others.
  nonisolated public init() {}
}
