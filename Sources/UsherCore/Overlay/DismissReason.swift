/// The one reason why an accepted overlay ended.
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
  /// The user activated a control with this action that dismisses the overlay.
  case button(ActionID)
  /// The user pressed Escape.
  case escape
  /// Another overlay replaced the overlay.
  case replaced
  /// The overlay, or its waiting request, was ended to make room in its lane.
  case evicted
  /// The app dismissed the waiting overlay, which was never shown.
  case cancelled
  /// A request with `dropsWaiting` ended the waiting overlay, which was never shown, or not shown
  /// again.
  case superseded
  /// The overlay's `maximumWait` ended before its turn, so it was never shown.
  case expired
  /// The app declined the overlay's turn, so it was never shown.
  case declined
  /// A summary counts the overlay, which was never shown, or not shown again.
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
  /// If so, an update during the exit is ignored.
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
  /// Each reason once, with 0 as the action of the button.
  public static let allCases: [DismissReason] = [
    .programmatic, .timedOut, .swipe, .tap, .backdropTap, .button(0),
    .escape, .replaced, .evicted, .cancelled, .superseded, .expired, .declined,
    .summarized, .suppressed, .ownerGone, .anchorGone, .hostClosed,
  ]
}

/// The reason why a request was refused without being shown or queued.
public enum Refusal: Hashable, Sendable {
  /// A value of the overlay is invalid.
  case invalid(ConfigurationError)
  /// The content is empty: without text, image and button.
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
