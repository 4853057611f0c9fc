import UsherCore

/// The state in `AdmissionModel` of a request that has not ended.
final class ModelRequest {
  let id: OverlayID
  var overlay: OverlayConfiguration
  /// The request's rank among all requests, in the order of arrival.
  var arrival: Int
  /// The request's rank among all that began to wait, in a line or for a delay.
  var waits = 0
  /// The request's rank among those put back, higher for later ones; `nil` for all others.
  var putBack: Int?
  var stage = Stage.asked
  /// The kind of the request's overlay when its turn came; `nil` while the request waits.
  var kindAtTurn: Kind?
  /// The end of the request's delay, fixed when the delay began.
  var delayEnd: Instant?
  /// The time at which the request expires in line, fixed when it was queued; `nil` for never.
  var expiry: Instant?
  /// The time at which the entrance began.
  var began: Instant?
  /// The time at which the last motion began.
  var setOut: Instant?
  /// The viewport in which the exit began.
  var exitViewport: OverlayViewport?
  var countdown = Countdown.notBegun
  /// The number of times that merged requests restarted the countdown.
  var restarts = 0
  /// The reason for which the request is dismissed once its minimum time is over.
  var promise: DismissReason?
  var attention: Attention = []
  /// Whether the request lies behind a question.
  var isCovered = false
  /// Whether the request's list has no room for the request.
  var isOutOfRoom = false
  /// The user's attention to the list that has no room for the reply.
  var shared: Attention = []
  /// Whether the request's anchor cannot be seen, and so neither can the request.
  var isOutOfSight = false
  /// The end of the last fade with the anchor; `nil` before the first one.
  var fadeEnd: Instant?
  /// The measured height, in points.
  var height = 0.0
  var isAttached = false
  /// Whether the request has ever had its turn.
  var wasShown = false
  /// Whether the client has accepted its turn.
  var hasAcceptedTurn = false
  var milestones: [Milestone] = []

  enum Stage: Equatable {
    case asked
    case delayed
    case kept
    case inLine
    case checking
    case measuring
    case entering(until: Instant)
    case resting
    case exiting(until: Instant, Fate)
  }

  /// The kind of an overlay, of which each has places of its own; the first goes first.
  enum Kind: Int, CaseIterable {
    case asks
    case offersUndo
    case replies
    case informs
  }

  /// The result of the request's exit.
  enum Fate: Equatable {
    case ends(DismissReason)
    case comesBack
  }

  enum Countdown {
    case notBegun
    case endless
    case running(until: Instant)
    case stopped(left: Duration)
  }

  init(_ id: OverlayID, _ overlay: OverlayConfiguration, arrival: Int) {
    self.id = id
    self.overlay = overlay
    self.arrival = arrival
  }

  var lane: LaneID { overlay.lane }

  /// Whether the request has had its turn before, and gave its place away.
  var gaveWay: Bool { wasShown || putBack != nil }

  /// The precedence that counts when the request's turn comes.
  var precedence: Precedence { gaveWay ? .queue : overlay.precedence }

  /// Whether the request is shown and not leaving.
  var stays: Bool {
    switch stage {
    case .checking, .measuring, .entering, .resting: true
    case .asked, .delayed, .kept, .inLine, .exiting: false
    }
  }

  /// Whether the user can see the overlay and interact with it.
  var isUp: Bool {
    switch stage {
    case .entering, .resting: true
    case .asked, .delayed, .kept, .inLine, .checking, .measuring, .exiting: false
    }
  }

  var isExiting: Bool {
    if case .exiting = stage { true } else { false }
  }

  /// Whether the request leaves because the user wanted it to, or what it belongs to has gone,
  /// which it would still belong to under an update.
  func wasSentAway(under overlay: OverlayConfiguration) -> Bool {
    guard case .exiting(_, .ends(let reason)) = stage else { return false }
    if case .button = reason { return true }
    if reason == .anchorGone, overlay.anchor?.anchor == self.overlay.anchor?.anchor { return true }
    return [.swipe, .tap, .backdropTap, .escape, .ownerGone]
      .contains(reason)
  }

  var hasEntered: Bool { milestones.contains(.willPresent) }

  /// The end of the minimum time, which starts with the entrance.
  var minimumEnd: Instant { (began ?? .origin).advanced(by: overlay.minimumTime) }
}
