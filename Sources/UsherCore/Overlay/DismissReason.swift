/// The reason an accepted overlay ended.
public enum DismissReason: Hashable, Sendable {
  /// The app dismissed the overlay, or removed the view that showed it.
  case programmatic
  /// The overlay's lifetime ended.
  case timedOut
  /// The user swiped the overlay out.
  case swipe
  /// The user tapped the overlay.
  case tap
  /// The user tapped the backdrop behind the overlay.
  case backdropTap
  /// The user activated a control that has this action and dismisses the overlay.
  case button(ActionID)
  /// The user pressed Escape.
  case escape
  /// Another overlay replaced the overlay.
  case replaced
  /// The lane dismissed the shown overlay, or ended the waiting request, to make room for another
  /// request.
  case evicted
  /// The app dismissed the overlay while it was waiting, so the overlay was never shown.
  case cancelled
  /// The overlay was waiting when a request with `dropsWaiting` ended all waiting requests.
  ///
  /// It was never shown, or it was interrupted and not shown again.
  case superseded
  /// The overlay's `maximumWait` ended before its turn, so the overlay was never shown.
  case expired
  /// At the overlay's turn, the app no longer wanted the overlay, so it was never shown.
  case declined
  /// A summary counts the overlay instead of showing it.
  ///
  /// It was never shown, or it was interrupted and not shown again.
  case summarized
  /// A quiet rule with ``QuietEndAction/discard`` ended, and the overlay was never shown.
  case suppressed
  /// The overlay's owner was removed, for example the screen that it belongs to.
  case ownerGone
  /// The overlay's anchor was removed, or didn't exist at the overlay's turn.
  case anchorGone
  /// The window closed.
  case hostClosed

  /// Whether the user dismissed the overlay.
  ///
  /// If the user dismissed the overlay, an update during its exit is ignored.
  public var isByUser: Bool {
    switch self {
    case .swipe, .tap, .backdropTap, .button, .escape: true
    case .programmatic, .timedOut, .replaced, .evicted, .cancelled, .superseded, .expired,
      .declined,
      .summarized, .suppressed, .ownerGone, .anchorGone, .hostClosed:
      false
    }
  }

  /// Whether a dismissal for this reason waits for the overlay's minimum time.
  var waitsForMinimumTime: Bool { self == .programmatic || self == .timedOut }
}

extension DismissReason: CaseIterable {
  /// Each reason once.
  ///
  /// `button` has the action 0.
  public static let allCases: [DismissReason] = [
    .programmatic, .timedOut, .swipe, .tap, .backdropTap, .button(0),
    .escape, .replaced, .evicted, .cancelled, .superseded, .expired, .declined,
    .summarized, .suppressed, .ownerGone, .anchorGone, .hostClosed,
  ]
}

/// The reason a request was refused without being shown or queued.
public enum Refusal: Hashable, Sendable {
  /// A value of the overlay is invalid.
  case invalid(ConfigurationError)
  /// The content is empty: it has no text, image or button.
  case emptyContent
  /// The identity policy allows only one overlay with this name, and this overlay already has it.
  case duplicate(of: OverlayID)
  /// The identity policy allows only one overlay of this priority in the lane, and this overlay
  /// already has it.
  case priorityTaken(by: OverlayID)
  /// The request would replace overlays of the lane, but this overlay has a higher priority.
  case higherPriorityShown(OverlayID)
  /// The lane has reached its capacity or its waiting limit.
  case laneFull(LaneID)
  /// The window has closed.
  case hostClosed
}
