import UsherCore

/// What `AdmissionModel` knows of one request that has not ended.
final class ModelRequest {
  let id: OverlayID
  var overlay: Overlay
  /// Its place among all requests, in the order of their arrival.
  var arrival: Int
  /// Its place among all that began to wait, in line or for a delay.
  var waits = 0
  /// Its place among those put back, later ones higher; `nil` for any other.
  var putBack: Int?
  var stage = Stage.asked
  /// When its delay ends, as it was when it began.
  var delayEnd: Instant?
  /// When it expires in line, as it was when it was put there; `nil` for never.
  var expiry: Instant?
  /// When its entrance began.
  var began: Instant?
  /// When it last began to move.
  var setOut: Instant?
  var countdown = Countdown.notBegun
  /// Why it goes as soon as its minimum time is over.
  var promise: DismissReason?
  var attention: Attention = []
  var isAttached = false
  /// Whether its turn has come once.
  var wasShown = false
  /// Whether its client has taken its turn.
  var hasTakenTurn = false
  var milestones: [Milestone] = []

  enum Stage: Equatable {
    case asked
    case delayed
    case inLine
    case offered
    case measuring
    case entering(until: Instant)
    case resting
    case exiting(until: Instant, Fate)
  }

  /// What becomes of it when its exit has ended.
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

  init(_ id: OverlayID, _ overlay: Overlay, arrival: Int) {
    self.id = id
    self.overlay = overlay
    self.arrival = arrival
  }

  var lane: LaneID { overlay.lane }

  /// Whether it is shown and not on its way out.
  var stands: Bool {
    switch stage {
    case .offered, .measuring, .entering, .resting: true
    case .asked, .delayed, .inLine, .exiting: false
    }
  }

  /// Whether a person can see it and do something with it.
  var isUp: Bool {
    switch stage {
    case .entering, .resting: true
    case .asked, .delayed, .inLine, .offered, .measuring, .exiting: false
    }
  }

  var isExiting: Bool {
    if case .exiting = stage { true } else { false }
  }

  var wasSeen: Bool { milestones.contains(.willPresent) }

  /// When its minimum time is over, once its entrance has begun.
  var minimumEnd: Instant { (began ?? .origin).advanced(by: overlay.minimumTime) }
}
