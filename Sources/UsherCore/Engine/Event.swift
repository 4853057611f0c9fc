/// Something that has happened.
public enum Event: Hashable, Sendable {
  // A client asked.

  /// An overlay is to be shown; its id must be new.
  indirect case presentRequested(OverlayID, Overlay)
  /// An overlay that waits or is shown has new content or values; one on its way out comes back. Its
  /// lane, its precedence and who draws it stay as they were.
  indirect case updateRequested(OverlayID, Overlay)
  /// An overlay has another content and nothing else is new but what that needs, `nil` for the same as
  /// before: it is built and measured again, and goes on living as it did.
  case contentReplaced(OverlayID, needs: ContentNeeds?)
  /// An overlay is to rest for another time, from now on where its countdown has begun.
  case lifetimeChanged(OverlayID, Lifetime)
  /// An overlay is to come, or to go, by another transition; without effect on one that does neither
  /// at this moment, or that was swiped out.
  ///
  /// It counts as if it had been this one since the entrance or the exit began, and one that would be over
  /// by now is over now. The overlay's own transitions stay as they are.
  indirect case transitionReplaced(OverlayID, OverlayTransition)
  /// Overlays are to go, shown or waiting.
  case dismissRequested(Selection)
  /// Those of a name are to go once this was asked as often as they were.
  case countedDismissRequested(OverlayName)
  /// A name counts as having been asked for so often; without effect where none of it is left, and
  /// less than 0 counts as 0.
  case countChanged(OverlayName, Int)
  /// The client takes the turn it was offered.
  case turnTaken(OverlayID)
  /// The client does not want to be shown any more.
  case turnDeclined(OverlayID)
  /// A lane has other rules; a new one is made for a new id.
  case laneConfigured(LaneID, LaneSettings)
  /// A lane is to show nothing new; what it shows stays.
  case lanePaused(LaneID)
  /// A lane is to go on.
  case laneResumed(LaneID)

  // The host answered or noticed.

  /// An overlay's size is known or has changed; a side outside the last proposal is clamped to it.
  case measured(OverlayID, Size)
  /// The area for overlays is known or has changed; nothing is shown before the first one.
  indirect case viewportChanged(Viewport)
  /// What the person asked of the system is known or has changed; it counts for motions that begin
  /// afterwards.
  case preferencesChanged(Preferences)
  /// A person is busy with an overlay, or with something that concerns every one (`nil`), or is not
  /// any more. Ignored for one that waits.
  case attentionChanged(Attention, of: OverlayID?, isPresent: Bool)
  /// The window is gone, and everything in it; what comes later is refused.
  case hostClosed

  // A person acted.

  /// A pointer went down, moved while down, or came up.
  case pointerChanged(PointerStage, PointerSample)
  /// A key went down that nothing else wanted.
  case keyPressed(Key)
  /// What stands for the backdrop of an overlay was used by other means than a pointer, such as a button
  /// that assistive technology finds: as a tap there. Ignored where there is no backdrop.
  case backdropUsed(OverlayID)
  /// A control inside an overlay was used, which may dismiss it.
  case actionTaken(OverlayID, ActionID, dismisses: Bool)

  /// Time went by; the answer to a wakeup. It may come at any moment and changes nothing by itself.
  case timePassed
}
