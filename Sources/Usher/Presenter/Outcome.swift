public import UsherCore

/// The end of a request.
public enum Outcome: Hashable, Sendable {
  /// The request was accepted, and the overlay has gone for this reason.
  case dismissed(DismissReason)
  /// The request was not accepted.
  case refused(Refusal)
  /// Another overlay of the same name, with this id, took over the request's content and values.
  case updated(OverlayID)
}
