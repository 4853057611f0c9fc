/// A rule that keeps requests waiting while the user is not to be disturbed.
///
/// The rule concerns the requests that meet all of its conditions; without a condition, every
/// request. What asks, and what replies to the user's own action
/// (``OverlayConfiguration/isReply``), is never kept waiting.
public struct Quiet: Hashable, Sendable {
  /// The priority below which the rule concerns requests; `nil` for requests of any priority.
  public var priority: Priority?
  /// The names of the requests that the rule concerns; `nil` for requests of any name, or of none.
  public var names: Set<OverlayName>?
  /// The lane whose requests the rule concerns; `nil` for every lane.
  public var lane: LaneID?
  /// The time after which the rule ends by itself; `nil` for a rule that the app ends.
  ///
  /// A negative time counts as zero.
  public var length: Duration?
  /// What becomes of the requests that have not been shown when the rule ends.
  public var afterwards: QuietEndAction

  /// Creates a rule; by default, it concerns every request until the app ends it.
  public init(
    below priority: Priority? = nil, names: Set<OverlayName>? = nil, lane: LaneID? = nil,
    length: Duration? = nil, afterwards: QuietEndAction = .showAll
  ) {
    self.priority = priority
    self.names = names
    self.lane = lane
    self.length = length
    self.afterwards = afterwards
  }

  /// Whether the rule concerns a request for an overlay.
  func concerns(_ overlay: OverlayConfiguration) -> Bool {
    if let priority, overlay.priority >= priority { return false }
    if let lane, overlay.lane != lane { return false }
    if let names, !(overlay.name.map { names.contains($0) } ?? false) { return false }
    return overlay.mayBeQuiet
  }
}

/// What becomes of requests that a rule of quiet kept waiting, when the rule has ended.
///
/// Overlays that had been shown before come back for the rest of their time in any case.
public enum QuietEndAction: Hashable, Sendable, CaseIterable {
  /// Each request takes its turn.
  case showAll
  /// The requests end as ``DismissReason/summarized``, and one summary tells their number.
  case summarize
  /// The requests end as ``DismissReason/suppressed``, and nothing is shown of them.
  case discard
}

/// The identifier of a rule of quiet; created by the app, so that events can be replayed.
public struct QuietID: Hashable, Sendable {
  /// The number; without meaning to the engine.
  public let rawValue: UInt64

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

/// A rule of quiet in effect.
package struct QuietRule: Equatable, Sendable {
  package let id: QuietID
  package let quiet: Quiet
  /// The moment at which the rule ends by itself; `nil` for never.
  package let end: Instant?

  package init(id: QuietID, quiet: Quiet, end: Instant?) {
    self.id = id
    self.quiet = quiet
    self.end = end
  }
}

extension OverlayConfiguration {
  /// Whether a rule of quiet may concern the overlay: it neither asks nor replies, and is not the
  /// button beside a list.
  fileprivate var mayBeQuiet: Bool { !isReply && !asks && !lane.isOfOffers }
}
