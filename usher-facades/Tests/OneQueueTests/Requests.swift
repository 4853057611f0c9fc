import FacadeTesting
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages
import Usher
import UsherTesting

/// A request of each library, and the callbacks that follow.
@MainActor
final class Requests {
  /// The task that was requested last.
  private(set) var task: QuietTask?
  /// The callbacks from the libraries, in order.
  private(set) var told: [String] = []

  /// Requests a toast, a card with a text, a banner and a task, in this order.
  ///
  /// The task has the highest priority.
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
    // Like the other requests, this request is performed when the main actor is free.
    Task { @MainActor in try? Popup.Manager.shared.add(task: task) }
  }

  /// Returns the texts of the overlays that are shown together now, from back to front.
  ///
  /// A task is represented by its description.
  func together(on screen: Screen) -> [String] {
    screen.presenter.shown.map { id in
      screen.host.attached[id]?.root.texts.first ?? task?.taskDescription ?? "?"
    }
  }

  /// Returns the texts shown together after each change, until all overlays have ended.
  ///
  /// The task takes a second.
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
