/// An order to the host or the presenter, to be carried out exactly once and in sequence.
public enum OverlayCommand: Equatable, Sendable {
  /// Ask the app whether the overlay is still wanted, and answer with
  /// `OverlayEvent.turnAccepted` or `turnDeclined`.
  case checkCondition(OverlayID)
  /// Ask the app whether the user may dismiss the overlay for this reason, and answer with
  /// `OverlayEvent.dismissalAccepted` if so.
  ///
  /// If the reason is a button, its action is performed only if the app agrees.
  case checkDismissal(OverlayID, DismissReason)
  /// Build the overlay's content, hidden.
  case attach(OverlayID)
  /// Report where an anchor is, by `OverlayEvent.anchorMoved`: before any size of an overlay that
  /// is attached from now on, and again whenever it changes.
  case followAnchor(AnchorID)
  /// Report no more about an anchor, since no shown overlay lies beside it.
  case unfollowAnchor(AnchorID)
  /// Measure the overlay within the proposal, and answer with `OverlayEvent.measured`.
  case measure(OverlayID, SizeProposal)
  /// Rebuild the overlay's content in place after an update.
  case refresh(OverlayID)
  /// Rebuild the overlay's content in place, expanded.
  case expand(OverlayID)
  /// Move the content of the request `from` into the overlay; the request `from` ends.
  case adopt(OverlayID, from: OverlayID)
  /// Move the content of the request `from` into the overlay, and count it there; the request
  /// `from` ends.
  case merge(OverlayID, from: OverlayID)
  /// Count the request of this placement in the summary of its lane; the request ends next, as
  /// `summarized`.
  case summarize(OverlayID, in: LaneID, at: OverlayPosition)
  /// Remove the overlay's content.
  case detach(OverlayID)
  /// Tell the app about a milestone of the overlay.
  case notify(OverlayID, Milestone)
  /// Perform the action taken by the user.
  case perform(OverlayID, ActionID)
  /// Perform the app's reaction to a tap.
  case performTap(OverlayID, TapArea)
  /// Press the overlay's default button, if one is shown.
  case pressDefault(OverlayID)
  /// Tell the app about the refusal of the request.
  case refuse(OverlayID, Refusal)
  /// Take the pointer away from the controls inside the overlay, because the pointer now drags the
  /// overlay.
  case claimPointer(OverlayID)
  /// Keep the keyboard's focus inside the overlay.
  ///
  /// Remember the place of the focus in the app, unless another overlay held the focus.
  case trapFocus(OverlayID)
  /// Return the focus to its former place in the app, because no overlay traps the focus any
  /// longer.
  ///
  /// Not sent when the window has closed.
  case restoreFocus
  /// Offer the user the `count` overlays that the list of a lane and placement hides for want of
  /// room, or withdraw the offer if that is 0.
  ///
  /// The latest overlay of the list is `beside`; the offer has its margins.
  case offerMore(LaneID, OverlayPosition, beside: OverlayID, count: Int)
  /// Report invalid input to the developer.
  case report(InvalidInput)
}

/// Invalid input, ignored or corrected as each case states.
public enum InvalidInput: Equatable, Sendable {
  /// A present request uses the id of a shown or waiting overlay; the request is ignored.
  case identifierInUse(OverlayID)
  /// No overlay of this id is shown or waiting; the event is ignored.
  ///
  /// For a size, an action or another event of shown overlays alone: no overlay of this id is
  /// shown.
  case unknownOverlay(OverlayID)
  /// An update has an invalid value; the overlay is left unchanged.
  case unusableUpdate(OverlayID, ConfigurationError)
  /// A lane's new settings have an invalid value; the lane is left unchanged.
  case unusableLane(LaneID, ConfigurationError)
  /// A measured side is negative or not finite; the nearest allowed size is used instead.
  case unusableSize(OverlayID, OverlaySize)
  /// A viewport or one of its obstructions has a negative side, or a number beyond 1e9 points; the
  /// last valid viewport stays in effect.
  case unusableViewport(OverlayViewport)
  /// An anchor's rectangle or its clip has a negative side, or a number beyond 1e9 points; the last
  /// valid one stays in effect.
  case unusableAnchor(AnchorID, AnchorVisibility)
  /// The focused area has a negative side, or a number beyond 1e9 points; the last valid one stays
  /// in effect.
  case unusableFocusedArea(OverlayRect)
  /// A pointer's position is not finite or beyond 1e9 points; the event is ignored.
  ///
  /// If the event ends or cancels a press, the press is cancelled.
  case unusablePointer(PointerSample)
  /// A timeout scale is not a number from 1 to 10; the nearest one is used instead, and 1 for NaN.
  case unusableTimeoutScale(TimeoutScale)
}
