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
  /// Unlike an update, a countdown continues, and an exiting overlay is ignored.
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
  /// Ignored if it is already selected, or isn't a detent of the overlay.
  case detentSelected(OverlayID, OverlayDetent)
  /// An overlay has a new transition for the current entrance or exit only.
  ///
  /// It applies from the start of the entrance or exit. If it would be over by now, it ends now.
  /// Ignored if the overlay is neither entering nor exiting, if it was swiped out, or if the app
  /// draws it.
  indirect case transitionReplaced(OverlayID, OverlayTransition)
  /// The app wants to dismiss shown or waiting overlays.
  case dismissRequested(OverlaySelection<OverlayName>)
  /// The app withdraws one request for a name.
  ///
  /// When all counted requests are withdrawn, the overlays with the name are dismissed.
  case countedDismissRequested(OverlayName)
  /// The app sets the count of requests for a name, at least 0.
  ///
  /// Ignored if the name has no requests.
  case countChanged(OverlayName, Int)
  /// The app still wants the overlay, in response to ``OverlayCommand/checkCondition(_:)``.
  case turnAccepted(OverlayID)
  /// The app no longer wants the overlay, in response to ``OverlayCommand/checkCondition(_:)``.
  case turnDeclined(OverlayID)
  /// The app allows a dismissal, in response to ``OverlayCommand/checkDismissal(_:_:)``.
  ///
  /// Ignored if the overlay is exiting or was removed. To refuse, the app reports nothing.
  case dismissalAccepted(OverlayID, DismissReason)
  /// A lane, which is created if it is unknown, has new settings.
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
  /// Ignored if it isn't in effect.
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
  /// The area for overlays, which is needed to show them, is known or changed.
  indirect case viewportChanged(OverlayViewport)
  /// The viewport became visible or invisible, for example because the app is in the background.
  ///
  /// Before the first report, it is treated as visible. While it is invisible, shown overlays stay
  /// and no turns start. Requests that arrive then enter their lanes when the viewport is visible
  /// again.
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
  /// If the overlay is `nil`, the reason applies to all overlays. Ignored if the overlay waits.
  case attentionChanged(Attention, of: OverlayID?, isPresent: Bool)
  /// The keyboard focus entered or left an overlay.
  ///
  /// The focus is treated as the user's attention, unless the host moved it into the modal overlay
  /// that keeps it. Ignored if the overlay is waiting.
  case focusMoved(OverlayID, isInside: Bool)
  /// The user typed into an overlay, which is treated as attention until the focus leaves the
  /// overlay.
  case textTyped(OverlayID)
  /// The app's view that shows an overlay was removed.
  ///
  /// The overlay is removed immediately, because its exit would be invisible. A waiting overlay is
  /// dismissed.
  case containerRemoved(OverlayID)
  /// An anchor moved, became visible or hidden, or was removed.
  ///
  /// The host reports this in response to ``OverlayCommand/followAnchor(_:)``, and before each
  /// frame in which the anchor changed. The anchor's overlays move immediately. Ignored for anchors
  /// that aren't followed.
  indirect case anchorMoved(AnchorID, AnchorVisibility)
  /// The app's area with the keyboard focus moved, for example a field or its caret.
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
  /// The tap is treated as a tap on the overlay, outside its controls. Ignored during the exit and
  /// behind a backdrop that blocks the pointer.
  case overlayTapped(OverlayID)
  /// The user activated an overlay's backdrop without a pointer, for example with a screen reader.
  ///
  /// This is treated as a tap on the backdrop. Ignored if the overlay has no backdrop.
  case backdropUsed(OverlayID)
  /// The user accepted a list's offer to show hidden overlays.
  ///
  /// Ignored if the list has no hidden overlays.
  case moreRequested(LaneID, OverlayPosition)
  /// The user activated a control, which dismisses its overlay if `dismisses` is `true`.
  ///
  /// Ignored during the exit and behind a backdrop that blocks the pointer.
  case actionTaken(OverlayID, ActionID, dismisses: Bool)
  /// The work of a control's action, during which the overlay stayed, has ended.
  ///
  /// The overlay is dismissed, or its request withdrawn, as if by the control.
  case actionCompleted(OverlayID, ActionID)

  /// Time passed, in response to a wakeup.
  ///
  /// It is allowed at any moment. The engine only performs the steps that are due.
  case timePassed
}

/// A key that affects overlays.
public enum Key: Hashable, Sendable, CaseIterable {
  /// Escape, which dismisses an overlay.
  ///
  /// If an overlay that allows it has the keyboard focus, Escape dismisses that overlay. Otherwise,
  /// it dismisses the front overlay that allows it. It doesn't affect overlays behind a modal
  /// overlay.
  case escape
  /// Return or Enter, which presses the default button of the overlay with the keyboard focus.
  case `return`
}

/// The area of a tap.
public enum TapArea: Hashable, Sendable, CaseIterable {
  /// The overlay, outside its controls.
  case overlay
  /// The backdrop behind the overlay.
  case backdrop
}
