/// A rule that keeps requests waiting while the user should not be disturbed.
///
/// It applies to requests that meet all of its conditions, or to all requests if it has none. It
/// never applies to modal overlays and replies (``OverlayConfiguration/isReply``).
public struct Quiet: Hashable, Sendable {
  /// The priority below which the rule applies, or `nil` if it applies to all priorities.
  public var priority: Priority?
  /// The names of the requests, or `nil` to include all requests, even without a name.
  public var names: Set<OverlayName>?
  /// The lane of the requests, or `nil` to include every lane.
  public var lane: LaneID?
  /// The time after which the rule ends, or `nil` if the app ends it.
  ///
  /// Negative values are treated as zero.
  public var length: Duration?
  /// How waiting requests are treated when the quiet rule ends.
  public var afterwards: QuietEndAction

  /// Creates a rule.
  ///
  /// By default, it applies to all requests until the app ends it.
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

  func concerns(_ overlay: OverlayConfiguration) -> Bool {
    if let priority, overlay.priority >= priority { return false }
    if let lane, overlay.lane != lane { return false }
    if let names, !(overlay.name.map { names.contains($0) } ?? false) { return false }
    return overlay.mayBeQuiet
  }
}

/// How requests that are still waiting are treated when a quiet rule ends.
///
/// Overlays that were shown before always return for their remaining time.
public enum QuietEndAction: Hashable, Sendable, CaseIterable {
  /// Each request takes its turn.
  case showAll
  /// The requests end as ``DismissReason/summarized``, and one summary shows their number.
  case summarize
  /// The requests end as ``DismissReason/suppressed`` without being shown.
  case discard
}

/// The identifier of a quiet rule, created by the app so that events can be replayed.
public struct QuietID: Hashable, Sendable {
  /// A number that the engine doesn't interpret.
  public let rawValue: UInt64

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

package struct QuietRule: Equatable, Sendable {
  package let id: QuietID
  package let quiet: Quiet
  /// The moment at which the rule ends, or `nil` if the app ends it.
  package let end: Instant?

  package init(id: QuietID, quiet: Quiet, end: Instant?) {
    self.id = id
    self.quiet = quiet
    self.end = end
  }
}

extension OverlayConfiguration {
  /// Whether quiet rules can apply to the overlay.
  ///
  /// They never apply to modal overlays, replies and a list's offer.
  fileprivate var mayBeQuiet: Bool { !isReply && !asks && !lane.isOfOffers }
}
