extension Presentation {
  /// The last milestone that was reported for an overlay.
  ///
  /// It never returns to an earlier milestone.
  package enum Progress: Int, Equatable, Comparable, CaseIterable, Sendable {
    case requested
    case entered
    case presented
    case left

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

/// A stage in the life of an overlay.
///
/// Each milestone is reported at most once and in this order, except for `didSelectDetent`.
public enum Milestone: Hashable, Sendable {
  /// The entrance starts.
  case willPresent
  /// The entrance has ended and the countdown starts.
  ///
  /// This milestone is omitted if the overlay is dismissed earlier.
  case didPresent
  /// The user or the app selected another detent of the shown overlay.
  ///
  /// This is reported each time, before the overlay changes its height.
  case didSelectDetent(OverlayDetent)
  /// The exit starts.
  case willDismiss
  /// The overlay was removed.
  ///
  /// This milestone is always reported. If the overlay was never shown, it is the only milestone.
  case didDismiss(DismissReason)
}
