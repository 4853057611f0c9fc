/// An order to the host or the presenter, to be performed exactly once and in sequence.
public enum OverlayCommand: Equatable, Sendable {
  /// Ask the app whether the overlay is still wanted.
  ///
  /// Respond with `OverlayEvent.turnAccepted` or `turnDeclined`.
  case checkCondition(OverlayID)
  /// Ask the app whether the user may dismiss the overlay for this reason.
  ///
  /// If so, respond with `OverlayEvent.dismissalAccepted`. If the reason is a button, its action is
  /// performed only if the app agrees.
  case checkDismissal(OverlayID, DismissReason)
  /// Build the overlay's content, and keep it hidden.
  case attach(OverlayID)
  /// Report the position of an anchor using `OverlayEvent.anchorMoved`, and again whenever it
  /// changes.
  ///
  /// The first report must precede the size of any overlay that is attached from now on.
  case followAnchor(AnchorID)
  /// Stop reporting an anchor, because no shown overlay uses it.
  case unfollowAnchor(AnchorID)
  /// Measure the overlay with this proposal, and report the size using `OverlayEvent.measured`.
  case measure(OverlayID, SizeProposal)
  /// Rebuild the overlay's content in place after an update.
  case refresh(OverlayID)
  /// Rebuild the overlay's content in place, expanded.
  case expand(OverlayID)
  /// Move the content of the request `from` into the overlay.
  ///
  /// The request `from` ends.
  case adopt(OverlayID, from: OverlayID)
  /// Move the content of the request `from` into the overlay, and count it there.
  ///
  /// The request `from` ends.
  case merge(OverlayID, from: OverlayID)
  /// Count the request in the summary for this lane and position.
  ///
  /// The request then ends as `summarized`.
  case summarize(OverlayID, in: LaneID, at: OverlayPosition)
  /// Remove the overlay's content.
  case detach(OverlayID)
  /// Report a milestone of the overlay to the app.
  case notify(OverlayID, Milestone)
  /// Perform the action that the user chose.
  case perform(OverlayID, ActionID)
  /// Perform the app's response to a tap.
  case performTap(OverlayID, TapArea)
  /// Press the overlay's default button, if one is shown.
  case pressDefault(OverlayID)
  /// Report the refusal of the request to the app.
  case refuse(OverlayID, Refusal)
  /// Cancel the pointer input of the overlay's controls, because the pointer now drags the overlay.
  case claimPointer(OverlayID)
  /// Keep the keyboard focus inside the overlay.
  ///
  /// Remember the focused view of the app, unless another overlay had the focus.
  case trapFocus(OverlayID)
  /// Return the focus to the app's previously focused view, because no overlay traps it now.
  ///
  /// Not sent after the window has closed.
  case restoreFocus
  /// Offer the user to show the `count` overlays that a list hides, or withdraw the offer if it is
  /// 0.
  ///
  /// The offer has the margins of the list's latest overlay, `beside`.
  case offerMore(LaneID, OverlayPosition, beside: OverlayID, count: Int)
  /// Report invalid input to the developer.
  case report(InvalidInput)
}

/// Invalid input, which is ignored or corrected as described for each case.
public enum InvalidInput: Equatable, Sendable {
  /// A request to present uses the id of a shown or waiting overlay.
  ///
  /// The request is ignored.
  case identifierInUse(OverlayID)
  /// The event is ignored, because no overlay with this id is shown or waiting.
  ///
  /// Some events, such as sizes and actions, require a shown overlay.
  case unknownOverlay(OverlayID)
  /// An update has an invalid value.
  ///
  /// The overlay isn't changed.
  case unusableUpdate(OverlayID, ConfigurationError)
  /// A lane's new settings have an invalid value.
  ///
  /// The lane isn't changed.
  case unusableLane(LaneID, ConfigurationError)
  /// A measured side is negative or not finite.
  ///
  /// The nearest allowed size is used.
  case unusableSize(OverlayID, OverlaySize)
  /// A viewport or an obstruction has a negative side, or a number beyond 1e9 points.
  ///
  /// The last valid viewport stays in effect.
  case unusableViewport(OverlayViewport)
  /// An anchor's rectangle or clip has a negative side, or a number beyond 1e9 points.
  ///
  /// The last valid position stays in effect.
  case unusableAnchor(AnchorID, AnchorVisibility)
  /// The focused area has a negative side, or a number beyond 1e9 points.
  ///
  /// The last valid area stays in effect.
  case unusableFocusedArea(OverlayRect)
  /// A pointer's position is not finite, or beyond 1e9 points.
  ///
  /// The event is ignored.
  ///
  /// If it would end or cancel a press, the press is canceled.
  case unusablePointer(PointerSample)
  /// A timeout scale is not a number from 1 to 10.
  ///
  /// The nearest valid value is used, or 1 for NaN.
  case unusableTimeoutScale(TimeoutScale)
}
