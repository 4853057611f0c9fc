import FacadeTesting
import Popup
import Testing
import Usher

@MainActor
@Suite("Tasks on the main actor", .ownDefault)
struct MainActorTaskTests {
  @MainActor
  private final class SaleTask: @MainActor PopupTask {
    weak var manager: Popup.Manager?
    var taskDescription = "Sale"
    let priority = 1
    var isCanceled = false
    private(set) var isShown = false

    func render() { isShown = true }
    func didDismiss() { isShown = false }
  }

  @Test("a task on the main actor is shown on a screen like any other task")
  func shown() throws {
    let screen = Screen()
    let task = SaleTask()
    try Popup.Manager.shared.add(task: task)
    #expect(task.isShown)
    try task.resignFocus()
    #expect(!task.isShown)
    #expect(screen.presenter.isShowing == false)
  }
}
