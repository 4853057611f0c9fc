/// The settings of a lane: how it orders, limits and arranges its overlays.
///
/// ```swift
/// let list = LaneSettings(capacity: 4, overflow: .dismissOldest, arrangement: .list(spacing: 8))
/// let stack = LaneSettings(capacity: 10, arrangement: .collapsed(CollapsedStack()))
/// presenter.configure(.main, stack)
/// ```
public struct LaneSettings: Hashable, Sendable {
  /// The number of overlays that may be shown at once, of each kind for which the lane has places;
  /// less than 1 counts as 1.
  ///
  /// Replies need none of these places, except for messages that offer to undo.
  public var capacity: Int
  /// The order of the waiting line.
  public var order: LaneOrder
  /// The treatment of a request while as many overlays are shown as the capacity.
  public var overflow: LaneOverflow
  /// The number of overlays that may wait, delayed ones included.
  ///
  /// A further request is refused, unless it would be shown at once or `overflow` drops another.
  public var maximumWaiting: Int
  /// The wait of the lane after one of its overlays has gone.
  public var gap: Gap
  /// The number of requests that may enter the lane within a time; `nil` for any number.
  public var rate: Rate?
  /// The arrangement of overlays shown together.
  public var arrangement: Arrangement
  /// The lane that leads this lane's group; with `nil` or its own id, the lane leads its own
  /// group.
  ///
  /// The lanes of a group together show at most as many overlays as their lead's capacity, and
  /// each lane at most as many as its own. The `takesTurnsWith` of the lead itself plays no part.
  public var takesTurnsWith: LaneID?
  /// Whether what asks, what replies and what informs have places of their own, so that none of
  /// these kinds waits for a place of another.
  ///
  /// An overlay with a modal backdrop asks, and is shown above the others; of these, a group shows
  /// one at a time. Meanwhile the countdowns of what lies behind stop, and other requests wait
  /// unless they have a higher priority. Replies (`OverlayConfiguration.isReply`) are shown beside
  /// what informs: messages that offer to undo have as many places as the capacity, and each other
  /// reply has a place. Replacing and evicting concern overlays of the same kind alone. If false,
  /// all overlays of the lane share its places.
  public var showsModalsAbove: Bool
  /// Whether the lane's overlays lie beside those of other lanes at the same edge, and its replies
  /// beside its other overlays, and not over them.
  ///
  /// Of lanes with this setting, the one that was named first lies outermost, after those whose
  /// overlays fill the safe area. Within a lane, its replies lie outermost. Overlays that ask lie
  /// above all others instead. In a viewport without room for all, the innermost move only as far
  /// as there is room.
  public var sharesEdges: Bool
  /// Creates settings; by default, one overlay is shown at a time, by priority, and the others
  /// wait.
  public init(
    capacity: Int = 1,
    order: LaneOrder = .priority,
    overflow: LaneOverflow = .wait,
    maximumWaiting: Int = .max,
    gap: Gap = .none,
    rate: Rate? = nil,
    arrangement: Arrangement = .layered,
    takesTurnsWith: LaneID? = nil,
    showsModalsAbove: Bool = true,
    sharesEdges: Bool = true
  ) {
    self.capacity = capacity
    self.order = order
    self.overflow = overflow
    self.maximumWaiting = maximumWaiting
    self.gap = gap
    self.rate = rate
    self.arrangement = arrangement
    self.takesTurnsWith = takesTurnsWith
    self.showsModalsAbove = showsModalsAbove
    self.sharesEdges = sharesEdges
  }
}

/// The identifier of a lane: a waiting line and the overlays shown from it.
public struct LaneID: Hashable, Comparable, Sendable {
  /// The number; without meaning to the engine.
  public let rawValue: Int

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The default lane of overlays; 0.
  public static let main = LaneID(0)

  /// The lane of the offers beside the lists of this lane, or the lane of the lists beside the
  /// offers of this one.
  ///
  /// Its number is at the far end of all numbers, where no app has lanes.
  package var counterpart: LaneID { LaneID(rawValue ^ .min) }

  /// Whether the lane is one of offers.
  package var isOfOffers: Bool { rawValue > .max / 2 || rawValue < .min / 2 }

  /// Orders lanes by their numbers.
  public static func < (lhs: LaneID, rhs: LaneID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// The order of a waiting line.
public enum LaneOrder: Hashable, Sendable, CaseIterable {
  /// Higher priorities go first; among equals, earlier arrivals.
  case priority
  /// Earlier arrivals go first, whatever the priorities.
  case arrival
}

/// The treatment of a request while the lane shows as many overlays as its capacity.
public enum LaneOverflow: Hashable, Sendable, CaseIterable {
  /// The request waits for its turn, and is refused if `maximumWaiting` others wait.
  case wait
  /// The first admitted overlay of those that are evictable and have no higher priority is
  /// dismissed to make room; if there is none, the request waits.
  case dismissOldest
  /// The request is refused.
  case refuse
  /// The request waits for its turn. If `maximumWaiting` others wait, the least important of them
  /// is evicted, and of equals the first arrival.
  ///
  /// If all of them are more important, the new request is refused.
  case dropOldest
}

extension LaneSettings {
  /// Checks every number of the settings.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
  package func validate() throws(ConfigurationError) {
    switch arrangement {
    case .layered: break
    case .list(let spacing): try Reach.require(spacing, .laneSpacing)
    case .collapsed(let stack):
      try Reach.require(stack.peek, .stackPeek)
      guard (0...1).contains(stack.shrink) else {
        throw .outOfRange(.stackShrink, stack.shrink, 0...1)
      }
      try Reach.require(stack.spacing, .laneSpacing)
    }
  }
}
