import SwiftMessages
import UIKit

// Several queues of messages, the numbers of their messages, and queries about messages.

class LoggedMessages: SwiftMessages {
  private(set) var log: [String] = []

  override func show(config: Config, view: UIView) {
    log.append("show")
    super.show(config: config, view: view)
  }

  override func hide(animated: Bool = true) {
    log.append("hide")
    super.hide(animated: animated)
  }

  override func hide(id: String) { super.hide(id: id) }
  override func hideAll() { super.hideAll() }
  override func hideCounted(id: String) { super.hideCounted(id: id) }
}

class SyncScreen: UIViewController {
  let status = SwiftMessages()
  let alerts = LoggedMessages()

  func prepare() {
    status.defaultConfig.presentationStyle = .bottom
    status.defaultConfig.duration = .forever
    status.pauseBetweenMessages = 0
    alerts.defaultConfig = SwiftMessages.defaultConfig
  }

  func started() {
    let view = MessageView.viewFromNib(layout: .statusLine)
    view.configureContent(body: "Uploads: \(SwiftMessages.count(id: "uploads") + 1)")
    view.id = "uploads"
    SwiftMessages.show(view: view)
    status.show(view: view)
    alerts.show { MessageView.viewFromNib(layout: .cardView) }
    status.show(config: status.defaultConfig) { UIView() }
  }

  func finished() {
    SwiftMessages.hideCounted(id: "uploads")
    SwiftMessages.hide(id: "uploads")
    SwiftMessages.set(count: 2, for: "uploads")
    status.set(count: 1, for: "uploads")
    print(status.count(id: "uploads"))
    status.hideCounted(id: "uploads")
    status.hide(animated: false)
    status.hide(id: "uploads")
    alerts.hide()
    alerts.hideAll()
    SwiftMessages.hide(animated: false)
    SwiftMessages.hideAll()
  }

  func refresh() {
    let current: MessageView? = status.current(id: "uploads")
    let any: UIView? = status.current()
    let queued: MessageView? = status.queued(id: "uploads")
    let either: MessageView? = SwiftMessages.currentOrQueued(id: "uploads")
    let known: MessageView? = SwiftMessages.current(id: "uploads")
    let waiting: MessageView? = SwiftMessages.queued(id: "uploads")
    (status.currentOrQueued(id: "uploads") as MessageView?)?.configureContent(body: "Done")
    print([current, queued, either, known, waiting].compactMap { $0?.id }, any ?? "none")
    let weak = Weak(value: current)
    print(weak.value == nil, SwiftMessages.sharedInstance === status)
  }
}
