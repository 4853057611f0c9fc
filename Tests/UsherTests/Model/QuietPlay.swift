import Usher
import UsherTesting

/// Quiet rules and requests that play a script.
@MainActor
final class QuietPlay: AbilityPlay {
  typealias Model = QuietModel
  static let hasTasks = false
  let log = FactLog()
  private var tokens: [QuietToken?] = []
  private var requests: [(handle: PresentationHandle, overlay: OverlayConfiguration)] = []

  init() { log.stage.countSoberly() }

  func perform(_ step: QuietStep) {
    let presenter = log.stage.presenter
    switch step {
    case .begin(let below, let name, let length, let afterwards):
      tokens.append(
        presenter.quiet(
          below: below.map(Priority.init(step:)), names: name.map { [$0] },
          for: length.map { .milliseconds($0) }, then: afterwards))
    case .end(let place):
      guard !tokens.isEmpty else { break }
      if place.isMultiple(of: 2) {
        tokens[place % tokens.count]?.end()
      } else {
        tokens[place % tokens.count] = nil
      }
    case .present(let terms): present(terms)
    case .displace(let lifetime):
      var overlay = OverlayConfiguration(lifetime: lifetime, priority: 1)
      overlay.precedence = .replace(restoresReplaced: true)
      let other = presenter.present(.words("Other"), as: overlay, name: "Other")
      requests.append((other, overlay))
    case .update(let place, let lifetime, let priority):
      guard !requests.isEmpty else { break }
      let number = place % requests.count
      requests[number].overlay.lifetime =
        lifetime.map { .timed(.milliseconds($0)) } ?? .infinite
      requests[number].overlay.priority = Priority(step: priority)
      requests[number].handle.update(as: requests[number].overlay)
    case .dismiss(let place):
      if !requests.isEmpty { requests[place % requests.count].handle.dismiss() }
    case .closeWindow: log.stage.host.closeWindow()
    }
  }

  private func present(_ terms: QuietStep.Terms) {
    var overlay = OverlayConfiguration(lifetime: terms.lifetime, priority: terms.priority)
    overlay.delay = .milliseconds(terms.delay)
    overlay.maximumWait = terms.maximumWait.map { .milliseconds($0) }
    overlay.isReply = terms.kind == .replies
    let text = "\(terms.name)\(requests.count)"
    var content = OverlayContent.words(text)
    if terms.kind == .asks {
      content = .words(text, button: OverlayNode.Button("OK"))
      overlay.backdrop = Backdrop(
        tap: .absorb, fadeIn: .easeOut(.milliseconds(100)), fadeOut: .easeOut(.milliseconds(100)))
    }
    let handle = log.stage.presenter.present(content, as: overlay, name: terms.name)
    requests.append((handle, overlay))
  }
}

extension Priority {
  /// Creates a priority for a script, where 0 means normal and 1 means high.
  init(step: Int) { self.init(500 + 250 * step) }
}

extension OverlayConfiguration {
  /// Creates an overlay for a script, with motions of 100 ms even for reduced motion.
  init(lifetime: Int?, priority: Int) {
    self = .lasting
    if let lifetime { self.lifetime = .timed(.milliseconds(lifetime)) }
    self.priority = Priority(step: priority)
    reducedMotion = .keep
  }
}

extension Stage {
  /// Makes summaries show only a number, and fade in multiples of 50 ms.
  func countSoberly() {
    presenter.summary = { .words("\($0) messages") }
    HostConnection(to: presenter).preferencesChanged(to: Preferences(reducesMotion: true))
  }
}
