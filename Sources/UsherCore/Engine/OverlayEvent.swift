/// A fact reported to the engine.
public enum OverlayEvent: Equatable, Sendable {
  // Large values are indirect: most events are small, and a smaller enum saves 15 % of `receive`.

  // Requests of the app.

  /// The app wants to show an overlay; the id must be new.
  indirect case presentRequested(OverlayID, OverlayConfiguration)
  /// The app has new content or values for a shown or waiting overlay; an exiting overlay comes
  /// back.
  ///
  /// The lane, the precedence and the `drawing` of the overlay stay unchanged.
  indirect case updateRequested(OverlayID, OverlayConfiguration)
  /// An overlay has new content, to be built and measured; only its `needs` change besides.
  ///
  /// With `nil` the needs stay as they were. An exiting overlay still exits, and a countdown goes
  /// on.
  case contentReplaced(OverlayID, needs: ContentNeeds?)
  /// An overlay has another lifetime; a countdown that has begun restarts with it.
  case lifetimeChanged(OverlayID, OverlayDuration)
  /// An overlay has another transition for the current entrance or exit.
  ///
  /// The transition counts from the beginning of that entrance or exit; if it would be over by now,
  /// it ends now. The overlay's own transitions stay unchanged. Ignored for an overlay that is
  /// neither entering nor exiting, that was swiped away, or that the app draws.
  indirect case transitionReplaced(OverlayID, OverlayTransition)
  /// The app wants to dismiss overlays, shown or waiting.
  case dismissRequested(OverlaySelection<OverlayName>)
  /// The app takes back one request for a name; once all counted requests are taken back, every
  /// overlay of the name is dismissed.
  case countedDismissRequested(OverlayName)
  /// The app sets the count of requests for a name.
  ///
  /// Less than 0 counts as 0. Ignored if no request of the name is left.
  case countChanged(OverlayName, Int)
  /// The app still wants the overlay whose condition was checked.
  case turnAccepted(OverlayID)
  /// The app no longer wants the overlay whose condition was checked.
  case turnDeclined(OverlayID)
  /// The app agrees that the user dismisses the overlay for this reason, as asked by
  /// ``OverlayCommand/checkDismissal(_:_:)``.
  ///
  /// Ignored if the overlay is leaving or was removed. To refuse, the app reports nothing.
  case dismissalAccepted(OverlayID, DismissReason)
  /// A lane has new settings; an unknown lane is created.
  case laneConfigured(LaneID, LaneSettings)
  /// The app pauses a lane: the lane shows no more overlays, and keeps the ones already shown.
  case lanePaused(LaneID)
  /// The app resumes a lane.
  case laneResumed(LaneID)

  /// A rule of quiet begins, under an id that the app chose; it takes the place of an earlier rule
  /// of the same id.
  indirect case quietBegan(QuietID, Quiet)
  /// A rule of quiet ends; ignored if no rule of this id is in effect.
  case quietEnded(QuietID)

  // Answers and news of the host.

