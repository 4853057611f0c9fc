/// A fact that is reported to the engine.
public enum OverlayEvent: Equatable, Sendable {
  // Cases with large values are indirect. Most events are small, and a smaller enum saves 15 % of
  // `receive`.

  // Requests of the app.

  /// The app wants to show an overlay with a new id.
  indirect case presentRequested(OverlayID, OverlayConfiguration)
  /// The app has new content or values for a shown or waiting overlay.
  ///
  /// An exiting overlay returns, unless the user dismissed it, or its owner or anchor was removed.
  /// The overlay's lane, precedence and `drawing` don't change.
  indirect case updateRequested(OverlayID, OverlayConfiguration)
  /// An overlay has other values and content because the viewport became narrow or wide.
  ///
  /// Unlike `updateRequested`, this doesn't restart a countdown or affect an exiting overlay.
  indirect case adapted(OverlayID, OverlayConfiguration)
  /// An overlay has new content to build and measure, and new `needs` unless they are `nil`.
  ///
  /// An exiting overlay still exits, and a countdown continues.
  case contentReplaced(OverlayID, needs: ContentNeeds?)
  /// An overlay has a new lifetime.
  ///
  /// If its countdown has started, it restarts.
  case lifetimeChanged(OverlayID, OverlayDuration)
  /// The app selects one of an overlay's detents.
  ///
  /// The event is ignored if the detent is already selected or isn't one of the overlay's detents.
  case detentSelected(OverlayID, OverlayDetent)
  /// An overlay has a new transition for the current entrance or exit only.
  ///
  /// The transition applies from the start of the entrance or exit. If it would already be over, it
  /// ends now. The event is ignored if the overlay is neither entering nor exiting, if it was
  /// swiped out, or if the app draws it.
  indirect case transitionReplaced(OverlayID, OverlayTransition)
  /// The app wants to dismiss shown or waiting overlays.
  case dismissRequested(OverlaySelection<OverlayName>)
  /// The app withdraws one request for a name.
  ///
  /// When all counted requests are withdrawn, the overlays with the name are dismissed.
  case countedDismissRequested(OverlayName)
  /// The app sets the count of requests for a name.
  ///
  /// Negative counts are treated as 0. The event is ignored if the name has no requests.
  case countChanged(OverlayName, Int)
  /// The app still wants the overlay, in response to ``OverlayCommand/checkCondition(_:)``.
  case turnAccepted(OverlayID)
  /// The app no longer wants the overlay, in response to ``OverlayCommand/checkCondition(_:)``.
  case turnDeclined(OverlayID)
  /// The app allows a dismissal, in response to ``OverlayCommand/checkDismissal(_:_:)``.
  ///
  /// The event is ignored if the overlay was already dismissed or removed. To refuse, the app
  /// reports nothing.
  case dismissalAccepted(OverlayID, DismissReason)
  /// A lane has new settings.
  ///
  /// If the lane is unknown, it is created.
  case laneConfigured(LaneID, LaneSettings)
  /// The app pauses a lane.
  ///
  /// The lane shows no new overlays, but shown overlays stay.
  case lanePaused(LaneID)
  /// The app resumes a lane.
  case laneResumed(LaneID)

  /// A quiet rule starts, and replaces an earlier rule with the same id.
  indirect case quietBegan(QuietID, Quiet)
  /// A quiet rule ends.
  ///
  /// The event is ignored if the rule isn't in effect.
  case quietEnded(QuietID)

  // Reports of the host.

