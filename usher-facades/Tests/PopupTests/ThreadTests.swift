import Dispatch
import FacadeTesting
import Foundation
import Testing
import Usher

@testable import Popup

@Suite("Tasks from several threads", .ownDefault, .timeLimit(.minutes(5)))
struct ThreadTests {
  /// A task for any thread, with counters protected by a lock.
  private final class CountingTask: PopupTask, @unchecked Sendable {
    weak var manager: Popup.Manager?
    var taskDescription = ""
    let priority: Int
    var isCanceled = false
    var resignsWhenShown = true
    /// The action that is performed before the task resigns.
    var whenShown: () -> Void = {}
    let shown: Atomic<[String]>

    init(_ priority: Int, _ shown: Atomic<[String]>) {
      self.priority = priority
      self.shown = shown
    }

    func render() {
      shown.mutate { $0.append("\(priority) on main: \(MainQueue.isCurrent)") }
    }

    func didShow() {
      whenShown()
      if resignsWhenShown { try? resignFocus() }
    }

    func didDismiss() {
      guard !resignsWhenShown else { return }
      shown.mutate { $0.append("\(priority) gone on main: \(MainQueue.isCurrent)") }
    }
  }

  @Test("a manager that doesn't share the screen calls its tasks on the thread that adds them")
  func thread() async throws {
    let manager = Popup.Manager()
    let shown = Atomic<[String]>([])
    let isDone = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        try? manager.add(task: CountingTask(1, shown))
        continuation.resume(returning: manager.allTasks.isEmpty)
      }
    }
    #expect(isDone)
    #expect(shown.value == ["1 on main: false"])
  }

  @Test("a thousand tasks from many threads are each shown once")
  func many() async throws {
    let manager = Popup.Manager()
    let shown = Atomic<[String]>([])
    let refused = Atomic(0)
    await withTaskGroup { group in
      for number in 0..<1000 {
        group.addTask {
          do { try manager.add(task: CountingTask(number, shown)) } catch {
            refused.mutate { $0 += 1 }
          }
        }
      }
    }
    while manager.state != .idle { await Task.yield() }
    #expect(shown.value.count == 1000)
    #expect(Set(shown.value).count == 1000)
    #expect(refused.value == 0)
  }

  /// Runs an action on another thread while the main actor is blocked.
  @MainActor
  private func elsewhere(_ act: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    // A task is used, because a plain thread wouldn't have the test's default presenter.
    Task { @concurrent in
      act()
      isDone.signal()
    }
    isDone.wait()
  }

  @Test(
    "a manager that shares the screen calls its tasks on the main actor, in order")
  @MainActor
  func screen() async throws {
    let screen = Screen()
    let manager = Popup.Manager(sharesScreen: true)
    let shown = Atomic<[String]>([])
    try manager.add(task: CountingTask(0, shown))
    elsewhere {
      for priority in [1, 3, 2] { try? manager.add(task: CountingTask(priority, shown)) }
      #expect(throws: Popup.Manager.Error.containsSamePriority) {
        try manager.add(task: CountingTask(3, shown))
      }
    }
    #expect(manager.allTasks.map { $0.priority } == [3, 2, 1])
    #expect(shown.value == ["0 on main: true"])
    await screen.settle()
    #expect(shown.value == [0, 1, 3, 2].map { "\($0) on main: true" })
    #expect(manager.state == .idle)
  }

  @Test("a task added by another task is compared with tasks that other threads added earlier")
  @MainActor
  func overtaking() async throws {
    let screen = Screen()
    let manager = Popup.Manager(sharesScreen: true)
    let shown = Atomic<[String]>([])
    let first = CountingTask(1, shown)
    first.whenShown = { try? manager.add(task: CountingTask(0, shown)) }
    elsewhere {
      for task in [first, CountingTask(3, shown)] { try? manager.add(task: task) }
    }
    await screen.settle()
    #expect(shown.value == [1, 3, 0].map { "\($0) on main: true" })
    #expect(manager.state == .idle)
  }

  @Test("if a task resigns on another thread, its functions are called on the main actor")
  @MainActor
  func resigning() async throws {
    let screen = Screen()
    let manager = Popup.Manager(sharesScreen: true)
    let shown = Atomic<[String]>([])
    let task = CountingTask(1, shown)
    task.resignsWhenShown = false
    try manager.add(task: task)
    elsewhere {
      #expect(throws: Never.self) { try task.resignFocus() }
      #expect(throws: Popup.Manager.Error.finishInactiveTask) { try task.resignFocus() }
    }
    #expect(manager.state == .inProgress)
    await screen.settle()
    #expect(manager.state == .idle)
    #expect(shown.value == ["1 on main: true", "1 gone on main: true"])
  }
}
