/// Something the host's side must do exactly once, in order.
public enum Command: Hashable, Sendable {
  /// Build the overlay's content, hidden.
  case attach(OverlayID)
  /// Find its size within the proposal and answer with `Event.measured`.
  case measure(OverlayID, SizeProposal)
  /// Take its content away.
  case detach(OverlayID)
  /// Tell the client how far it has come.
  case notify(OverlayID, Milestone)
  /// Perform the action that was taken.
  case perform(OverlayID, ActionID)
  /// Tell the client that the request was not accepted.
  case refuse(OverlayID, Refusal)
  /// The pointer moves the overlay now: take it away from the controls inside.
  case claimPointer(OverlayID)
  /// Tell the developer about input that made no sense.
  case report(Anomaly)
}
