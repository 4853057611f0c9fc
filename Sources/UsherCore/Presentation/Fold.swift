/// Whether an overlay that has something to unfold shows its content folded.
enum Fold: Hashable, Sendable {
  /// It is folded until then; `nil` before its entrance. Next: `unfolded`.
  case folded(until: Instant?)
  /// It shows all there is, for good.
  case unfolded

  /// When it unfolds; `nil` where that is not known yet, or was.
  var end: Instant? {
    switch self {
    case .folded(let end): end
    case .unfolded: nil
    }
  }

  /// The same before another entrance.
  var restarted: Fold {
    switch self {
    case .folded: .folded(until: nil)
    case .unfolded: .unfolded
    }
  }
}
