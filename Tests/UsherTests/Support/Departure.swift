import Testing
import Usher
import UsherTesting

/// A way in which an overlay is dismissed, with the expected callbacks.
struct Departure: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let reason: DismissReason
  /// The expected callbacks, in order.
  let milestones: [String]
  /// Dismisses an overlay on the stage, which has a button and stays until dismissed.
  let act: @MainActor @Sendable (Stage, PresentationHandle) -> Void

  private init(
    _ description: String, _ reason: DismissReason, _ milestones: [String],
    act: @escaping @MainActor @Sendable (Stage, PresentationHandle) -> Void
  ) {
    testDescription = description
    self.reason = reason
    self.milestones = milestones
    self.act = act
  }

  /// An overlay that displaces another overlay and disappears immediately.
  private static func passing(_ precedence: Precedence = .queue) -> OverlayConfiguration {
    OverlayConfiguration(
      precedence: precedence, lifetime: .timed(.zero), entrance: OverlayTransition(),
      exit: OverlayTransition())
  }

  private static let seen = ["willPresent", "didPresent", "willDismiss", "didDismiss"]

  /// Dismissals of an overlay at rest.
  static let fromRest: [Departure] = [
    Departure("the app dismisses it", .programmatic, seen) { $1.dismiss() },
    Departure("the app dismisses everything", .programmatic, seen) { stage, _ in
      stage.presenter.dismissAll()
    },
    Departure("its lifetime ends", .timedOut, seen) { stage, _ in stage.advance(60_000) },
    Departure("a person swipes it", .swipe, seen) { stage, handle in
      stage.drag(handle, up: 60)
    },
    Departure("a person taps it", .tap, seen) { stage, handle in stage.tap(handle) },
    Departure("a person presses its button", .button(0), seen) { stage, handle in
      stage.host.pressButton(0, of: handle.id)
    },
    Departure("a person presses Escape", .escape, seen) { stage, _ in
      _ = stage.presenter.press(.escape)
    },
    Departure("another one takes its place", .replaced, seen) { stage, _ in
      stage.presenter.present(.words("instead"), as: passing(.replace()))
    },
    Departure("it makes room for another one", .evicted, seen) { stage, _ in
      stage.presenter.configure(.main, LaneSettings(overflow: .dismissOldest))
      stage.presenter.present(.words("newer"), as: passing())
    },
    Departure("what it belongs to goes", .ownerGone, seen) { $1.loseOwner() },
    Departure("its window closes", .hostClosed, seen) { stage, _ in stage.host.closeWindow() },
  ]

  /// Dismissals of an overlay halfway through its entrance.
  static let fromEntrance: [Departure] = fromRest.filter { $0.reason != .timedOut }.map {
    Departure(
      $0.testDescription, $0.reason, ["willPresent", "willDismiss", "didDismiss"], act: $0.act)
  }

  /// Dismissals of an overlay that waits behind another overlay.
  static let fromLine: [Departure] = [
    Departure("the app dismisses it", .cancelled, ["didDismiss"]) { $1.dismiss() },
    Departure("what it belongs to goes", .ownerGone, ["didDismiss"]) { $1.loseOwner() },
    Departure("the app dismisses everything", .cancelled, ["didDismiss"]) { stage, _ in
      stage.presenter.dismissAll()
    },
    Departure("one that replaces empties the line", .superseded, ["didDismiss"]) { stage, _ in
      stage.presenter.present(
        .words("instead"), as: passing(.replace(dropsWaiting: true)))
    },
    Departure("its window closes", .hostClosed, ["didDismiss"]) { stage, _ in
      stage.host.closeWindow()
    },
  ]
}
