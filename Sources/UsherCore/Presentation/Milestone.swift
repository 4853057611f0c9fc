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
