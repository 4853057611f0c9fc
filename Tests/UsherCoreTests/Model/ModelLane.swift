import UsherCore

/// A lane's state in `AdmissionModel`.
final class ModelLane {
  let id: LaneID
  var settings: LaneSettings {
    didSet {
      if settings.rate != oldValue.rate { entered = [] }
      if settings.arrangement != oldValue.arrangement { still = [] }
    }
  }
  /// The moments at which requests entered that count for the lane's rate.
  var entered: [Instant] = []
  var isPaused = false
  /// The lists that stay as they are, since the user attends to one of their overlays.
  var still: [ModelStill] = []
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
  var maximumWaiting: Int { max(settings.maximumWaiting, 0) }

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

/// A list that stays as it is, since the user attends to one of its overlays.
struct ModelStill {
  let floor: Floor
  let hasFloors: Bool
  /// Where the list begins, counted from the top of its room.
  let start: Double
  var rows: [(id: OverlayID, slot: Slot)]

  /// The overlays of a lane that are arranged together.
  enum Floor: CaseIterable {
    case questions, undoOffers, replies, others
  }

  /// The place of an overlay; all are equally high, so that places are counted from the edge.
  enum Slot: Equatable {
    case seen(Int)
    /// Kept for an overlay on its way out under the pointer.
    case left(Int)
    /// The pointer rests where the overlay was that has gone.
    case gone
    case hidden
  }
}
