import UsherCore

/// A lane's state in `AdmissionModel`.
final class ModelLane {
  let id: LaneID
  var settings: LaneSettings {
    didSet { if settings.rate != oldValue.rate { entered = [] } }
  }
  /// The moments at which requests entered that count for the lane's rate.
  var entered: [Instant] = []
  var isPaused = false
  /// The end of the lane's last gap; `nil` before the first one.
  var gapEnd: Instant?
  /// Whether the end of that gap has not been noticed yet.
  var awaitsGapEnd = false

  init(_ id: LaneID, _ settings: LaneSettings = LaneSettings()) {
    self.id = id
    self.settings = settings
  }

  /// The lane with the capacity for this lane and for the lanes that take turns with this lane.
  var lead: LaneID { settings.takesTurnsWith ?? id }

  var capacity: Int { max(settings.capacity, 1) }
  var waitingLimit: Int { max(settings.waitingLimit, 0) }

  /// The duration of every gap; the scripts contain constant gaps only.
  var gap: Duration {
    switch settings.gap {
    case .constant(let length): max(length, .zero)
    case .random: .zero
    }
  }

  func isInGap(at now: Instant) -> Bool {
    gapEnd.map { now < $0 } ?? false
  }
}
