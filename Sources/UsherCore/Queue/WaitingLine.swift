/// The overlays that wait, in the order they will be shown.
struct WaitingLine: Hashable, Sendable {
  /// One that waits.
  struct Entry: Hashable, Sendable {
    let id: OverlayID
    var overlay: Overlay
    /// Its place in the order of all requests.
    var arrival = 0
    var interruption: Interruption?
  }
  private(set) var order: LaneOrder
  private var head: [Entry] = []
  private var rest: [Entry] = []

  init(order: LaneOrder = .priority) { self.order = order }

  mutating func reorder(by order: LaneOrder) {
    self.order = order
    let all = rest.sorted { $0.arrival < $1.arrival }
    rest = []
    for entry in all { append(entry) }
  }
  var count: Int { head.count + rest.count }
  var first: Entry? { head.first ?? rest.first }
  var lastArrived: Entry? { entries.max { $0.arrival < $1.arrival } }
  var entries: [Entry] { head + rest }
  func contains(_ id: OverlayID) -> Bool { entry(of: id) != nil }
  func entry(of id: OverlayID) -> Entry? { entries.first { $0.id == id } }
  func ids(named name: OverlayName) -> [OverlayID] {
    entries.filter { $0.overlay.name == name }.sorted { $0.arrival < $1.arrival }.map { $0.id }
  }
  func firstID(withPriority priority: Priority) -> OverlayID? {
    entries.first { $0.overlay.priority == priority }?.id
  }
  mutating func append(_ entry: Entry) {
    let index =
      order == .arrival
      ? rest.count
      : rest.firstIndex { $0.overlay.priority < entry.overlay.priority } ?? rest.count
    rest.insert(entry, at: index)
  }
  mutating func putFirst(_ entry: Entry) { head.insert(entry, at: 0) }
  mutating func update(_ id: OverlayID, to overlay: Overlay) -> Bool {
    if let index = head.firstIndex(where: { $0.id == id }) {
      head[index].overlay = overlay
      return true
    }
    guard let index = rest.firstIndex(where: { $0.id == id }) else { return false }
    let moves = rest[index].overlay.priority != overlay.priority
    rest[index].overlay = overlay
    if moves { append(rest.remove(at: index)) }
    return true
  }
  mutating func popFirst() -> Entry? {
    if !head.isEmpty { return head.removeFirst() }
    return rest.isEmpty ? nil : rest.removeFirst()
  }
  mutating func remove(_ id: OverlayID) -> Entry? {
    if let index = head.firstIndex(where: { $0.id == id }) { return head.remove(at: index) }
    if let index = rest.firstIndex(where: { $0.id == id }) { return rest.remove(at: index) }
    return nil
  }
  mutating func removeAll(named name: OverlayName) -> [Entry] {
    removeAll { $0.overlay.name == name }
  }
  mutating func removeAll(upTo priority: Priority) -> [Entry] {
    removeAll { $0.overlay.priority <= priority }
  }
  mutating func removeAll() -> [Entry] { removeAll { _ in true } }
  private mutating func removeAll(where goes: (Entry) -> Bool) -> [Entry] {
    let gone = entries.filter(goes)
    head.removeAll(where: goes)
    rest.removeAll(where: goes)
    return gone
  }
}
