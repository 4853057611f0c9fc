/// The fold state of an overlay that may come folded.
enum Fold: Hashable, Sendable {
  /// The overlay is folded until the given moment; `nil` before the entrance. Next: `unfolded`.
  case folded(until: Instant?)
  /// The overlay shows all of its content, for good.
  case unfolded

  /// The moment of unfolding; `nil` before the entrance and once the overlay is unfolded.
  var end: Instant? {
    switch self {
    case .folded(let end): end
    case .unfolded: nil
    }
  }

  /// Returns the state for another entrance of the same overlay.
  var restarted: Fold {
    switch self {
    case .folded: .folded(until: nil)
    case .unfolded: .unfolded
    }
  }
}
