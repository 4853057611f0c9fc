import FacadeTesting
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages
import Usher
import UsherTesting

/// A request of each library, and the callbacks that followed.
@MainActor
final class Requests {
  /// The latest requested task.
  private(set) var task: QuietTask?
  /// The callbacks from the libraries, in order.
  private(set) var told: [String] = []

  /// Requests a toast, a card with a text, a banner and a task, in this order; the task has the
  /// highest priority.
  func askAll(card text: String = "card") {
    var attributes = EKAttributes.topToast
    attributes.displayDuration = 2
    attributes.lifecycleEvents.willAppear = { self.told.append("toast comes") }
    attributes.lifecycleEvents.didDisappear = { self.told.append("toast gone") }
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .black)
    SwiftEntryKit.display(
      entry: EKNoteMessageView(with: .init(text: "toast", style: style)), using: attributes)
    let card = MessageView.viewFromNib(layout: .statusLine)
    card.configureContent(body: text)
    var config = SwiftMessages.Config()
    config.eventListeners = [
      { event in
        switch event {
        case .willShow: self.told.append("card comes")
        case .didHide: self.told.append("card gone")
        case .didShow, .willHide: break
        }
      }
    ]
    SwiftMessages.show(config: config, view: card)
    let banner = Banner(DefaultBannerStyle.notice, title: "banner")
    banner.usher.outcomeAction = { self.told.append("banner \($0)") }
    banner.enqueue()
    let task = QuietTask("task", priority: 1)
    self.task = task
    // The other requests are handled when the main actor is free, and so is this one.
    Task { @MainActor in try? Popup.Manager.shared.add(task: task) }
  }

  /// The texts of the overlays shown together now, back to front; a task is identified by its
  /// description.
  func together(on screen: Screen) -> [String] {
    screen.presenter.shown.map { id in
      screen.host.attached[id]?.root.texts.first ?? task?.taskDescription ?? "?"
    }
  }

  /// The texts shown together, from one change to the next, until no overlay is left; the task
  /// takes a second.
  func followed(on screen: Screen) async -> [[String]] {
    var seen: [[String]] = []
    var framesOfTask = 0
    for _ in 0..<200 {
      let shown = together(on: screen)
      if !shown.isEmpty, seen.last != shown { seen.append(shown) }
      if shown.isEmpty, screen.presenter.waitingCount == 0 { break }
      screen.advance(0.1)
      if let task, task.state == .shown {
        framesOfTask += 1
        if framesOfTask == 10 { try? task.resignFocus() }
      }
      await screen.settle()
    }
    return seen
  }
}
