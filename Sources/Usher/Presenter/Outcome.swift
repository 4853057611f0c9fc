public import UsherCore

/// How a request ended.
public enum Outcome: Hashable, Sendable {
  /// It was accepted, and it is gone for this reason.
  case dismissed(DismissReason)
  /// It was not accepted.
  case refused(Refusal)
  /// An overlay of the same name took over its content and values.
  case updated(OverlayID)
}
