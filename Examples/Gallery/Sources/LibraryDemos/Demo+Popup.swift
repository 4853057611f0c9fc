internal import Popup

extension Demo {
  /// Popup's example, and the rules that the example leaves out.
  static let popup: [Demo] = [
    Demo("Three popups", "Advertisement comes first, being first; then the highest.") {
      add(("Advertisement Popup", 0), ("Pause Popup", 1), ("Notification Popup", 2))
    },
    Demo("The same priority twice", "The second is refused: its priority is taken.") {
      add(("First of priority 5", 5))
      do {
        try Popup.Manager.shared.add(task: DemoTask("Second of priority 5", priority: 5))
      } catch {
        add(("Refused: \(error)", 4))
      }
    },
    Demo("Called off in its turn", "The second calls itself off; the third comes at once.") {
      add(("First", 9))
      try? Popup.Manager.shared.add(
        task: DemoTask("Called off", priority: 8, callsOff: true))
      add(("Third", 7))
    },
    Demo("Two seconds between", "From now on a pause follows each; the other rows take it back.") {
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
