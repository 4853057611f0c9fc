import Usher
import UsherTesting

/// Messages that merge or exceed a rate, and play a script.
@MainActor
final class StormPlay: AbilityPlay {
  typealias Model = StormModel
  static let hasTasks = false
  let log = FactLog()
  private var requests: [Request] = []

  private struct Request {
    let handle: PresentationHandle
    /// The terms, or `nil` for an overlay that isn't changed.
    let terms: StormStep.Terms?
    var overlay: OverlayConfiguration
  }

  init() { log.stage.countSoberly() }

  func perform(_ step: StormStep) {
    let presenter = log.stage.presenter
    switch step {
    case .send(let terms, let times): for _ in 0..<times { send(terms) }
    case .change(let place, let word):
      guard !requests.isEmpty, let terms = requests[place % requests.count].terms else { break }
      requests[place % requests.count].handle.update(to: content(of: terms, word: word))
    case .extend(let place, let lifetime):
      guard !requests.isEmpty, requests[place % requests.count].terms != nil else { break }
      let number = place % requests.count
      requests[number].overlay.lifetime =
        lifetime.map { .timed(.milliseconds($0)) } ?? .infinite
      requests[number].handle.update(as: requests[number].overlay)
    case .dismiss(let place):
      if !requests.isEmpty { requests[place % requests.count].handle.dismiss() }
    case .displace(let lifetime):
      var overlay = OverlayConfiguration(lifetime: lifetime, priority: 2)
      overlay.precedence = .replace(restoresReplaced: true)
      let other = presenter.present(.words("Other"), as: overlay, name: "Other")
      requests.append(Request(handle: other, terms: nil, overlay: overlay))
    case .limit(let limit, let stacks):
      presenter.configure(
        .main,
        LaneSettings(
          capacity: 1, rate: limit.map(Rate.init),
          arrangement: stacks ? .list(spacing: 8) : .layered))
    case .closeWindow: log.stage.host.closeWindow()
    }
  }

  private func content(of terms: StormStep.Terms, word: String) -> OverlayContent {
    let text = "\(terms.name) \(word)"
    return terms.hasButton ? .words(text, button: OverlayNode.Button("OK")) : .words(text)
  }

  private func send(_ terms: StormStep.Terms) {
    var overlay = OverlayConfiguration(lifetime: terms.lifetime, priority: terms.priority)
    overlay.delay = .milliseconds(terms.delay)
    if terms.merges { overlay.identity = .mergeAndCount }
    let handle = log.stage.presenter.present(
      content(of: terms, word: terms.word), as: overlay, name: terms.name)
    if case .updated(let target) = handle.result {
      let number = requests.firstIndex { $0.handle.id == target }
      log.note("r\(requests.count)", "merges into r\(number ?? -1)")
    }
    requests.append(Request(handle: handle, terms: terms, overlay: overlay))
  }
}

extension Rate {
  fileprivate init(_ limit: StormStep.Limit) {
    self.init(
      limit.count, per: .milliseconds(limit.time),
      then: limit.excess == .summarize ? .summarize : .refuse,
      passing: Priority(step: limit.passing))
  }
}
