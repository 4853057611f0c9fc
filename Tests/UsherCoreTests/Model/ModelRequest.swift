import UsherCore

/// The state in `AdmissionModel` of a request that hasn't ended.
final class ModelRequest {
  let id: OverlayID
  var overlay: OverlayConfiguration
  /// The request's rank among all requests, in the order of arrival.
  var arrival: Int
  /// The request's rank among all requests that started to wait, in a queue or for a delay.
  var waits = 0
  /// The request's rank among the temporarily replaced requests, higher for later ones, or `nil`
  /// for others.
  var putBack: Int?
  var stage = Stage.asked
  /// The kind of the request's overlay at its turn, or `nil` while the request waits.
  var kindAtTurn: Kind?
  /// The end of the request's delay, fixed when the delay starts.
  var delayEnd: Instant?
  /// The time at which the request expires in the queue, fixed when it was queued, or `nil` for
  /// never.
  var expiry: Instant?
  /// The time at which the entrance started.
  var began: Instant?
  /// The time at which the last motion started.
  var setOut: Instant?
  /// The viewport in which the exit started.
  var exitViewport: OverlayViewport?
  var countdown = Countdown.notBegun
  /// The number of times that merged requests restarted the countdown.
  var restarts = 0
  /// The reason for which the request is dismissed when its minimum time ends.
  var promise: DismissReason?
  var attention: Attention = []
  /// Whether the request is behind a question.
  var isCovered = false
  /// Whether the request doesn't fit in its list.
  var isOutOfRoom = false
  /// The user's attention to the list in which the reply doesn't fit.
  var shared: Attention = []
  /// Whether the request's anchor is hidden, which also hides the request.
  var isOutOfSight = false
  /// The end of the last fade with the anchor, or `nil` before the first fade.
  var fadeEnd: Instant?
  /// The measured height, in points.
  var height = 0.0
  var isAttached = false
  /// Whether the request ever had its turn.
  var wasShown = false
  /// Whether the condition accepted the request's turn.
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

  /// The kind of an overlay.
  ///
  /// Each kind has separate places, and the first kind is shown first.
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

  /// Whether the request already had its turn, and was replaced temporarily.
  var gaveWay: Bool { wasShown || putBack != nil }

  /// The precedence used at the request's turn.
  var precedence: Precedence { gaveWay ? .queue : overlay.precedence }

  /// Whether the request is shown and not exiting.
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

  /// Whether an update can't return the exiting request.
  ///
  /// The user dismissed it, or its owner or anchor was removed and the update doesn't change the
  /// anchor.
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
