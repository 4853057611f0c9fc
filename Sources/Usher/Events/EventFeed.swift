internal import UsherCore

/// Sends the events of a presenter's requests to their consumers.
@MainActor
final class EventFeed {
  /// Whether there is a consumer or a history.
  ///
  /// Otherwise, nothing is recorded.
  private(set) var isHeard = false
  /// The history, or `nil` if there is none.
  var history: (any EventListener)? {
    didSet { isHeard = history != nil || !buffers.isEmpty }
  }
  private var buffers: [EventBuffer] = []
  /// The known facts about the overlays that have appeared and haven't been removed.
  private var watches: [Watch] = []
  /// The glances at the shown overlays, reused as a buffer.
  var glances: [OverlayEngine.Glance] = []

  nonisolated init() {}

  func subscribe(keeping limit: Int) -> EventSubscription {
    let buffer = EventBuffer(limit: limit)
    buffers.append(buffer)
    isHeard = true
    return EventSubscription(buffer, of: self)
  }

  func unsubscribe(_ buffer: EventBuffer) {
    buffers.removeAll { $0 === buffer }
    isHeard = history != nil || !buffers.isEmpty
    if !isHeard { watches = [] }
  }

  func add(_ event: PresenterEvent, of handle: PresentationHandle) {
    for buffer in buffers { buffer.add(event) }
    history?.hear(event, of: handle, by: self)
  }

  /// Ends the sequences of events.
  ///
  /// The remaining events can still be read.
  func finish() {
    for buffer in buffers { buffer.finish() }
    buffers = []
    history = nil
  }
}

/// The feed's records of shown overlays.
extension EventFeed {
  /// Records that an overlay appears, unless this is already known.
  func noteAppearance(of id: OverlayID, at moment: Instant) {
    guard !watches.contains(where: { $0.id == id }) else { return }
    watches.append(Watch(id: id, since: moment))
  }

  /// Returns the facts about an overlay that has appeared and hasn't been removed, or `nil` for any
  /// other overlay.
  func watch(of id: OverlayID) -> Watch? { watches.first { $0.id == id } }

  /// Returns the time for which an overlay has been visible so far.
  func visibleTime(of id: OverlayID, at moment: Instant) -> Duration {
    watch(of: id)?.visibleTime(at: moment) ?? .zero
  }

  /// Whether an overlay was visible to the user for long enough to be seen, but isn't recorded as
  /// seen.
  func isDueToBeSeen(_ id: OverlayID, at moment: Instant) -> Bool {
    watches.contains { $0.id == id && $0.isDueToBeSeen(at: moment) }
  }

  /// Records that the user has seen an overlay.
  ///
  /// Returns `false` if this is already known, or if the overlay hasn't appeared.
  func noteSight(of id: OverlayID) -> Bool {
    guard let index = watches.firstIndex(where: { $0.id == id }), !watches[index].isSeen else {
      return false
    }
    watches[index].isSeen = true
    return true
  }

  func forget(_ id: OverlayID) {
    watches.removeAll { $0.id == id }
  }

  /// Compares the glances with the recorded facts.
  ///
  /// - Parameter moment: The moment of the glances.
  /// - Returns: The changes, and the overlays that became visible to the user.
  func compare(at moment: Instant) -> (changes: [Change], sighted: [OverlayID]) {
    var changes: [Change] = []
    var sighted: [OverlayID] = []
    for index in watches.indices {
      let (id, sightBegan) = (watches[index].id, watches[index].sightBegan)
      let glance = glances.first { $0.id == id }
      for kind in watches[index].note(glance, at: moment) {
        changes.append(Change(id: id, kind: kind))
      }
      if sightBegan == nil, watches[index].sightBegan != nil { sighted.append(id) }
    }
    return (changes, sighted)
  }

  /// A change of a shown overlay that isn't reported by a command.
  struct Change {
    let id: OverlayID
    let kind: PresenterEvent.Kind
  }
}

/// A listener that receives all events of requests: a history.
@MainActor
protocol EventListener: AnyObject {
  func hear(_ event: PresenterEvent, of handle: PresentationHandle, by feed: EventFeed)

  /// Called when a change is committed without an offer to undo it.
  ///
  /// - Parameters:
  ///   - content: The content that offers to undo the change.
  ///   - name: The name of the change.
  ///   - lane: The lane of the message.
  ///   - handle: The request of the message, or `nil` if there was none.
  ///   - moment: The moment of the commit.
  func hearNotOffered(
    _ content: OverlayContent, named name: String, in lane: LaneID,
    by handle: PresentationHandle?, at moment: Instant)
}
