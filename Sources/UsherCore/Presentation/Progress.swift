extension Presentation {
  /// The last milestone that the app was told of; it only ever advances, so each milestone comes
  /// once.
  package enum Progress: Int, Equatable, Comparable, CaseIterable, Sendable {
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

    package static func < (lhs: Progress, rhs: Progress) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

/// A step in the life of an overlay.
///
/// Each milestone is reported at most once, in this order, whatever interrupts the overlay.
public enum Milestone: Hashable, Sendable {
  /// The entrance begins.
  case willPresent
  /// The entrance has ended and the countdown begins; left out for an overlay that is dismissed
  /// earlier.
  case didPresent
  /// The exit begins.
  case willDismiss
  /// The overlay is gone; reported for every accepted overlay, as the only milestone of one that
  /// was never seen.
  case didDismiss(DismissReason)
}
