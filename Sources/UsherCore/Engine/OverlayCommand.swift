/// An order to the host or the presenter, to be performed exactly once and in sequence.
public enum OverlayCommand: Equatable, Sendable {
  /// Ask the app whether it still wants the overlay.
  ///
  /// Respond with `OverlayEvent.turnAccepted` or `turnDeclined`.
  case checkCondition(OverlayID)
  /// Ask the app whether the user may dismiss the overlay for this reason.
  ///
  /// If so, respond with `OverlayEvent.dismissalAccepted`. A button's action is performed only
  /// then.
  case checkDismissal(OverlayID, DismissReason)
  /// Build the overlay's content without showing it.
  case attach(OverlayID)
  /// Report an anchor's position using `OverlayEvent.anchorMoved`, and again when it changes.
  ///
  /// Send the first report before the size of any overlay that is attached later.
  case followAnchor(AnchorID)
  /// Stop reporting an anchor, because no shown overlay uses it.
  case unfollowAnchor(AnchorID)
  /// Measure the overlay using the proposal, and report the size using `OverlayEvent.measured`.
  case measure(OverlayID, SizeProposal)
  /// Rebuild the overlay's content in place after an update.
  case refresh(OverlayID)
  /// Rebuild the overlay's content in place, in its expanded form.
  case expand(OverlayID)
  /// Replace the overlay's content with the content of the request `from`.
  ///
  /// The request `from` ends.
  case adopt(OverlayID, from: OverlayID)
  /// Merge the request `from` into the overlay: use its content and count it.
  ///
  /// The request `from` ends.
  case merge(OverlayID, from: OverlayID)
  /// Count the request in the summary for this lane and position.
  ///
  /// The request ends as `summarized`.
  case summarize(OverlayID, in: LaneID, at: OverlayPosition)
  /// Remove the overlay's content.
  case detach(OverlayID)
  /// Report a milestone of the overlay to the app.
  case notify(OverlayID, Milestone)
  /// Perform the action that the user chose.
  case perform(OverlayID, ActionID)
  /// Call the app's handler for a tap.
  case performTap(OverlayID, TapArea)
  /// Press the overlay's default button, if one is shown.
  case pressDefault(OverlayID)
  /// Report the refusal of the request to the app.
  case refuse(OverlayID, Refusal)
  /// Cancel the input of the overlay's controls, because the pointer now drags the overlay.
  case claimPointer(OverlayID)
  /// Keep the keyboard focus inside the overlay.
  ///
  /// Remember the app's focused view, unless another overlay had the focus.
  case trapFocus(OverlayID)
  /// Return the focus to the app's previously focused view.
  ///
  /// This is sent when overlays stop trapping the focus, but not after the window closes.
  case restoreFocus
  /// Offer to show the user `count` hidden overlays of a list.
  ///
  /// If `count` is 0, withdraw the offer. The offer has the margins of the list's latest overlay,
  /// `beside`.
  case offerMore(LaneID, OverlayPosition, beside: OverlayID, count: Int)
  /// Report invalid input to the developer.
  case report(InvalidInput)
}

/// Invalid input that the engine ignores or corrects.
public enum InvalidInput: Equatable, Sendable {
  /// A new request uses the id of a shown or waiting overlay.
  ///
  /// The request is ignored.
  case identifierInUse(OverlayID)
  /// The event is ignored because no overlay with this id is shown or waiting.
  ///
  /// Some events, such as sizes and actions, require a shown overlay.
  case unknownOverlay(OverlayID)
  /// An update with an invalid value is ignored.
  case unusableUpdate(OverlayID, ConfigurationError)
  /// Lane settings with an invalid value are ignored.
  case unusableLane(LaneID, ConfigurationError)
  /// A measured side is negative or not finite, and the nearest allowed size is used.
  case unusableSize(OverlayID, OverlaySize)
  /// A viewport or obstruction is ignored because of a negative side, or a number beyond 1e9
  /// points.
  case unusableViewport(OverlayViewport)
  /// An anchor's position is ignored because of a negative side, or a number beyond 1e9 points.
  case unusableAnchor(AnchorID, AnchorVisibility)
  /// A focused area is ignored because of a negative side, or a number beyond 1e9 points.
  case unusableFocusedArea(OverlayRect)
  /// An event is ignored because the pointer's position is not finite, or beyond 1e9 points.
  ///
  /// If the event would end or cancel a press, the press is canceled.
  case unusablePointer(PointerSample)
  /// A timeout scale is not from 1 to 10.
  ///
  /// The nearest valid value is used, or 1 for NaN.
  case unusableTimeoutScale(TimeoutScale)
}
