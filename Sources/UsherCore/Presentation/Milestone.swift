/// A step in the life of an overlay; each comes at most once, in this order, whatever interrupts it.
public enum Milestone: Hashable, Sendable {
  /// Its entrance begins.
  case willPresent
  /// Its entrance has ended and its countdown begins; left out where it is dismissed before.
  case didPresent
  /// Its exit begins.
  case willDismiss
  /// It is gone. Comes for every accepted overlay, alone for one that was never seen.
  case didDismiss(DismissReason)
}