  /// The size of an overlay is known or has changed; a side outside the last proposal is clamped.
  case measured(OverlayID, OverlaySize)
  /// The content of a shown overlay has another size without an animation.
  ///
  /// The overlay takes the size and its new place immediately. A side outside the last proposal is
  /// clamped.
  case contentResized(OverlayID, OverlaySize)
  /// The area for overlays is known or has changed; no overlay is shown before the first viewport.
  indirect case viewportChanged(OverlayViewport)
  /// The viewport can be seen again, or no longer, as while the app is in the background; it can be
  /// seen at first.
  ///
  /// What is shown stays. No overlay's turn comes meanwhile, and later requests enter their lanes
  /// only when the viewport can be seen again.
  case visibilityChanged(isVisible: Bool)
  /// The user's system preferences are known or have changed; only later motions follow them.
  case preferencesChanged(Preferences)
  /// The user's timeout scale is known or has changed; of a countdown that has begun, the share
  /// that is left stays the same.
  ///
  /// An unusable timeout scale is corrected and reported.
  case timeoutScaleChanged(TimeoutScale)
  /// A reason to pause countdowns begins or ends, for a single overlay or for all (`nil`).
  ///
  /// Ignored for an overlay that waits.
  case attentionChanged(Attention, of: OverlayID?, isPresent: Bool)
  /// The keyboard focus has come into an overlay, or has left the overlay.
  ///
  /// Counts as the user's attention, except in the modal overlay that keeps the focus: the focus
  /// came there by itself. Ignored for an overlay that waits.
  case focusMoved(OverlayID, isInside: Bool)
  /// The user has typed into an overlay; counts as attention until the focus leaves.
  case textTyped(OverlayID)
  /// The view of the app's that an overlay lay in has gone.
  ///
  /// The overlay goes at once, as an exit or a minimum time would not be seen. A waiting overlay is
  /// dismissed.
  case containerRemoved(OverlayID)
  /// An anchor is in another place, can be seen or no longer, or has gone.
  ///
  /// The answer to ``OverlayCommand/followAnchor(_:)``, and from then on reported before each frame
  /// in which it has changed. An overlay beside the anchor moves with it at once; ignored for an
  /// anchor that is not followed.
  indirect case anchorMoved(AnchorID, AnchorVisibility)
  /// The app's focused field, the caret in it, or whatever else has the keyboard focus is in
  /// another place; `nil` if nothing of the app's has the focus, or it cannot be seen.
  ///
  /// An overlay at the top or bottom that would cover the area takes the opposite edge when its
  /// turn comes, and once while it is shown; not one with a backdrop, beside an anchor, or that
  /// ignores obstructions.
  indirect case focusedAreaChanged(OverlayRect?)
  /// The owner of an overlay has gone: the overlay is dismissed, or its request withdrawn, as
  /// ``DismissReason/ownerGone``.
  case ownerGone(OverlayID)
  /// The window and all its contents have closed; later requests are refused.
  case hostClosed

  // Input of the user.

  /// A pointer went down, moved while down, or came up.
  case pointerChanged(PointerStage, PointerSample)
  /// A key went down, and nothing else in the window used it.
  case keyPressed(Key)
  /// The user tapped an overlay whose content acts on its own taps, and nothing inside has used
  /// the tap.
  ///
  /// Counts as a tap on the overlay outside its controls; ignored during its exit, and behind a
  /// backdrop that keeps the pointer.
  case overlayTapped(OverlayID)
  /// The user activated an overlay's backdrop without a pointer, such as by a screen reader's
  /// dismiss button.
  ///
  /// Counts as a tap on the backdrop. Ignored for an overlay without a backdrop.
  case backdropUsed(OverlayID)
  /// The user accepted the offer of a list to show what it hides; ignored if nothing is hidden.
  case moreRequested(LaneID, OverlayPosition)
  /// The user activated a control inside an overlay; `dismisses` tells whether the control
  /// dismisses the overlay. Ignored during its exit, and behind a backdrop that keeps the pointer.
  case actionTaken(OverlayID, ActionID, dismisses: Bool)
  /// The work that an action of the user's began, in an overlay that stays up meanwhile, has ended:
  /// the overlay is dismissed, or its request withdrawn, as if the control dismissed it.
  case actionCompleted(OverlayID, ActionID)

  /// Time has passed.
  ///
  /// The answer to a wakeup; allowed at any moment, and without an effect of its own.
  case timePassed
}

/// A key with an effect on overlays.
public enum Key: Hashable, Sendable, CaseIterable {
  /// Escape, the key to dismiss the overlay that has the focus, or else the front one; no overlay
  /// behind a modal one, and none that Escape may not dismiss.
  case escape
  /// Return or Enter, the key to press the default button of the overlay that has the focus.
  case `return`
}

/// The area of a tap.
public enum TapArea: Hashable, Sendable, CaseIterable {
  /// The overlay, outside the controls.
  case overlay
  /// The backdrop behind the overlay.
  case backdrop
}
