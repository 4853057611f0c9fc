@_spi(Facades) internal import Usher

extension Popup {
  /// A queue of tasks to be shown in turn, the highest priority first.
  ///
  /// A manager can be used from any thread. `shared`, and managers made with `sharesScreen`, call
  /// their tasks on the main actor. Other managers call their tasks on the calling thread, and
  /// after an interval on the main queue. A call from inside a task's functions, or while another
  /// thread runs them, takes effect when they return.
  public final class Manager: @unchecked Sendable {
    // All mutable state lies behind the locks of these two; tasks are called outside of the locks.
    private let records = Atomic(Records())
    private let settings: Atomic<Configuration>
    private let turns: any Turns

    /// The manager whose tasks take turns with everything else that the default presenter shows.
    public static var shared: Manager {
      Presenter.defaultCompanion { Manager(sharesScreen: true) }
    }

    /// The manager's settings: the interval after a task.
    ///
    /// The interval is read when a resigned task has gone; for a task that the screen dismisses,
    /// at the beginning of the task's turn.
    public var configuration: Configuration {
      get { settings.value }
      set { settings.mutate { $0 = newValue } }
    }

    /// The manager's pending tasks: first the current task, then the waiting tasks by falling
    /// priority; O(n log n).
    public var allTasks: [any PopupTask] { records.withLock { $0.tasks } }

    /// The manager's activity.
    ///
    /// A manager that shares the screen knows of intervals only on the main queue; elsewhere,
    /// `idle` or `active` is returned during an interval.
    public var state: State {
      let state = records.withLock { $0.state }
      return switch state {
      case .idle, .active: turns.isInGap ? .handleDismiss : state
      case .handleShow, .handleCancel, .inProgress, .handleDismiss: state
      }
    }

    /// Makes a manager with an empty queue.
    ///
    /// - Parameter sharesScreen: Whether the tasks take turns with everything else that the default
    ///   presenter shows, as those of `shared` do. Otherwise the tasks wait only for each other.
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
    /// An idle manager shows the task before the call returns, provided that no interval runs and
    /// the screen has a place. A manager that shares the screen shows a task added on another
    /// thread soon afterwards, on the main actor.
    ///
    /// - Parameter task: The task to be shown; kept alive until it has ended.
    /// - Throws: `Error.containsSamePriority` if a task of the same priority has not ended.
    public func add(task: any PopupTask) throws {
      // Read outside of the lock, because the getter may call the manager.
      let priority = task.priority
      let number = try records.withLock { try $0.add(task, priority: priority) }
      task.manager = self
      turns.ask(for: number, of: self)
    }

    /// Gives a task's turn back; throws `Error.finishInactiveTask` if the task does not have the
    /// turn.
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
      // The task resigned on another thread after it had taken the turn.
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

  /// Ends a resigned task; while the task's functions are being called, the end is postponed until
  /// they return.
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

  /// Calls a task's `didCanceled`, and removes the task.
  private func cancel(_ number: Int) {
    let task = records.withLock { $0.advance(number, to: .handleCancel) { _ in true } }
    task?.didCanceled()
    remove(number)
  }

  /// Removes a task, and releases the task outside of the lock.
  private func remove(_ number: Int) {
    _ = records.withLock { $0.remove(number) }
  }
}

// Events on a screen that the task did not cause.
extension Popup.Manager {
  /// The pause after a task dismissed now, by the current configuration.
  var gap: Gap { configuration.timeInterval.gap }

  /// The priority of a task; 0 if the task has ended.
  func priority(of number: Int) -> Int { records.withLock { $0[number]?.priority ?? 0 } }

  /// Calls `willDismiss` of a shown task dismissed by the screen.
  func beginLeaving(_ number: Int) {
    let task = records.withLock {
      $0.advance(number, to: .handleDismiss, isCalled: false) { $0.state == .inProgress }
    }
    task?.willDismiss()
  }

  /// Ends a task after the screen has dismissed the task for good; ignored while the task's
  /// functions are being called.
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

  /// Puts a task back in the queue after the screen has closed; the result is false if the task was
  /// shown already or has resigned.
  func putBack(_ number: Int) -> Bool { records.withLock { $0.putBack(number) } }

  /// The pending tasks among `numbers`: first the current task, then by falling priority.
  func inOrder(_ numbers: Set<Int>) -> [Int] {
    records.withLock { $0.numbers }.filter { numbers.contains($0) }
  }

  /// A manager's activity.
  ///
  /// | State         | Meaning                                                       | Next                     |
  /// |---------------|---------------------------------------------------------------|--------------------------|
  /// | idle          | the manager has no task                                       | active                   |
  /// | active        | the next task is about to have its turn, or waits for a place | handleShow, idle         |
  /// | handleShow    | a task has the turn; `willShow` is called                     | handleCancel, inProgress |
  /// | handleCancel  | the task was canceled                                         | active                   |
  /// | inProgress    | a task is shown                                               | handleDismiss            |
  /// | handleDismiss | the task leaves, or the interval has not ended                | active                   |
  public enum State: Hashable, Sendable, CaseIterable {
    /// The manager has no task.
    case idle
    /// The manager has tasks, and the next task is about to have a turn or waits for a place on the
    /// screen.
    case active
    /// A task has the turn: `willShow` is called, and then the task's `isCanceled` is read.
    case handleShow
    /// The task was canceled: `didCanceled` is called.
    case handleCancel
    /// The task is shown: `render` and `didShow` are called, and the task stays until resigning.
    case inProgress
    /// The task leaves: `willDismiss` and `didDismiss` are called, or the interval has not ended.
    case handleDismiss
  }

  /// A manager's reason for rejecting a call.
  public enum Error: Swift.Error, Hashable {
    /// A task with the same priority waits or is shown.
    case containsSamePriority
    /// The task that resigned does not have the turn, or has resigned already.
    case finishInactiveTask
  }
}
