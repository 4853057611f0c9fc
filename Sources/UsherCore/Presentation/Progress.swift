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

    static func < (lhs: Progress, rhs: Progress) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
