/// Something the host's side must do exactly once, in order.
public enum Command: Hashable, Sendable {
  /// Its turn has come: ask its client, and answer with `Event.turnTaken` or `turnDeclined`.
  case offerTurn(OverlayID)
  /// Build the overlay's content, hidden.
  case attach(OverlayID)
  /// Find its size within the proposal and answer with `Event.measured`.
  case measure(OverlayID, SizeProposal)
  /// Build its content anew, in place of what is there: it was updated.
  case refresh(OverlayID)
  /// Build its content anew, in place of what is there: it is not folded any more.
  case unfold(OverlayID)
  /// Let the overlay have the content of the request `from`, which ends by that.
  case adopt(OverlayID, from: OverlayID)
  /// Take its content away.
  case detach(OverlayID)
  /// Tell the client how far it has come.
  case notify(OverlayID, Milestone)
  /// Perform the action that was taken.
  case perform(OverlayID, ActionID)
  /// Perform what the client wants done about a tap.
  case performTap(OverlayID, TapArea)
  /// Tell the client that the request was not accepted.
  case refuse(OverlayID, Refusal)
  /// The pointer moves the overlay now: take it away from the controls inside.
  case claimPointer(OverlayID)
  /// Keep the keyboard's focus inside this overlay, and remember where it was outside of all.
  case trapFocus(OverlayID)
  /// No overlay traps the focus any more: give it back to where it was. Left out when the window has
  /// closed.
  case restoreFocus
  /// Tell the developer about input that made no sense.
  case report(Anomaly)
}
