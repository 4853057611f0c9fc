internal import Popup

extension Demo {
  /// Popup's example, and rules that aren't in the example.
  static let popup: [Demo] = [
    Demo("Three popups", "The first popup is shown at once; the others follow by priority.") {
      add(("Advertisement Popup", 0), ("Pause Popup", 1), ("Notification Popup", 2))
    },
    Demo("The same priority twice", "The second popup is refused, because its priority is taken.") {
      add(("First of priority 5", 5))
      do {
        try Popup.Manager.shared.add(task: DemoTask("Second of priority 5", priority: 5))
      } catch {
        add(("Refused: \(error)", 4))
      }
    },
    Demo("Declined turn", "The second popup declines its turn; the third follows at once.") {
      add(("First", 9))
      try? Popup.Manager.shared.add(
        task: DemoTask("Declined", priority: 8, callsOff: true))
      add(("Third", 7))
    },
    Demo("Two-second pause", "A pause follows each popup, until another demo is chosen.") {
      Popup.Manager.shared.configuration = Configuration(timeInterval: .constant(seconds: 2))
      for (title, priority) in [("Before the pause", 12), ("After the pause", 11)] {
        try? Popup.Manager.shared.add(task: DemoTask(title, priority: priority))
      }
    },
  ]

  @MainActor
  private static func add(_ tasks: (title: String, priority: Int)...) {
    Popup.Manager.shared.configuration = .shared
    for task in tasks {
      try? Popup.Manager.shared.add(task: DemoTask(task.title, priority: task.priority))
    }
  }
}
