@_spi(Facades) internal import Usher

extension Popup {
  /// A queue that shows one task at a time, beginning with the highest priority.
  ///
  /// You can use a manager from any thread. If a manager shares the screen, as `shared` does, it
  /// calls the functions of its tasks on the main actor. Any other manager calls them on the thread
  /// that called the manager. If a task's turn starts after an interval, they are called on the
  /// main queue.
  ///
  /// You can also call the manager inside a task's functions, or while another thread runs these
  /// functions. The call then takes effect when they have returned.
  public final class Manager: @unchecked Sendable {
    // These two locks protect all mutable state. Tasks are called outside the locks.
    private let records = Atomic(Records())
    private let settings: Atomic<Configuration>
    private let turns: any Turns

    /// The manager whose tasks take turns with all other overlays of the default presenter.
    public static var shared: Manager {
      Presenter.defaultCompanion { Manager(sharesScreen: true) }
    }

    /// The manager's settings, such as the interval after a task.
    ///
    /// If a task resigns, the interval is read when the task has ended. If the screen dismisses a
    /// task, the interval that was set at the start of the task's turn is used.
    public var configuration: Configuration {
      get { settings.value }
      set { settings.mutate { $0 = newValue } }
    }

    /// The manager's pending tasks, sorted in O(n log n).
    ///
    /// The current task is first. The waiting tasks follow by descending priority.
    public var allTasks: [any PopupTask] { records.withLock { $0.tasks } }

    /// The manager's activity.
    ///
    /// If the manager shares the screen, read this on the main queue. On other queues, the state is
    /// `idle` or `active` during an interval, instead of `handleDismiss`.
    public var state: State {
      let state = records.withLock { $0.state }
      return switch state {
      case .idle, .active: turns.isInGap ? .handleDismiss : state
      case .handleShow, .handleCancel, .inProgress, .handleDismiss: state
      }
    }

    /// Creates a manager with an empty queue.
    ///
    /// - Parameter sharesScreen: Whether the tasks take turns with all other overlays of the
    ///   default presenter, like the tasks of `shared`. Otherwise, the tasks wait only for each
    ///   other.
    public convenience init(sharesScreen: Bool = false) {
      self.init(sharesScreen: sharesScreen, time: MainQueueTime())
    }

    init(sharesScreen: Bool, time: any TimeSource) {
      settings = Atomic(.shared)
      let own = OwnTurns(time: time)
      turns = sharesScreen ? ScreenTurns(alone: own) : TurnsAlone(own)
    }

    /// Adds a task to the queue.
    ///
    /// If the manager is idle, no interval runs and the screen has space, the task is shown before
    /// the call returns. If the manager shares the screen and you add a task on another thread, the
    /// task is shown soon afterward, on the main actor.
    ///
    /// - Parameter task: The task to show. The manager retains it until it ends.
    /// - Throws: `Error.containsSamePriority` if a task with the same priority hasn't ended.
    public func add(task: any PopupTask) throws {
      // Read outside the lock, because the getter may call the manager.
      let priority = task.priority
      let number = try records.withLock { try $0.add(task, priority: priority) }
      task.manager = self
      turns.ask(for: number, of: self)
    }

    /// Ends a task's turn.
    ///
    /// Throws `Error.finishInactiveTask` if it isn't the task's turn.
    func resign(_ task: any PopupTask) throws {
      let number = try records.withLock { try $0.resign(task) }
      turns.resign(number, of: self)
    }
  }
}

extension Popup.Manager: TurnTaker {
  func offer(_ number: Int) -> Bool {
    guard
      let task = records.withLock({
        $0.advance(number, to: .handleShow) { $0.state == .active }
      })
    else { return false }
    task.willShow()
    let isCanceled = task.isCanceled
    guard isCanceled || records.withLock({ $0.endCall(number) }) else { return true }
    cancel(number)
    return false
  }

  func begin(_ number: Int) {
    let hasResigned = records.withLock { $0.endCall(number) }
    guard !hasResigned else {
      // The task resigned on another thread after it accepted the turn.
      cancel(number)
      turns.giveBack(number, gap: .none, of: self)
      return
    }
    let shown = records.withLock { $0.advance(number, to: .inProgress) { $0.state == .handleShow } }
    guard let shown else { return }
    shown.render()
    shown.didShow()
    if records.withLock({ $0.endCall(number) }) { finish(number) }
  }

