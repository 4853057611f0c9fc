/// The settings of a lane: how it orders, limits and arranges its overlays.
///
/// ```swift
/// let list = LaneSettings(capacity: 4, overflow: .dismissOldest, arrangement: .list(spacing: 8))
/// let stack = LaneSettings(capacity: 10, arrangement: .collapsed(CollapsedStack()))
/// presenter.configure(.main, stack)
/// ```
public struct LaneSettings: Hashable, Sendable {
  /// The maximum number of shown overlays of each kind.
  ///
  /// Values below 1 are treated as 1. Replies don't use these places, except for offers to undo.
  public var capacity: Int
  /// The order of the waiting line.
  public var order: LaneOrder
  /// How a request is treated when the lane's capacity is reached.
  public var overflow: LaneOverflow
  /// The maximum number of waiting overlays, including delayed ones.
  ///
  /// Further requests are refused, unless they are shown immediately or `overflow` drops another
  /// request.
  public var maximumWaiting: Int
  /// The pause after an overlay is removed.
  public var gap: Gap
  /// The limit on how many requests may enter within a period, or `nil` if there is none.
  public var rate: Rate?
  /// The arrangement of overlays that are shown together.
  public var arrangement: Arrangement
  /// The lane that leads this lane's group.
  ///
  /// If it is `nil` or the lane's own id, the lane leads itself. Together, the lanes of a group
  /// show at most as many overlays as the lead's capacity, and each lane shows at most as many as
  /// its own. The lead's `takesTurnsWith` is ignored.
  public var takesTurnsWith: LaneID?
  /// Whether modal overlays, replies and informing overlays have separate places.
  ///
  /// If it is `true`, a group shows one modal overlay at a time, above all others. A modal overlay
  /// pauses the countdowns of the overlays behind it. Other requests wait, unless they have a
  /// higher priority. Replies (`OverlayConfiguration.isReply`) are shown next to informing
  /// overlays. Offers to undo have as many places as the capacity, and other replies aren't
  /// limited. An overlay only replaces or evicts overlays of its kind.
  ///
  /// If it is `false`, all overlays of the lane share its places.
  public var showsModalsAbove: Bool
  /// Whether overlays of different lanes and kinds at the same edge are shown next to each other.
  ///
  /// If it is `false`, the overlays overlap. Overlays that fill the safe area are outermost,
  /// followed by the lanes in order of creation. Within a lane, replies are outermost. Modal
  /// overlays cover others instead. If the viewport is too small, the innermost overlays stop at
  /// its end.
  public var sharesEdges: Bool
  /// Creates settings.
  ///
  /// By default, one overlay is shown at a time, and others wait by priority.
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

/// The identifier of a lane.
public struct LaneID: Hashable, Comparable, Sendable {
  /// A number that the engine doesn't interpret.
  public let rawValue: Int

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The default lane, 0.
  public static let main = LaneID(0)

  /// The lane of the buttons that show hidden overlays of this lane's lists.
  ///
  /// For a lane of such buttons, it is the lane of the lists. The numbers of these lanes are at the
  /// far end of the range, because apps don't use that end.
  package var counterpart: LaneID { LaneID(rawValue ^ .min) }

  package var isOfOffers: Bool { rawValue > .max / 2 || rawValue < .min / 2 }

  /// Orders lanes by their numbers.
  public static func < (lhs: LaneID, rhs: LaneID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// The order of a waiting line.
public enum LaneOrder: Hashable, Sendable, CaseIterable {
  /// Requests with a higher priority are shown first.
  ///
  /// Requests with the same priority are shown in order of arrival.
  case priority
  /// Earlier arrivals are shown first, regardless of their priorities.
  case arrival
}

/// How a request is treated when the lane's capacity is reached.
public enum LaneOverflow: Hashable, Sendable, CaseIterable {
  /// The request waits for its turn.
  ///
  /// It is refused if `maximumWaiting` requests already wait.
  case wait
  /// The lane dismisses one of its overlays to make room.
  ///
  /// It is the overlay that was shown first among the evictable overlays whose priority isn't
  /// higher than the request's priority. If there is no such overlay, the request waits.
  case dismissOldest
  /// The request is refused.
  case refuse
  /// The request waits for its turn.
  ///
  /// If `maximumWaiting` requests already wait, one is evicted. It is the earliest request with the
  /// lowest priority. If all have higher priorities than the new request, the new request is
  /// refused.
  case dropOldest
}

extension LaneSettings {
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
