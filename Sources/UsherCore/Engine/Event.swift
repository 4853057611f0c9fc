/// Something that has happened.
public enum Event: Hashable, Sendable {
  // A client asked.

  /// An overlay is to be shown; its id must be new.
  case presentRequested(OverlayID, Overlay)
  /// Overlays are to go, shown or waiting.
  case dismissRequested(Selection)

  // The host answered or noticed.

  /// An overlay's size is known or has changed; a side outside the last proposal is clamped to it.
  case measured(OverlayID, Size)
  /// The area for overlays is known or has changed; nothing is shown before the first one.
  case viewportChanged(Viewport)
  /// What the person asked of the system is known or has changed; it counts for motions that begin
  /// afterwards.
  case preferencesChanged(Preferences)
  /// The window is gone, and everything in it; what comes later is refused.
  case hostClosed

  // A person acted.

  /// A pointer went down, moved while down, or came up.
  case pointerChanged(PointerStage, PointerSample)
  /// A key went down that nothing else wanted.
  case keyPressed(Key)
  /// A control inside an overlay was used, which may dismiss it.
  case actionTaken(OverlayID, ActionID, dismisses: Bool)

  /// Time went by; the answer to a wakeup. It may come at any moment and changes nothing by itself.
  case timePassed
}
