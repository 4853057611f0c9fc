/// A slow model of a history's entries.
struct HistoryModelRecords {
  private(set) var entries: [Entry] = []
  private var count = 0
  private var limit = 200
  private var isListed = false
  /// Whether the entries have changed since the list was updated.
  var hasChanged = false

  struct Entry {
    let id: Int
    let name: String
    let request: Int
    let asked: Int
    var texts: [String] = []
    var isPrivate = false
    var appeared: Int?
    var end: (words: String, isMissed: Bool, time: Int)?
    var isSeen = false
    var count = 1

    /// Sets the text from content, or removes the text if the entry is private.
    mutating func note(_ content: HistoryModel.Content) {
      isPrivate = isPrivate || content.isPrivate
      texts = isPrivate ? [] : [content.title] + (content.hasButton ? ["OK"] : [])
    }

    var isMissed: Bool { !isSeen && end?.isMissed == true }

    var words: String {
      func time(_ moment: Int?) -> String { moment.map { "\($0)" } ?? "never" }
      let sight = isMissed ? ", missed" : isSeen ? ", seen" : ""
      return "\(id) \(name) \(texts.joined(separator: "/")) x\(count): asked \(asked),"
        + " appeared \(time(appeared)), ended \(time(end?.time)) \(end?.words ?? "pending")\(sight)"
    }
  }

  mutating func add(_ request: Int, _ name: String, _ content: HistoryModel.Content, at time: Int) {
    count += 1
    var entry = Entry(id: count, name: name, request: request, asked: time)
    entry.note(content)
    entry.isSeen = isListed
    entries.append(entry)
    drop()
    hasChanged = true
  }

  /// Changes the entry of a pending request.
  mutating func change(_ request: Int, _ change: (inout Entry) -> Void) {
    hasChanged = true
    guard let index = entries.firstIndex(where: { $0.request == request && $0.end == nil }) else {
      return
    }
    change(&entries[index])
  }

  mutating func end(_ request: Int, as words: String, isMissed: Bool, at time: Int) {
    change(request) { $0.end = (words, isMissed, time) }
    drop()
  }

  mutating func setLimit(_ new: Int) {
    limit = max(new, 0)
    drop()
  }

  /// Drops the oldest ended entries while there are too many.
  private mutating func drop() {
    while entries.count > limit, let oldest = entries.firstIndex(where: { $0.end != nil }) {
      entries.remove(at: oldest)
      hasChanged = true
    }
  }

  /// Removes and returns the entries of ended requests.
  mutating func clear() -> [Entry] {
    let ended = entries.filter { $0.end != nil }
    entries.removeAll { $0.end != nil }
    hasChanged = true
    return ended
  }

  mutating func restore(_ cleared: [Entry]) {
    entries = (entries + cleared).sorted { $0.id < $1.id }
    drop()
    hasChanged = true
  }

  mutating func markSeen() {
    for index in entries.indices { entries[index].isSeen = true }
    hasChanged = true
  }

  /// Records whether a list is open.
  mutating func setOpen(_ isOpen: Bool) {
    isListed = isOpen
    if isOpen { markSeen() }
  }
}
