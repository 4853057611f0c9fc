internal import UsherCore

/// A record of the overlays that a presenter has shown, and of those that it couldn't show.
///
/// You get it from `Presenter.history`, and several presenters may share it. An entry represents a
/// request and the requests that were merged into it. The newest ended entries are kept, up to
/// `limit`. Entries of pending requests are never dropped.
///
/// ```swift
/// presenter.history.limit = 50
/// presenter.history.addObserver(presenter) { print(presenter.history.unseenCount, "missed") }
/// ```
@MainActor
public final class OverlayHistory {
  /// The maximum number of entries.
  ///
  /// Negative values are treated as 0.
  ///
  /// Entries of pending requests are kept even if they exceed the limit.
  public var limit = 200 {
    didSet { if dropOldest() { revision.value += 1 } }
  }
  private var records: [Record] = []
  private var endedCount = 0
  private var entryCount = 0
  private var pending: [Key: Int] = [:]
  /// The number of lists that show the history.
  private var openLists = 0
  private let revision = ObservableValue(0)

  /// Creates an empty history.
  public nonisolated init() {}

  /// The entries in the order of their requests, oldest first.
  public var entries: [Entry] { records.map(\.entry) }

  /// The entries that the user missed, oldest first.
  public var unseen: [Entry] { entries.filter(\.isMissed) }

  /// The number of entries that the user missed, for example for a badge.
  ///
  /// The complexity is linear in the number of entries.
  public var unseenCount: Int { unseen.count }

  /// Removes the entries of requests that have ended.
  public func clear() { forget(removeEnded()) }

  var canClear: Bool { endedCount > 0 }

  func removeEnded() -> [Record] {
    let ended = records.filter { $0.entry.outcome != nil }
    records.removeAll { $0.entry.outcome != nil }
    endedCount = 0
    revision.value += 1
    return ended
  }

  /// Releases the buttons of entries that were removed permanently.
  func forget(_ removed: [Record]) {
    for record in removed { record.handle?.remembered = [] }
  }

  /// Restores removed entries at their old positions.
  func restore(_ removed: [Record]) {
    records = (records + removed).sorted { $0.entry.id < $1.entry.id }
    endedCount += removed.count
    dropOldest()
    revision.value += 1
  }

  /// Marks every entry as seen, like an open list of the history.
  public func markAllAsSeen() {
    for index in records.indices { records[index].entry.isSeen = true }
    revision.value += 1
  }

  /// Calls `act` after every change of the entries, as long as `owner` exists.
  ///
  /// `owner` is referenced weakly.
  public func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    revision.addObserver(owner, act)
  }

  /// Returns the handle of an entry's request, or `nil` if the app released it after the end.
  func handle(of entry: Entry) -> PresentationHandle? {
    index(of: entry.id).flatMap { records[$0].handle }
  }

  /// Records that a list starts or stops to show the history.
  func setOpen(_ isOpen: Bool) {
    openLists += isOpen ? 1 : -1
    if isOpen { markAllAsSeen() }
  }

  /// An entry and the handle of its request.
  struct Record {
    var entry: Entry
    weak var handle: PresentationHandle?
  }

  private struct Key: Hashable {
    let presenter: ObjectIdentifier
    let overlay: OverlayID
  }
}

/// The events that a history receives.
extension OverlayHistory: EventListener {
  /// Adds a request that was pending before the history started.
  func adopt(_ handle: PresentationHandle, named name: String?, of feed: EventFeed, at now: Instant)
  {
    guard let request = handle.request, !request.listsHistory else { return }
    let key = key(handle.id, of: feed)
    add(handle, request, name: name, at: now, key: key)
    if let watch = feed.watch(of: handle.id) {
      change(key) {
        $0.appeared = watch.appeared
        $0.isSeen = $0.isSeen || watch.isSeen
      }
    }
    revision.value += 1
  }

  /// Removes the pending requests of a presenter that switches to another history.
  func leave(_ feed: EventFeed) {
    let left = pending.filter { $0.key.presenter == ObjectIdentifier(feed) }
    for (key, id) in left {
      pending[key] = nil
      if let index = index(of: id) { records.remove(at: index) }
    }
    revision.value += 1
  }

