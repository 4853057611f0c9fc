/// The tasks of a manager that have not ended, by the numbers it gave them.
struct Records {
  private var entries: [Int: Entry] = [:]
  private var priorities: Set<Int> = []
  /// Whose turn it is; one, as long as nobody lets the lane show several.
  private var current: [Int] = []
  private var latest = 0

  /// A task, and how far it has come.
  struct Entry {
    let task: any PopupTask
    /// What it was when it was added, whatever becomes of it.
    let priority: Int
    /// `active` as long as it waits.
    var state = Popup.Manager.State.active
    /// Whether one of its functions runs that others must not come between.
    var isCalled = false
    var hasResigned = false
  }

  /// Those whose turn it is, and then those that wait, the highest priority first.
  var numbers: [Int] {
    let waiting = entries.filter { $0.value.state == .active }
    return current + waiting.sorted { $0.value.priority > $1.value.priority }.map { $0.key }
  }

  /// The tasks themselves, in the same order.
  var tasks: [any PopupTask] { numbers.compactMap { entries[$0]?.task } }

  /// What those that have not ended come to.
  var state: Popup.Manager.State {
    current.first.flatMap { entries[$0]?.state } ?? (entries.isEmpty ? .idle : .active)
  }

  /// A task that has not ended.
  subscript(number: Int) -> Entry? { entries[number] }

  /// Takes a task in, and gives it a number.
  mutating func add(_ task: any PopupTask, priority: Int) throws(Popup.Manager.Error) -> Int {
    guard priorities.insert(priority).inserted else { throw .containsSamePriority }
    latest += 1
    entries[latest] = Entry(task: task, priority: priority)
    return latest
  }

  /// Notes that a task resigns, and says which one it is.
  mutating func resign(_ task: any PopupTask) throws(Popup.Manager.Error) -> Int {
    for number in current {
      guard let entry = entries[number], entry.task === task, !entry.hasResigned else { continue }
      switch entry.state {
      case .handleShow, .inProgress:
        entries[number]?.hasResigned = true
        return number
      case .idle, .active, .handleCancel, .handleDismiss: continue
      }
    }
    throw .finishInactiveTask
  }

  /// Takes a task a step further; `nil` where it has ended, or `isExpected` says no.
  mutating func advance(
    _ number: Int, to state: Popup.Manager.State, isCalled: Bool = true,
    where isExpected: (Entry) -> Bool
  ) -> (any PopupTask)? {
    guard let entry = entries[number], isExpected(entry) else { return nil }
    if entry.state == .active { current.append(number) }
    entries[number]?.state = state
    entries[number]?.isCalled = isCalled
    return entry.task
  }

  /// Notes that a task's functions have returned, and says whether it has resigned meanwhile.
  mutating func endCall(_ number: Int) -> Bool {
    entries[number]?.isCalled = false
    return entries[number]?.hasResigned ?? false
  }

  /// Lets a task wait as if its turn had not come; says no where it has been shown, or has resigned.
  mutating func putBack(_ number: Int) -> Bool {
    guard let entry = entries[number], !entry.hasResigned else { return false }
    switch entry.state {
    case .active, .handleShow:
      entries[number]?.state = .active
      entries[number]?.isCalled = false
      current.removeAll { $0 == number }
      return true
    case .idle, .handleCancel, .inProgress, .handleDismiss: return false
    }
  }

  /// Lets go of a task that has ended, and of its priority.
  ///
  /// - Returns: The task, to be let go where its `deinit` may ask the manager.
  mutating func remove(_ number: Int) -> (any PopupTask)? {
    guard let entry = entries.removeValue(forKey: number) else { return nil }
    priorities.remove(entry.priority)
    current.removeAll { $0 == number }
    return entry.task
  }
}
