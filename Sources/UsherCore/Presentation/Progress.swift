extension Presentation {
  /// How far the client knows it to have come; it only ever grows, so each milestone comes once.
  enum Progress: Int, Hashable, Comparable, Sendable {
    /// Nothing was told yet.
    case requested
    /// `Milestone.willPresent` was told.
    case entered
    /// `Milestone.didPresent` was told.
    case presented
    /// `Milestone.willDismiss` was told.
    case left

    /// What tells the client so; `nil` where nothing does.
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
