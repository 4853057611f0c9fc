public import UsherCore

extension OverlayHistory {
  /// A request in a history, with the requests that were merged into it.
  public struct Entry: Equatable, Sendable, Identifiable {
    /// The number of the entry.
    ///
    /// Later entries have higher numbers.
    public let id: Int
    /// The name of the request, or `nil` if it has none.
    public let name: String?
    /// The overlay's lane.
    public let lane: LaneID
    /// The texts of the content, in reading order.
    ///
    /// The array is empty if the content is private, or if the app draws the overlay.
    public private(set) var texts: [String] = []
    /// The first text, or an empty string if there is none.
    public var title: String { texts.first ?? "" }
    /// The description for screen readers.
    ///
    /// For private content, it has no texts.
    public private(set) var semantics = Semantics()
    /// Whether the content is private, so that its texts aren't stored.
    public private(set) var isPrivate = false
    /// The moment of the request, according to the host's clock.
    ///
    /// For a request that was pending when the history started, it is the start of the history.
    public let requested: Instant
    /// The start of the entrance, or `nil` if the overlay hasn't appeared.
    public internal(set) var appeared: Instant?
    /// The moment at which the overlay was removed or refused, or `nil` while the request is
    /// pending.
    public internal(set) var ended: Instant?
    /// The outcome of the request, or `nil` while it is pending.
    public internal(set) var outcome: Outcome?
    /// Whether the user has seen the overlay, or a history list with the entry.
    public internal(set) var isSeen = false
    /// Whether the entry is for a message that should offer to undo a change, but the change was
    /// committed before the message was visible.
    public internal(set) var wasNotOffered = false
    /// The number of requests that the entry represents, including merged requests.
    public internal(set) var count = 1

    init(id: Int, name: String?, lane: LaneID, requested: Instant) {
      self.id = id
      self.name = name
      self.lane = lane
      self.requested = requested
    }

    /// Whether the user missed the overlay.
    ///
    /// This is the case if it ended unseen, unless the app ended it, a summary replaced it, or it
    /// was refused as invalid or as a duplicate. It is also the case if the overlay should offer to
    /// undo a change, but wasn't shown.
    public var isMissed: Bool {
      guard !isSeen, let outcome else { return false }
      if wasNotOffered { return true }
      return switch outcome {
      case .dismissed(let reason): !Self.harmlessReasons.contains(reason)
      case .refused(.laneFull), .refused(.higherPriorityShown), .refused(.hostClosed): true
      case .refused(.priorityTaken), .refused(.duplicate), .refused(.invalid),
        .refused(.emptyContent), .updated:
        false
      }
    }

    /// The reasons that don't make a message missed: the app withdrew it, or a summary with its own
    /// entry replaced it.
    private static let harmlessReasons: Set<DismissReason> = [
      .programmatic, .cancelled, .declined, .ownerGone, .summarized,
    ]

    /// The texts, starting with the content's label.
    ///
    /// For example, the title of a tour's step is moved before the number of the step.
    var lines: [String] {
      guard let label = semantics.label, let index = texts.firstIndex(of: label) else {
        return texts
      }
      var lines = texts
      lines.insert(lines.remove(at: index), at: 0)
      return lines
    }

    /// Stores the texts of the request's content, unless it is or was private.
    mutating func note(_ content: OverlayContent?) {
      guard let content else { return }
      isPrivate = isPrivate || content.isPrivate
      texts = isPrivate ? [] : content.root.texts.filter { !$0.isEmpty }
      semantics = isPrivate ? Semantics(role: content.semantics.role) : content.semantics
    }
  }
}
