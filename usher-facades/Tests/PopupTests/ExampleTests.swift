import FacadeTesting
import Popup
import Testing
import Usher

/// The library's example app: three tasks, each with an alert and a button that resigns.
@MainActor
@Suite("The example app", .ownDefault)
struct ExampleTests {
  final class AlertTask: PopupTask {
    weak var manager: Popup.Manager?
    var taskDescription: String
    let priority: Int
    var isCanceled = false
    private let willShowBlock: (AlertTask) -> Void
    private let presentAlert: (_ title: String, _ confirm: @escaping () -> Void) -> Void

    init(
      _ taskDescription: String, priority: Int, willShow: @escaping (AlertTask) -> Void,
      presentAlert: @escaping (String, @escaping () -> Void) -> Void
    ) {
      self.taskDescription = taskDescription
      self.priority = priority
      willShowBlock = willShow
      self.presentAlert = presentAlert
    }

    func willShow() { willShowBlock(self) }

    func render() {
      presentAlert(taskDescription) { [weak self] in try? self?.resignFocus() }
    }
  }

  @Test(
    "the three tasks of the example app are shown in order", arguments: [false, true])
  func order(isOnScreen: Bool) throws {
    let screen = isOnScreen ? Screen() : nil
    var alerts: [(title: String, confirm: () -> Void)] = []
    let tasks = [("Advertisement", 0), ("Pause", 1), ("Notification", 2)].map { name, priority in
      AlertTask(
        "\(name) Popup", priority: priority, willShow: { $0.isCanceled = false },
        presentAlert: { alerts.append(($0, $1)) })
    }
    for task in tasks { try Popup.Manager.shared.add(task: task) }
    #expect(alerts.map { $0.title } == ["Advertisement Popup"])
    alerts[0].confirm()
    #expect(alerts.last?.title == "Notification Popup")
    // The button is pressed twice.
    alerts[1].confirm()
    alerts[1].confirm()
    #expect(alerts.last?.title == "Pause Popup")
    alerts[2].confirm()
    #expect(Popup.Manager.shared.allTasks.isEmpty)
    // The view appears again.
    for task in tasks { try Popup.Manager.shared.add(task: task) }
    #expect(alerts.count == 4)
    _ = screen
  }

  @Test("a task can show itself as an overlay, and resign when the overlay disappears")
  func overlayAsRenderer() throws {
    let screen = Screen()
    screen.presenter.configure(LaneID(7), LaneSettings())
    let task = AlertTask("Sale", priority: 1, willShow: { _ in }) { title, confirm in
      MainActor.assumeIsolated {
        _ = screen.presenter.present(
          .notification(title: title, text: "today only").queue(LaneID(7)).duration(.seconds(1))
            .onDisappear { confirm() })
      }
    }
    try Popup.Manager.shared.add(task: task)
    #expect(screen.texts == ["Sale | today only"])
    screen.advance(5)
    #expect(Popup.Manager.shared.allTasks.isEmpty)
    #expect(screen.presenter.isShowing == false)
  }
}
