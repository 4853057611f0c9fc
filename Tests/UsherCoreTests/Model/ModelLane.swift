import UsherCore

/// What `AdmissionModel` knows of one lane.
final class ModelLane {
  let id: LaneID
  var settings: LaneSettings
  var isPaused = false
  /// When its last gap ends; `nil` before the first one.
  var gapEnd: Instant?
  /// Whether nobody has looked at the lane since that gap ended.
  var awaitsGapEnd = false

  init(_ id: LaneID, _ settings: LaneSettings = LaneSettings()) {
    self.id = id
    self.settings = settings
  }

  /// Whose capacity counts for it and those it takes turns with.
  var lead: LaneID { settings.takesTurnsWith ?? id }

  var capacity: Int { max(settings.capacity, 1) }
  var waitingLimit: Int { max(settings.waitingLimit, 0) }

  /// The length of every gap; the scripts hold constant ones only.
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
