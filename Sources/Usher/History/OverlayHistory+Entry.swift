public import UsherCore

extension OverlayHistory {
  /// A request in a history, with those that were merged into it.
  public struct Entry: Equatable, Sendable, Identifiable {
    /// The entry's number in its history, which later entries exceed.
    public let id: Int
    /// The name given with the request; `nil` for a request without a name.
    public let name: String?
    /// The overlay's lane.
    public let lane: LaneID
    /// The texts of the content, in reading order; none for private content, and for an overlay
    /// that the app draws.
    public private(set) var texts: [String] = []
    /// The first text; empty without texts.
    public var title: String { texts.first ?? "" }
    /// The content's description for screen readers, without words for private content.
    public private(set) var semantics = Semantics()
    /// Whether the content is private, so that no words are kept.
    public private(set) var isPrivate = false
    /// The moment of the request, by the clock of the presenter's host; for a request that was
    /// pending when the history began, the moment of that.
    public let requested: Instant
    /// The beginning of the entrance; `nil` for an overlay that has not appeared.
    public internal(set) var appeared: Instant?
    /// The moment at which the overlay had gone or was refused; `nil` while it is shown or waits.
    public internal(set) var ended: Instant?
    /// The end of the request, with its reason; `nil` while the overlay is shown or waits.
    public internal(set) var outcome: Outcome?
    /// Whether the user has seen the overlay, or a list in which the entry stood.
    public internal(set) var isSeen = false
    /// Whether the entry is of a message that was to offer undoing a change, and the change was
    /// committed before anybody could see the offer.
    public internal(set) var wasNotOffered = false
    /// The number of requests that the entry stands for: 1, and those merged into it.
    public internal(set) var count = 1

    init(id: Int, name: String?, lane: LaneID, requested: Instant) {
      self.id = id
      self.name = name
      self.lane = lane
      self.requested = requested
    }

    /// Whether the user has missed the overlay: it has ended unseen, and not by the app's own
    /// choice or in favor of a summary; or it was to offer undoing, and was not shown.
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

    /// The reasons for which nobody has missed a message: the app takes it back, or a summary,
    /// which has an entry of its own, stands for it.
    private static let harmlessReasons: Set<DismissReason> = [
      .programmatic, .cancelled, .declined, .ownerGone, .summarized,
    ]

    /// The texts, of which the content's label comes first, as for a tour's step, whose place among
    /// the steps stands above its title.
    var lines: [String] {
      guard let label = semantics.label, let index = texts.firstIndex(of: label) else {
        return texts
      }
      var lines = texts
      lines.insert(lines.remove(at: index), at: 0)
      return lines
    }

    /// Takes the words of the request's content, unless it is private now or was before.
    mutating func note(_ content: OverlayContent?) {
      guard let content else { return }
      isPrivate = isPrivate || content.isPrivate
      texts = isPrivate ? [] : content.root.texts.filter { !$0.isEmpty }
      semantics = isPrivate ? Semantics(role: content.semantics.role) : content.semantics
    }
  }
}