  /// Ends a resigned task, after all running calls of its functions have returned.
  func finish(_ number: Int) {
    let task = records.withLock {
      $0.advance(number, to: .handleDismiss) { $0.state == .inProgress && !$0.isCalled }
    }
    guard let task else { return }
    task.willDismiss()
    task.didDismiss()
    let gap = gap
    remove(number)
    turns.giveBack(number, gap: gap, of: self)
  }

  /// Calls a task's `didCanceled` and removes the task.
  private func cancel(_ number: Int) {
    let task = records.withLock { $0.advance(number, to: .handleCancel) { _ in true } }
    task?.didCanceled()
    remove(number)
  }

  /// Removes a task and releases it outside the lock.
  private func remove(_ number: Int) {
    _ = records.withLock { $0.remove(number) }
  }
}

// Events on a screen that the task didn't cause.
extension Popup.Manager {
  /// The pause after a task that is dismissed now, based on the current configuration.
  var gap: Gap { configuration.timeInterval.gap }

  /// Returns the priority of a task, or 0 if the task has ended.
  func priority(of number: Int) -> Int { records.withLock { $0[number]?.priority ?? 0 } }

  /// Calls `willDismiss` of a shown task that the screen dismisses.
  func beginLeaving(_ number: Int) {
    let task = records.withLock {
      $0.advance(number, to: .handleDismiss, isCalled: false) { $0.state == .inProgress }
    }
    task?.willDismiss()
  }

  /// Ends a task that the screen has removed.
  ///
  /// Does nothing while the task's functions are being called.
  func end(_ number: Int) {
    guard let entry = records.withLock({ $0[number] }), !entry.isCalled else { return }
    switch entry.state {
    case .handleDismiss:
      entry.task.didDismiss()
      remove(number)
    case .inProgress:
      beginLeaving(number)
      end(number)
    case .idle, .active, .handleShow, .handleCancel: cancel(number)
    }
  }

  /// Returns a task to the queue after the screen has closed, and returns whether this was
  /// possible.
  ///
  /// The result is `false` if the task was already shown or has resigned.
  func putBack(_ number: Int) -> Bool { records.withLock { $0.putBack(number) } }

  /// Returns the pending tasks among `numbers`, the current task first.
  ///
  /// The others follow by descending priority.
  func inOrder(_ numbers: Set<Int>) -> [Int] {
    records.withLock { $0.numbers }.filter { numbers.contains($0) }
  }

  /// A manager's activity.
  ///
  /// | State         | Meaning                                                   | Next                     |
  /// |---------------|-----------------------------------------------------------|--------------------------|
  /// | idle          | the manager has no task                                   | active                   |
  /// | active        | the next task will soon have its turn, or waits for space | handleShow, idle         |
  /// | handleShow    | a task has its turn, and `willShow` is called             | handleCancel, inProgress |
  /// | handleCancel  | the task was canceled                                     | active                   |
  /// | inProgress    | a task is shown                                           | handleDismiss            |
  /// | handleDismiss | the task is being dismissed, or the interval hasn't ended | active                   |
  public enum State: Hashable, Sendable, CaseIterable {
    /// The manager has no task.
    case idle
    /// The manager has tasks, and the next task will soon have its turn or waits for space on the
    /// screen.
    case active
    /// A task has its turn.
    ///
    /// `willShow` is called, and then the task's `isCanceled` is read.
    case handleShow
    /// The task was canceled, and `didCanceled` is called.
    case handleCancel
    /// The task is shown until it resigns.
    ///
    /// `render` and `didShow` are called at the start.
    case inProgress
    /// `willDismiss` and `didDismiss` are called for the task, or the interval hasn't ended.
    case handleDismiss
  }

  /// A manager's reason for rejecting a call.
  public enum Error: Swift.Error, Hashable {
    /// A task with the same priority is waiting or shown.
    case containsSamePriority
    /// The task can't resign because it isn't its turn, or because it has already resigned.
    case finishInactiveTask
  }
}
