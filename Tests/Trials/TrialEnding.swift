internal import Usher

/// A way in which an overlay ends.
public enum TrialEnding: CaseIterable {
  /// The app dismisses the overlay.
  case requested
  /// The overlay's lifetime expires.
  case timedOut
  /// The user swipes the overlay away.
  case swipe
  /// The user presses a button in the overlay, if there is a button.
  case pressed
  /// Another overlay replaces the overlay.
  case replaced
  /// The overlay's content is updated before the end.
  case updated
  /// The overlay is transformed to other content before the end.
  case transformed
  /// The app dismisses the overlay, and cancels another overlay waiting behind.
  case cancelled
  /// The app dismisses the overlay during the entrance.
  case interrupted
  /// The app dismisses the overlay after another overlay was refused.
  case refusing

  /// The entrances and exits of overlays, used in turn.
  static let transitions: [OverlayTransition] = [
    .slideIn, .slideOut, .fadeIn, .fadeOut, .scaleIn, .scaleOut, OverlayTransition(),
  ]

  /// The lifetime of an overlay with the ending.
  var lifetime: OverlayDuration {
    switch self {
    case .timedOut: .timed(.milliseconds(50))
    case .requested, .swipe, .pressed, .replaced, .updated, .transformed, .cancelled,
      .interrupted, .refusing:
      .infinite
    }
  }

  /// Ends an overlay that was shown for a while, or starts the step before its end.
  @MainActor
  func begin(_ handle: PresentationHandle, in trial: LeakTrial) {
    switch self {
    case .requested: handle.dismiss()
    case .timedOut, .interrupted: break
    case .swipe: trial.stage.swipe(handle.id)
    case .pressed: trial.stage.press(handle.id)
    case .replaced: trial.present(behind: handle, precedence: .replace())
    case .updated: handle.update(to: trial.nextContent())
    case .transformed: handle.transform(to: trial.nextContent())
    case .cancelled: trial.present(behind: handle, precedence: .queue)?.dismiss()
    case .refusing:
      trial.present(behind: handle, precedence: .replace(), priority: .low)
      handle.dismiss()
    }
  }
}
