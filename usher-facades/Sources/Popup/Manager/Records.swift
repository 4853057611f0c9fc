/// A manager's pending tasks, numbered by the manager.
struct Records {
  private var entries: [Int: Entry] = [:]
  private var priorities: Set<Int> = []
  /// The numbers of the tasks whose turn it is.
  ///
  /// There are several such tasks only if the lane's capacity is higher than 1.
  private var current: [Int] = []
  private var latest = 0

  /// A task and its progress.
  struct Entry {
    let task: any PopupTask
    /// The task's priority at the time of `add`.
    ///
    /// Later changes of `task.priority` are ignored.
    let priority: Int
    /// The task's state, which is `active` while the task waits.
    var state = Popup.Manager.State.active
    /// Whether the task's functions are being called.
    ///
    /// If the task resigns during such a call, it ends when the call returns.
    var isCalled = false
    var hasResigned = false
  }

  /// The numbers of all tasks: the current tasks, then the waiting tasks by descending priority.
  var numbers: [Int] {
    let waiting = entries.filter { $0.value.state == .active }
    return current + waiting.sorted { $0.value.priority > $1.value.priority }.map { $0.key }
  }

  /// The tasks, in the order of `numbers`.
  var tasks: [any PopupTask] { numbers.compactMap { entries[$0]?.task } }

  /// The manager's state.
  ///
  /// It is the current task's state. If there is no current task, it is `active` if tasks are
  /// waiting, and otherwise `idle`.
  var state: Popup.Manager.State {
    current.first.flatMap { entries[$0]?.state } ?? (entries.isEmpty ? .idle : .active)
  }

  /// The record of a task, or `nil` if the task has ended.
  subscript(number: Int) -> Entry? { entries[number] }

  /// Adds a task and returns its new number.
  ///
  /// Throws `containsSamePriority` if another task has this priority.
  mutating func add(_ task: any PopupTask, priority: Int) throws(Popup.Manager.Error) -> Int {
    guard priorities.insert(priority).inserted else { throw .containsSamePriority }
    latest += 1
    entries[latest] = Entry(task: task, priority: priority)
    return latest
  }

  /// Marks a task as resigned and returns its number.
  ///
  /// Throws `finishInactiveTask` if the task can't resign.
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

  /// Changes a task's state and returns the task.
  ///
  /// Returns `nil` if the task has ended or `isExpected` returns false.
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

  /// Records that a task's functions have returned, and returns whether the task has resigned
  /// meanwhile.
  mutating func endCall(_ number: Int) -> Bool {
    entries[number]?.isCalled = false
    return entries[number]?.hasResigned ?? false
  }

  /// Returns a task to the waiting tasks.
  ///
  /// Returns false if the task has ended, was shown or has resigned.
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

  /// Removes a task, so that its priority is free.
  ///
  /// - Returns: The task, so that the caller can release it outside the lock, because its `deinit`
  ///   may call the manager.
  mutating func remove(_ number: Int) -> (any PopupTask)? {
    guard let entry = entries.removeValue(forKey: number) else { return nil }
    priorities.remove(entry.priority)
    current.removeAll { $0 == number }
    return entry.task
  }
}
