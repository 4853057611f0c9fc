internal import UsherCore

/// The news of what happens to a presenter's requests, for the consumers of its events.
@MainActor
final class EventFeed {
  /// Whether anybody hears the news; otherwise nothing is noted.
  private(set) var isHeard = false
  /// The history that is kept; `nil` for none.
  var history: (any EventListener)? {
    didSet { isHeard = history != nil || !buffers.isEmpty }
  }
  private var buffers: [EventBuffer] = []
  /// The known facts about the overlays that have appeared and not gone.
  private var watches: [Watch] = []
  /// The glances at the shown overlays, as a buffer for the next ones.
  var glances: [OverlayEngine.Glance] = []

  nonisolated init() {}

  /// Adds a consumer, which hears everything from now on.
  func subscribe(keeping limit: Int) -> EventSubscription {
    let buffer = EventBuffer(limit: limit)
    buffers.append(buffer)
    isHeard = true
    return EventSubscription(buffer, of: self)
  }

  /// Removes a consumer.
  func unsubscribe(_ buffer: EventBuffer) {
    buffers.removeAll { $0 === buffer }
    isHeard = history != nil || !buffers.isEmpty
    if !isHeard { watches = [] }
  }

  /// Hands an event of a handle's request to every consumer and to the history.
  func add(_ event: PresenterEvent, of handle: PresentationHandle) {
    for buffer in buffers { buffer.add(event) }
    history?.hear(event, of: handle, by: self)
  }

  /// Ends the events; what is left can still be read.
  func finish() {
    for buffer in buffers { buffer.finish() }
    buffers = []
    history = nil
  }
}

/// The feed's notes of shown overlays.
extension EventFeed {
  /// Notes that an overlay appears, unless that is known.
  func noteAppearance(of id: OverlayID, at moment: Instant) {
    guard !watches.contains(where: { $0.id == id }) else { return }
    watches.append(Watch(id: id, since: moment))
  }

  /// Returns what is known of an overlay that has appeared and not gone; `nil` for any other.
  func watch(of id: OverlayID) -> Watch? { watches.first { $0.id == id } }

  /// Returns the time for which an overlay has been visible so far.
  func visibleTime(of id: OverlayID, at moment: Instant) -> Duration {
    watch(of: id)?.visibleTime(at: moment) ?? .zero
  }

  /// Whether an overlay has been in the user's sight for long enough to be seen, and is not noted
  /// as seen yet.
  func isDueToBeSeen(_ id: OverlayID, at moment: Instant) -> Bool {
    watches.contains { $0.id == id && $0.isDueToBeSeen(at: moment) }
  }

  /// Notes that the user has seen an overlay.
  ///
  /// - Returns: True if that is new; false for an overlay that has not appeared.
  func noteSight(of id: OverlayID) -> Bool {
    guard let index = watches.firstIndex(where: { $0.id == id }), !watches[index].isSeen else {
      return false
    }
    watches[index].isSeen = true
    return true
  }

  /// Forgets an overlay that has gone.
  func forget(_ id: OverlayID) {
    watches.removeAll { $0.id == id }
  }

  /// Compares the glances with what was known of the overlays.
  ///
  /// - Parameter moment: The moment of the glances.
  /// - Returns: The changes, and the overlays that have come into the user's sight.
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

  /// A change of a shown overlay that no command tells.
  struct Change {
    let id: OverlayID
    let kind: PresenterEvent.Kind
  }
}

/// What hears of everything that happens to requests, with the requests: a history.
@MainActor
protocol EventListener: AnyObject {
  /// Hears an event of a handle's request.
  func hear(_ event: PresenterEvent, of handle: PresentationHandle, by feed: EventFeed)

  /// Hears that a change was committed without being offered.
  ///
  /// - Parameters:
  ///   - content: What offers to undo the change.
  ///   - name: The name of the change.
  ///   - lane: The lane of the message.
  ///   - handle: The request of the message; `nil` if that was not made.
  ///   - moment: The moment.
  func hearNotOffered(
    _ content: OverlayContent, named name: String, in lane: LaneID,
    by handle: PresentationHandle?, at moment: Instant)
}
