import Dispatch
import FacadeTesting
import Foundation
import Testing
import Usher

@testable import Popup

/// Tests in which threads add, cancel and resign tasks at the same time.
///
/// The threads aren't synchronized.
@Suite("Threads that share a manager", .ownDefault, .timeLimit(.minutes(5)))
struct RaceTests {
  /// A record of the calls to a manager's tasks, from any thread.
  private final class Witness: Sendable {
    private let notes = Atomic(Notes())

    struct Notes: Sendable {
      var calls: [Int: [SampleTask.Call]] = [:]
      var inside: Set<Int> = []
      /// The maximum number of tasks that had their turn at the same time.
      var together = 0
    }

    /// The calls to each task.
    var calls: [Int: [SampleTask.Call]] { notes.value.calls }
    /// The maximum number of tasks that had their turn at the same time.
    var together: Int { notes.value.together }

    func note(_ call: SampleTask.Call, of number: Int) {
      notes.mutate { notes in
        notes.calls[number, default: []].append(call)
        switch call {
        case .willShow:
          notes.inside.insert(number)
          notes.together = max(notes.together, notes.inside.count)
        case .didCanceled, .didDismiss: notes.inside.remove(number)
        case .render, .didShow, .willDismiss: break
        }
      }
    }
  }

  /// A task that can be used from any thread.
  private final class WitnessedTask: PopupTask, @unchecked Sendable {
    private let state = Atomic(State())
    private let witness: Witness
    let priority: Int
    var act: @Sendable (SampleTask.Call, WitnessedTask) -> Void = { _, _ in }

    struct State {
      weak var manager: Popup.Manager?
      var taskDescription = ""
      var isCanceled = false
    }

    var manager: Popup.Manager? {
      get { state.value.manager }
      set { state.mutate { $0.manager = newValue } }
    }
    var taskDescription: String {
      get { state.value.taskDescription }
      set { state.mutate { $0.taskDescription = newValue } }
    }
    var isCanceled: Bool {
      get { state.value.isCanceled }
      set { state.mutate { $0.isCanceled = newValue } }
    }

    init(_ priority: Int, _ witness: Witness) {
      self.priority = priority
      self.witness = witness
    }

    private func note(_ call: SampleTask.Call) {
      witness.note(call, of: priority)
      act(call, self)
    }

    func willShow() { note(.willShow) }
    func didCanceled() { note(.didCanceled) }
    func render() { note(.render) }
    func didShow() { note(.didShow) }
    func willDismiss() { note(.willDismiss) }
    func didDismiss() { note(.didDismiss) }
  }

  private static let shown: [SampleTask.Call] = [
    .willShow, .render, .didShow, .willDismiss, .didDismiss,
  ]
  private static let canceled: [SampleTask.Call] = [.willShow, .didCanceled]

  @Test(
    "each task's functions are called once, for one task at a time, and it resigns once",
    arguments: [false, true])
  func stories(sharesScreen: Bool) async throws {
    let screen = await sharesScreen ? Screen() : nil
    let manager = Popup.Manager(sharesScreen: sharesScreen)
    let witness = Witness()
    let resignations = Atomic<[Int: Int]>([:])
    let (threads, each) = (8, 100)
    await withTaskGroup { group in
      for thread in 0..<threads {
        group.addTask {
          for number in 0..<each {
            let priority = thread * each + number
            let count = await Self.play(WitnessedTask(priority, witness), in: manager)
            resignations.mutate { $0[priority] = count }
          }
        }
      }
    }
    await screen?.settle()
    let stories = witness.calls
    #expect(stories.count == threads * each)
    #expect(stories.values.filter { $0 != Self.shown && $0 != Self.canceled } == [])
    #expect(witness.together == 1)
    for (priority, story) in stories {
      // A task that resigned during `willShow` was skipped. A task that was canceled in time
      // couldn't resign.
      let counts = story == Self.shown ? 1...1 : 0...1
      #expect(counts.contains(resignations.value[priority] ?? -1))
    }
    #expect(manager.state == .idle)
    #expect(manager.allTasks.isEmpty)
  }

  /// Adds a task that two threads try to resign as soon as it is called.
  ///
  /// Returns the number of successful attempts.
  private static func play(_ task: WitnessedTask, in manager: Popup.Manager) async -> Int {
    let rivals = Atomic<[Task<Bool, Never>]>([])
    let moment = task.priority % 3 == 0 ? SampleTask.Call.willShow : .didShow
    await withCheckedContinuation { continuation in
      task.act = { call, task in
        if call == moment {
          for _ in 0..<2 {
            let rival = Task { (try? task.resignFocus()) != nil }
            rivals.mutate { $0.append(rival) }
          }
        }
        if call == .didDismiss || call == .didCanceled { continuation.resume() }
      }
      try? manager.add(task: task)
      // The cancellation may or may not be in time.
      if task.priority % 5 == 0 { task.isCanceled = true }
    }
    var count = 0
    for rival in rivals.value where await rival.value { count += 1 }
    return count
  }

