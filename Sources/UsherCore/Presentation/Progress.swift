extension Presentation {
  /// The last milestone that the app was told of; it only ever advances, so each milestone comes
  /// once.
  enum Progress: Int, Hashable, Comparable, Sendable {
    /// No milestone was reported yet.
    case requested
    /// `Milestone.willPresent` was reported.
    case entered
    /// `Milestone.didPresent` was reported.
    case presented
    /// `Milestone.willDismiss` was reported.
    case left

    /// The milestone that reports this progress; `nil` for `requested`.
    var milestone: Milestone? {
      switch self {
      case .requested: nil
      case .entered: .willPresent
      case .presented: .didPresent
      case .left: .willDismiss
      }
    }

    static func < (lhs: Progress, rhs: Progress) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
