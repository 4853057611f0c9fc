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
  /// The times at which requests entered that count for the lane's rate.
  var entered: [Instant] = []
  var isPaused = false
  /// The lists that keep their places, because the user attends to one of their overlays.
  var still: [ModelStill] = []
  /// The end of the lane's last gap, or `nil` before the first gap.
  var gapEnd: Instant?
  /// Whether the model hasn't reacted to the end of that gap yet.
  var awaitsGapEnd = false

  init(_ id: LaneID, _ settings: LaneSettings = LaneSettings()) {
    self.id = id
    self.settings = settings
  }

  /// The lane whose capacity this lane and others share if they take turns.
  var lead: LaneID { settings.takesTurnsWith ?? id }

  var capacity: Int { max(settings.capacity, 1) }
  var maximumWaiting: Int { max(settings.maximumWaiting, 0) }

  /// The duration of every gap.
  ///
  /// The scripts contain only constant gaps.
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

/// A list that keeps its places, because the user attends to one of its overlays.
struct ModelStill {
  let floor: Floor
  let hasFloors: Bool
  /// The start of the list, relative to the top of its room.
  let start: Double
  var rows: [(id: OverlayID, slot: Slot)]

  /// The overlays of a lane that are arranged together.
  enum Floor: CaseIterable {
    case questions, undoOffers, replies, others
  }

  /// The place of an overlay.
  ///
  /// All overlays are equally high, so places are counted from the edge.
  enum Slot: Equatable {
    case seen(Int)
    /// Reserved for an overlay that exits under the pointer.
    case left(Int)
    /// The pointer is over the place of an overlay that was removed.
    case gone
    case hidden
  }
}
