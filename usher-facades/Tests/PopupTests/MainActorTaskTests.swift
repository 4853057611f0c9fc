import FacadeTesting
import Popup
import Testing
import Usher

@MainActor
@Suite("Tasks that belong to the main actor", .ownDefault)
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

  @Test("tasks that belong to the main actor are shown on a screen as any others")
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