  /// Records an event of a presenter's request.
  func hear(_ event: PresenterEvent, of handle: PresentationHandle, by feed: EventFeed) {
    guard let request = handle.request, !request.listsHistory else { return }
    let key = key(event.id, of: feed)
    switch event.kind {
    case .accepted: add(handle, request, name: event.name, at: event.moment, key: key)
    case .refused(let refusal):
      if pending[key] == nil { add(handle, request, name: event.name, at: event.moment, key: key) }
      end(key, with: .refused(refusal), at: event.moment, of: handle, request)
    case .merged(let target):
      // A waiting request had its own entry until now.
      if let id = pending.removeValue(forKey: key), let index = index(of: id) {
        records.remove(at: index)
      }
      change(self.key(target, of: feed)) { $0.count += 1 }
    case .willPresent: change(key) { $0.appeared = $0.appeared ?? event.moment }
    case .seen: change(key) { $0.isSeen = true }
    case .updated: change(key) { $0.note(request.content) }
    case .didDismiss(let reason, _):
      end(key, with: .dismissed(reason), at: event.moment, of: handle, request)
    case .admitted, .didPresent, .paused, .resumed, .interrupted, .returned, .tapped, .action,
      .willDismiss:
      return
    }
    revision.value += 1
  }

  /// Records that a change was committed without being offered.
  ///
  /// Marks the entry of its message, or adds an entry if the message wasn't requested.
  func hearNotOffered(
    _ content: OverlayContent, named name: String, in lane: LaneID,
    by handle: PresentationHandle?, at moment: Instant
  ) {
    if let handle, let index = records.lastIndex(where: { $0.handle === handle }) {
      records[index].entry.wasNotOffered = true
    } else {
      var entry = newEntry(for: content, named: name, in: lane, at: moment)
      (entry.outcome, entry.ended, entry.wasNotOffered) = (.dismissed(.cancelled), moment, true)
      endedCount += 1
      add(Record(entry: entry, handle: nil))
    }
    revision.value += 1
  }

  private func key(_ id: OverlayID, of feed: EventFeed) -> Key {
    Key(presenter: ObjectIdentifier(feed), overlay: id)
  }

  private func add(
    _ handle: PresentationHandle, _ request: Request, name: String?, at moment: Instant, key: Key
  ) {
    let entry = newEntry(for: request.content, named: name, in: request.lane, at: moment)
    pending[key] = entry.id
    add(Record(entry: entry, handle: handle))
  }

  /// Returns an entry with the next number.
  ///
  /// If a list is open, the entry is marked as seen.
  private func newEntry(
    for content: OverlayContent?, named name: String?, in lane: LaneID, at moment: Instant
  ) -> Entry {
    entryCount += 1
    var entry = Entry(id: entryCount, name: name, lane: lane, requested: moment)
    entry.note(content)
    entry.isSeen = openLists > 0
    return entry
  }

  private func add(_ record: Record) {
    records.append(record)
    dropOldest()
  }

  private func end(
    _ key: Key, with outcome: Outcome, at moment: Instant, of handle: PresentationHandle,
    _ request: Request
  ) {
    change(key) {
      $0.note(request.content)
      $0.outcome = outcome
      $0.ended = moment
    }
    guard pending.removeValue(forKey: key) != nil else { return }
    // The handle stores the buttons, so that they are released together with the handle.
    if let content = request.content, !content.isPrivate {
      handle.remembered = content.titledButtons
    }
    endedCount += 1
    dropOldest()
  }

  private func change(_ key: Key, _ change: (inout Entry) -> Void) {
    guard let id = pending[key], let index = index(of: id) else { return }
    change(&records[index].entry)
  }

  /// Returns the index of an entry, using the order of the numbers.
  private func index(of id: Int) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].entry.id < id { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].entry.id == id ? low : nil
  }

  /// Drops the oldest entries beyond the limit.
  ///
  /// Returns whether an entry was dropped.
  @discardableResult
  private func dropOldest() -> Bool {
    let excess = min(records.count - max(limit, 0), endedCount)
    guard excess > 0 else { return false }
    for _ in 0..<excess {
      if let index = records.firstIndex(where: { $0.entry.outcome != nil }) {
        forget([records.remove(at: index)])
      }
    }
    endedCount -= excess
    return true
  }
}

extension Request {
  /// Whether the overlay is a history list, which isn't recorded.
  fileprivate var listsHistory: Bool { given?.companion is HistoryList }
}