  @Test("two managers whose tasks add tasks to each other on two threads don't deadlock")
  func crosswise() async {
    let managers = [Popup.Manager(), Popup.Manager()]
    let witness = Witness()
    let meeting = Meeting(2)
    let isDone = Atomic(0)
    await withTaskGroup { group in
      for side in 0..<2 {
        group.addTask {
          let task = WitnessedTask(side, witness)
          task.act = { call, task in
            guard call == .render else { return }
            // Each thread is inside its own manager now, and calls the other manager.
            meeting.wait()
            let other = WitnessedTask(10 + side, witness)
            other.act = { call, task in if call == .didShow { try? task.resignFocus() } }
            try? managers[1 - side].add(task: other)
          }
          await Self.onThread {
            try? managers[side].add(task: task)
            try? task.resignFocus()
          }
          isDone.mutate { $0 += 1 }
        }
      }
    }
    #expect(isDone.value == 2)
    #expect(Set(witness.calls.keys) == [0, 1, 10, 11])
    #expect(managers.map { $0.state } == [.idle, .idle])
    #expect(witness.calls.values.allSatisfy { $0 == Self.shown })
  }

  @Test("a call from another thread during a task's function is performed on the task's thread")
  func servedThere() async {
    let manager = Popup.Manager()
    let witness = Witness()
    let (entered, leave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let names = Atomic<[String]>([])
    let (first, second) = (WitnessedTask(1, witness), WitnessedTask(2, witness))
    for task in [first, second] {
      task.act = { call, task in
        names.mutate { $0.append("\(task.priority) \(call) on \(Self.threadName)") }
        switch (task.priority, call) {
        case (1, .render):
          entered.signal()
          leave.wait()
        case (2, .didShow): try? task.resignFocus()
        default: break
        }
      }
    }
    async let adding: Void = Self.onThread("first") { try? manager.add(task: first) }
    await Self.onThread("second") {
      entered.wait()
      try? manager.add(task: second)
      #expect(throws: Never.self) { try first.resignFocus() }
      #expect(manager.state == .inProgress)
      leave.signal()
    }
    await adding
    #expect(manager.state == .idle)
    #expect(
      names.value == [
        "1 willShow on first", "1 render on first", "1 didShow on first", "1 willDismiss on first",
        "1 didDismiss on first", "2 willShow on first", "2 render on first", "2 didShow on first",
        "2 willDismiss on first", "2 didDismiss on first",
      ])
  }

  @Test("a manager that is released inside a task's function stays alive until the call ends")
  func letGo() async {
    let witness = Witness()
    let isGone = await Self.answer {
      weak var known: Popup.Manager?
      do {
        let holder = Atomic<Popup.Manager?>(Popup.Manager())
        known = holder.value
        let task = WitnessedTask(1, witness)
        task.act = { call, task in
          if call == .willShow { holder.mutate { $0 = nil } }
          if call == .didShow { try? task.resignFocus() }
        }
        try? holder.value?.add(task: task)
      }
      return known == nil
    }
    #expect(isGone)
    #expect(witness.calls == [1: Self.shown])
  }

  @Test("a task can call its manager in its deinit")
  func farewell() async {
    final class Farewell: PopupTask {
      weak var manager: Popup.Manager?
      var taskDescription = "farewell"
      let priority: Int
      var isCanceled: Bool
      let counts: Atomic<[Int]>
      init(_ priority: Int, _ isCanceled: Bool, _ counts: Atomic<[Int]>) {
        self.priority = priority
        self.isCanceled = isCanceled
        self.counts = counts
      }
      deinit {
        guard let count = manager?.allTasks.count else { return }
        counts.mutate { $0.append(count) }
      }
      func render() {}
      func didShow() { try? resignFocus() }
    }
    // On a separate thread, because a deadlock would never end.
    let counts = await Self.answer {
      let counts = Atomic<[Int]>([])
      let manager = Popup.Manager()
      try? manager.add(task: Farewell(1, false, counts))
      try? manager.add(task: Farewell(2, true, counts))
      return counts.value
    }
    #expect(counts == [0, 0])
  }

  /// A barrier for two threads.
  private final class Meeting: Sendable {
    private let arrived: Atomic<Int>
    private let count: Int
    private let everyone = DispatchSemaphore(value: 0)

    init(_ count: Int) {
      self.count = count
      arrived = Atomic(0)
    }

    func wait() {
      var isLast = false
      arrived.mutate {
        $0 += 1
        isLast = $0 == count
      }
      if isLast { for _ in 0..<count { everyone.signal() } }
      everyone.wait()
    }
  }

  private static func onThread(_ name: String = "", _ act: @escaping @Sendable () -> Void) async {
    await answer(name, act)
  }

  /// Runs a closure on a new thread, and waits for its result without blocking another thread.
  private static func answer<Answer: Sendable>(
    _ name: String = "", _ ask: @escaping @Sendable () -> Answer
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Thread.current.threadDictionary[nameKey] = name
        continuation.resume(returning: ask())
      }
    }
  }

  private static let nameKey = "RaceTests.name"
  /// The name that `answer` assigned to the current thread.
  private static var threadName: String {
    Thread.current.threadDictionary[nameKey] as? String ?? "?"
  }
}
