internal import Usher

extension Popup {
  /// Lets its tasks take turns.
  ///
  /// It can be used from any thread. Where it calls its tasks depends on where they take their turns:
  /// the one that is `shared`, and those made with `sharesScreen`, call them on the main actor; others
  /// on the thread that asked, and after an interval on the main queue. What is asked from inside a
  /// task's functions, or while another thread is in one, is done when they return.
  public final class Manager: @unchecked Sendable {
    // Everything that changes lies behind the locks of these; tasks are called outside of them.
    private let records = Atomic(Records())
    private let settings: Atomic<Configuration>
    private let turns: any Turns

    /// The one whose tasks take turns with everything else on the screen.
    public static var shared: Manager {
      Presenter.defaultCompanion { Manager(sharesScreen: true) }
    }

    /// How long nothing is shown after a task has gone; what it says when a task goes counts.
    public var configuration: Configuration {
      get { settings.value }
      set { settings.mutate { $0 = newValue } }
    }

    /// The task whose turn it is, and then those that wait, the highest priority first; O(n log n).
    public var allTasks: [any PopupTask] { records.withLock { $0.tasks } }

    /// What it is doing.
    ///
    /// Of a manager that shares the screen, intervals are known on the main actor alone.
    public var state: State {
      let state = records.withLock { $0.state }
      return switch state {
      case .idle, .active: turns.isInGap ? .handleDismiss : state
      case .handleShow, .handleCancel, .inProgress, .handleDismiss: state
      }
    }

    /// Makes a manager of its own tasks.
    ///
    /// - Parameter sharesScreen: Whether they take turns with everything else that the default presenter
    ///   shows, as those of `shared` do. Otherwise they take turns with each other alone.
    public convenience init(sharesScreen: Bool = false) {
      self.init(sharesScreen: sharesScreen, time: MainQueueTime())
    }

    init(sharesScreen: Bool, time: any TimeSource) {
      settings = Atomic(.shared)
      let own = OwnTurns(time: time)
      turns = sharesScreen ? ScreenTurns(alone: own) : TurnsAlone(own)
    }

    /// Lets a task take its turn; where nothing is in its way, it is shown before this returns.
    ///
    /// - Parameter task: What is to be shown; kept until it has ended.
    /// - Throws: `Error.containsSamePriority` where a task of the same priority has not ended.
    public func add(task: any PopupTask) throws {
      // Asked outside of the lock: it may ask back.
      let priority = task.priority
      let number = try records.withLock { try $0.add(task, priority: priority) }
      task.manager = self
      turns.ask(for: number, of: self)
    }

    /// Lets a task give its turn back.
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
      // Another thread was quicker.
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

  /// Lets a task that has resigned go, unless its functions run; then that is done when they return.
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

  /// Tells a task that it is left out.
  private func cancel(_ number: Int) {
    let task = records.withLock { $0.advance(number, to: .handleCancel) { _ in true } }
    task?.didCanceled()
    remove(number)
  }

  /// Lets go of a task that has ended, outside of the lock.
  private func remove(_ number: Int) {
    _ = records.withLock { $0.remove(number) }
  }
}

// What happens on a screen without the task's doing.
extension Popup.Manager {
  /// How long nothing is to be shown after a task that goes now.
  var gap: Gap { configuration.timeInterval.gap }

  /// The rank of a task that has not ended; of any other, 0.
  func priority(of number: Int) -> Int { records.withLock { $0[number]?.priority ?? 0 } }

  /// The screen sends a task away.
  func beginLeaving(_ number: Int) {
    let task = records.withLock {
      $0.advance(number, to: .handleDismiss, isCalled: false) { $0.state == .inProgress }
    }
    task?.willDismiss()
  }

  /// A task has gone from the screen for good.
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

  /// The screen has gone: whether the task has yet to be shown and waits for another one.
  func putBack(_ number: Int) -> Bool { records.withLock { $0.putBack(number) } }

  /// These tasks, whoever has the turn first, and then the highest priority.
  func inOrder(_ numbers: Set<Int>) -> [Int] {
    records.withLock { $0.numbers }.filter { numbers.contains($0) }
  }
}
