internal import UsherCore

/// A list of a history inside an overlay: the user's search and filter, and the current content.
@MainActor
final class HistoryList: ContentCompanion {
  let history: OverlayHistory
  let words: HistoryStrings
  /// The search text, or an empty string to show all entries.
  let search = ObservableValue("")
  let filter = ObservableValue(Filter.all)

  /// Selects the entries of a list, in addition to the search.
  enum Filter: Equatable, Sendable {
    /// Every entry.
    case all
    case missed
    /// The entries of one lane.
    case lane(LaneID)
  }

  /// The entries that were missed before the list was opened.
  private(set) var missed: Set<Int> = []
  /// The entries that the user cleared, until the list is closed.
  private var cleared: [OverlayHistory.Record] = []
  /// Whether the shown content is out of date and its update is already scheduled.
  private var isStale = false

  init(_ history: OverlayHistory, words: HistoryStrings) {
    self.history = history
    self.words = words
    missed = Set(history.unseen.map(\.id))
  }

  /// Returns the callbacks of the request that shows the list.
  ///
  /// While the list is shown, its content follows the history, and the entries are marked as seen.
  func lifecycles(before lifecycle: Lifecycle, of handle: PresentationHandle) -> Lifecycles {
    let opening = Lifecycle(
      didPresent: { [weak handle, self] in
        guard let handle else { return }
        missed = Set(history.unseen.map(\.id))
        history.setOpen(true)
        handle.whenEnded { [history, weak self] _ in
          history.setOpen(false)
          guard let self else { return }
          history.forget(cleared)
          cleared = []
        }
      })
    let renew = { @MainActor [weak handle, weak self] in
      guard let handle, let self, !isStale else { return }
      // Several changes in a row cause only one update.
      isStale = true
      handle.presenter?.inOrder { [weak handle, weak self] in
        guard let handle, let self else { return }
        isStale = false
        handle.transform(to: content())
      }
    }
    history.addObserver(handle, renew)
    // A field isn't updated while the user types a character, because its caret would stay behind.
    search.addObserver(handle) { [weak handle] in
      guard let handle else { return }
      handle.presenter?.act(after: .milliseconds(100), for: handle.id, renew)
    }
    filter.addObserver(handle, renew)
    var both = Lifecycles(opening)
    both.add(Lifecycles(lifecycle))
    return both
  }

  /// Whether the user can restore cleared entries.
  var canRestore: Bool { !cleared.isEmpty }

  func clear() { cleared += history.removeEnded() }

  func restore() {
    let records = cleared
    cleared = []
    history.restore(records)
  }

  /// The entries to show, newest first.
  var shown: [OverlayHistory.Entry] {
    history.entries.reversed().filter { entry in
      let isMeant =
        switch filter.value {
        case .all: true
        case .missed: missed.contains(entry.id)
        case .lane(let lane): entry.lane == lane
        }
      return isMeant && matches(entry)
    }
  }

  var lanes: [LaneID] { Set(history.entries.map(\.lane)).sorted() }

  private func matches(_ entry: OverlayHistory.Entry) -> Bool {
    let words = search.value.lowercased().split(separator: " ")
    let text = entry.texts.joined(separator: " ").lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
