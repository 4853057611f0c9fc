import Popup
import Synchronization

// Popup, as it is used in the Swift 6 language mode.

/// A main-actor task that draws itself.
@MainActor
final class SaleTask: @MainActor PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription = "Sale"
  let priority: Int
  var isCanceled = false
  private(set) var told: [String] = []

  init(priority: Int) { self.priority = priority }

  func willShow() { told.append("will show") }
  func render() { told.append("render") }
  func didShow() { told.append("did show") }
  func willDismiss() { told.append("will dismiss") }
  func didDismiss() { told.append("did dismiss") }
  func didCanceled() { told.append("did canceled") }
}

/// A task without an actor that only reports its number.
final class CountedTask: PopupTask, Sendable {
  private let state = Mutex(State())
  private let shown: @Sendable (Int) -> Void
  let priority: Int

  private struct State: Sendable {
    weak var manager: Popup.Manager?
    var description = "Counted"
    var isCanceled = false
  }

  init(_ priority: Int, shown: @escaping @Sendable (Int) -> Void) {
    self.priority = priority
    self.shown = shown
  }

  var manager: Popup.Manager? {
    get { state.withLock { $0.manager } }
    set { state.withLock { $0.manager = newValue } }
  }
  var taskDescription: String {
    get { state.withLock { $0.description } }
    set { state.withLock { $0.description = newValue } }
  }
  var isCanceled: Bool {
    get { state.withLock { $0.isCanceled } }
    set { state.withLock { $0.isCanceled = newValue } }
  }

  func render() { shown(priority) }
  func didShow() { try? resignFocus() }
}

@MainActor
final class ShopScreen {
  let sales = [SaleTask(priority: 1), SaleTask(priority: 2), SaleTask(priority: 3)]

  func open() throws {
    for sale in sales { try Popup.Manager.shared.add(task: sale) }
    sales[2].isCanceled = true
    do throws(any Error) {
      try Popup.Manager.shared.add(task: SaleTask(priority: 2))
    } catch {
      print("  \(error)")
    }
    print("  \(Popup.Manager.shared.state), \(Popup.Manager.shared.allTasks.map { $0.priority })")
    try sales[0].resignFocus()
    try sales[1].resignFocus()
    for sale in sales { print("  \(sale.told.joined(separator: ", "))") }
  }
}

/// Adds tasks from many threads, which take turns with each other.
func countInParallel() async -> Int {
  let manager = Popup.Manager()
  let shown = Atomic([Int]())
  await withTaskGroup { group in
    for priority in 0..<100 {
      group.addTask {
        try? manager.add(
          task: CountedTask(priority) { number in shown.mutate { $0.append(number) } })
      }
    }
  }
  while manager.state != .idle { await Task.yield() }
  return Set(shown.value).count
}
