internal import Usher

/// A way for an overlay to end.
public enum TrialEnding: CaseIterable {
  /// The app asks.
  case requested
  /// Its lifetime is over.
  case timedOut
  /// A person swipes it away.
  case swiped
  /// A person presses a button in it, where there is one.
  case pressed
  /// Another one takes its place.
  case replaced
  /// It is updated to other content first.
  case updated
  /// It is transformed to other content first.
  case transformed
  /// The app asks, and takes back another one that waits behind it.
  case cancelled
  /// The app asks for its end while it still comes in.
  case interrupted
  /// The app asks, after another one was refused the place it has.
  case refusing

  /// The transitions that overlays come and go by, in turn.
  static let transitions: [OverlayTransition] = [
    .slideIn, .slideOut, .fadeIn, .fadeOut, .scaleIn, .scaleOut, OverlayTransition(),
  ]

  /// The lifetime of an overlay that ends this way.
  var lifetime: Lifetime {
    switch self {
    case .timedOut: .timed(.milliseconds(50))
    case .requested, .swiped, .pressed, .replaced, .updated, .transformed, .cancelled,
      .interrupted, .refusing:
      .untilDismissed
    }
  }

  /// Lets an overlay that has been shown for a while end, or do what it does before.
  @MainActor
  func begin(_ handle: PresentationHandle, in trial: LeakTrial) {
    switch self {
    case .requested: handle.dismiss()
    case .timedOut, .interrupted: break
    case .swiped: trial.stage.swipe(handle.id)
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
