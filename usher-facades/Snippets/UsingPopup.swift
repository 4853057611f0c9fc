//! Adds tasks by Popup's names.

// snippet.hide
import Popup
import Usher

func showSale(_ closed: @escaping () -> Void) {
  closed()
}

// snippet.task
final class SaleTask: PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription = "Sale"
  let priority = 1
  var isCanceled = false

  func render() {
    showSale { [weak self] in try? self?.resignFocus() }
  }
}

try Popup.Manager.shared.add(task: SaleTask())
// snippet.end

// snippet.interval
Popup.Manager.shared.configuration = Configuration(timeInterval: .constant(seconds: 0.5))
// snippet.end

guard let presenter = Presenter.default else { preconditionFailure("there is no window") }

// snippet.lane
presenter.pause(Popup.lane)
presenter.resume(Popup.lane)
presenter.queue(Popup.lane).dismissWaiting()
// snippet.end