  /// The size of an overlay is known or changed.
  ///
  /// The size is clamped to the last proposal.
  case measured(OverlayID, OverlaySize)
  /// The content of a shown overlay changed its size without an animation.
  ///
  /// The overlay gets the size, clamped to the last proposal, and its new place immediately.
  case contentResized(OverlayID, OverlaySize)
  /// The area for overlays is known or changed.
  ///
  /// Overlays can't be shown before the area is known.
  indirect case viewportChanged(OverlayViewport)
  /// The viewport became visible or invisible, for example because the app is in the background.
  ///
  /// Before the first report, the viewport is treated as visible. While it is invisible, shown
  /// overlays stay and no turns start. Requests that arrive during this time enter their lanes when
  /// the viewport is visible again.
  case visibilityChanged(isVisible: Bool)
  /// The user's system preferences are known or changed.
  ///
  /// New preferences only affect motions that start later.
  case preferencesChanged(Preferences)
  /// The user's timeout scale is known or changed.
  ///
  /// Started countdowns keep their remaining fraction. An invalid scale is corrected and reported.
  case timeoutScaleChanged(TimeoutScale)
  /// A reason to pause countdowns starts or ends.
  ///
  /// If the overlay is `nil`, the reason applies to all overlays. The event is ignored if the
  /// overlay is waiting.
  case attentionChanged(Attention, of: OverlayID?, isPresent: Bool)
  /// The keyboard focus entered or left an overlay.
  ///
  /// The focus is treated as the user's attention, unless the host moved it into the modal overlay
  /// that keeps it. The event is ignored if the overlay is waiting.
  case focusMoved(OverlayID, isInside: Bool)
  /// The user typed into an overlay.
  ///
  /// This is treated as attention until the focus leaves the overlay.
  case textTyped(OverlayID)
  /// The app's view that shows an overlay was removed.
  ///
  /// The overlay is removed immediately, because its exit would be invisible. A waiting overlay is
  /// dismissed.
  case containerRemoved(OverlayID)
  /// An anchor moved, became visible or hidden, or was removed.
  ///
  /// The host reports this in response to ``OverlayCommand/followAnchor(_:)``, and before each
  /// frame in which the anchor changed. The anchor's overlays move immediately. The event is
  /// ignored for anchors that aren't followed.
  indirect case anchorMoved(AnchorID, AnchorVisibility)
  /// The app's focused area moved, for example a field or its caret.
  ///
  /// The area is `nil` if the app doesn't have the focus, or the area is hidden. If an overlay at
  /// the top or bottom would cover the area, the overlay uses the opposite edge, but moves there
  /// only once. Overlays with a backdrop or an anchor, and overlays that ignore obstructions, don't
  /// move.
  indirect case focusedAreaChanged(OverlayRect?)
  /// The owner of an overlay was removed.
  ///
  /// The overlay is dismissed, or its request withdrawn, as ``DismissReason/ownerGone``.
  case ownerGone(OverlayID)
  /// The window and all its contents closed.
  ///
  /// Later requests are refused.
  case hostClosed

  // Input of the user.

  /// A pointer went down, moved while down, or went up.
  case pointerChanged(PointerStage, PointerSample)
  /// The user pressed a key that wasn't used elsewhere in the window.
  case keyPressed(Key)
  /// The user tapped an overlay whose content handles its own taps, but didn't use this tap.
  ///
  /// The tap is treated as a tap on the overlay, outside its controls. The event is ignored during
  /// the exit and behind a backdrop that blocks the pointer.
  case overlayTapped(OverlayID)
  /// The user activated an overlay's backdrop without a pointer, for example with a screen reader.
  ///
  /// This is treated as a tap on the backdrop. The event is ignored if the overlay has no backdrop.
  case backdropUsed(OverlayID)
  /// The user accepted a list's offer to show hidden overlays.
  ///
  /// The event is ignored if the list has no hidden overlays.
  case moreRequested(LaneID, OverlayPosition)
  /// The user activated a control.
  ///
  /// If `dismisses` is `true`, the control dismisses its overlay. The event is ignored during the
  /// exit and behind a backdrop that blocks the pointer.
  case actionTaken(OverlayID, ActionID, dismisses: Bool)
  /// The work of a control's action ended.
  ///
  /// The overlay stayed during the work. It is now dismissed, or its request withdrawn, as if by
  /// the control.
  case actionCompleted(OverlayID, ActionID)

  /// Time passed, in response to a wakeup.
  ///
  /// This event is allowed at any moment. The engine only performs the steps that are due.
  case timePassed
}

/// A key that affects overlays.
public enum Key: Hashable, Sendable, CaseIterable {
  /// The Escape key.
  ///
  /// If an overlay that allows it has the keyboard focus, Escape dismisses that overlay. Otherwise,
  /// it dismisses the front overlay that allows it. It doesn't affect overlays behind a modal
  /// overlay.
  case escape
  /// The Return or Enter key.
  ///
  /// It presses the default button of the overlay with the keyboard focus or, if there is none, of
  /// the modal overlay.
  case `return`
}

/// The area of a tap.
public enum TapArea: Hashable, Sendable, CaseIterable {
  /// The overlay, outside its controls.
  case overlay
  /// The backdrop behind the overlay.
  case backdrop
}
