import Popup
import UIKit

// Popup as used by iOS apps, with tasks that present controllers and alerts.

class LaunchScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    do {
      try Popup.Manager.shared.add(task: AlertTask("Advertisement", priority: 0, on: self))
      try Popup.Manager.shared.add(task: AlertTask("Pause", priority: 1, on: self))
      try Popup.Manager.shared.add(task: AlertTask("Notification", priority: 2, on: self))
    } catch Popup.Manager.Error.containsSamePriority {
      print("one of that priority waits")
    } catch {
      print(error)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for task in Popup.Manager.shared.allTasks { task.isCanceled = true }
    print(Popup.Manager.shared.allTasks.map { $0.description })
  }
}
