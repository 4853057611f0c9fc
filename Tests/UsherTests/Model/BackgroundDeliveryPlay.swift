import Usher
import UsherTesting

/// An app that plays a script in which the user leaves and returns.
@MainActor
final class BackgroundDeliveryPlay: AbilityPlay {
  typealias Model = BackgroundDeliveryModel
  static let hasTasks = false
  let log = FactLog()
  private var requests: [(handle: PresentationHandle, terms: BackgroundDeliveryStep.Terms)] = []
  private var tokens: [QuietToken] = []

  init() {
    log.state = { [host = log.stage.host] in
      host.systemNotifications.shown.map { notification in
        let actions = notification.actions.map { " | [\($0.title)]" }.joined()
        return "\(notification.id): \(notification.title)\(actions)"
      }
    }
  }

  func perform(_ step: BackgroundDeliveryStep) {
    let (host, presenter) = (log.stage.host, log.stage.presenter)
    switch step {
    case .setActive(let isActive): host.setAppActive(isActive)
    case .setVisible(let isVisible): host.setAppVisible(isVisible)
    case .notify(let least):
      presenter.backgroundDelivery =
        least.map { .systemNotifications(from: Priority(step: $0)) } ?? .none
    case .present(let terms):
      var overlay = OverlayConfiguration(lifetime: terms.lifetime, priority: terms.priority)
      overlay.delay = .milliseconds(terms.delay)
      let number = requests.count
      let handle = presenter.present(
        content(of: terms, word: terms.word, number: number), as: overlay, name: "R\(number)")
      requests.append((handle, terms))
    case .change(let place, let word):
      guard !requests.isEmpty else { break }
      let number = place % requests.count
      requests[number].handle.update(
        to: content(of: requests[number].terms, word: word, number: number))
    case .dismiss(let place):
      if !requests.isEmpty { requests[place % requests.count].handle.dismiss() }
    case .pressNotification(let number):
      let shown = host.systemNotifications.shown.first { $0.id == "usher-\(number)" }
      // A press on a withdrawn notification may have been on its way.
      if shown?.actions.isEmpty != true {
        host.systemNotifications.press(0, in: "usher-\(number)")
      }
    case .press(let place):
      let usable = log.usable
      if !usable.isEmpty { host.pressButton(0, of: usable[place % usable.count]) }
    case .keepQuiet(let length):
      tokens.append(presenter.quiet(for: length.map { .milliseconds($0) }))
    case .endQuiet(let place): if !tokens.isEmpty { tokens[place % tokens.count].end() }
    case .closeWindow: host.closeWindow()
    }
  }

  private func content(
    of terms: BackgroundDeliveryStep.Terms, word: String, number: Int
  ) -> OverlayContent {
    let text = "\(number) \(word)"
    var content = OverlayContent.words(text)
    if terms.hasButton {
      content = .words(
        text, button: OverlayNode.Button("OK") { [log] in log.note("R\(number)", "pressed") })
    }
    content.isPrivate = terms.isPrivate
    return content
  }
}
