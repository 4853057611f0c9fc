/// The reason why an overlay is gone; every accepted overlay has exactly one.
public enum DismissReason: Hashable, Sendable {
  /// The app dismissed the overlay, or released the view that the overlay lay in.
  case programmatic
  /// The overlay's lifetime ended.
  case timedOut
  /// The user swiped the overlay away.
  case swipe
  /// The user tapped the overlay.
  case tap
  /// The user tapped the backdrop behind the overlay.
  case backdropTap
  /// The user activated a control that dismisses the overlay, with this action.
  case button(ActionID)
  /// The user pressed Escape.
  case escape
  /// Another overlay replaced the overlay.
  case replaced
  /// The overlay was dismissed to make room in its lane.
  case evicted
  /// The app dismissed the overlay while waiting; the overlay was never shown.
  case cancelled
  /// A request with `dropsWaiting` emptied the line; the overlay was never shown, or not again.
  case superseded
  /// The overlay's `maximumWait` ran out before its turn; the overlay was never shown.
  case expired
  /// The app declined the overlay's turn; the overlay was never shown.
  case declined
  /// A summary stands for the overlay; the overlay was never shown, or not again.
  case summarized
  /// A rule of quiet kept the overlay waiting, and has ended with ``QuietEndAction/discard``; the
  /// overlay was never shown.
  case suppressed
  /// The owner of the overlay went, such as the screen that it belonged to.
  case ownerGone
  /// The thing of the app's that the overlay lay beside went, or was not there at its turn.
  case anchorGone
  /// The window closed.
  case hostClosed

  /// Whether the user dismissed the overlay: by a swipe, a tap, a control or Escape.
  ///
  /// What the user dismissed stays dismissed: an update during the exit changes nothing.
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
  ///
  /// A dismissal by the app or by the end of the lifetime waits. The user, and whatever needs the
  /// overlay's place, do not wait.
  var waitsForMinimumTime: Bool { self == .programmatic || self == .timedOut }
}

extension DismissReason: CaseIterable {
  /// Each reason once; the action taken is number 0.
  public static let allCases: [DismissReason] = [
    .programmatic, .timedOut, .swipe, .tap, .backdropTap, .button(0),
    .escape, .replaced, .evicted, .cancelled, .superseded, .expired, .declined,
    .summarized, .suppressed, .ownerGone, .anchorGone, .hostClosed,
  ]
}

/// The reason why a request was refused; the overlay was neither shown nor kept waiting.
public enum Refusal: Hashable, Sendable {
  /// A value of the overlay is invalid.
  case invalid(ConfigurationError)
  /// The content is empty: without text, image and button.
  case emptyContent
  /// The request's policy allows only one overlay of the name, and the given overlay has the name.
  case duplicate(of: OverlayID)
  /// The request's policy allows only one overlay of the priority in the lane, and the given
  /// overlay has the priority.
  case priorityTaken(by: OverlayID)
  /// The request was to replace the lane's overlays, and the given overlay has a higher priority.
  case higherPriorityShown(OverlayID)
  /// The lane has reached its capacity or its waiting limit.
  case laneFull(LaneID)
  /// The window has closed.
  case hostClosed
}
