import Usher
import UsherTesting

/// A history that plays a script.
@MainActor
final class HistoryPlay: AbilityPlay {
  typealias Model = HistoryModel
  static let hasTasks = false
  let log = FactLog()
  /// The handles that the app retains, in the order of the messages.
  private var handles: [PresentationHandle?] = []
  private var titles = 0
  private var list: PresentationHandle?
  /// The text of the search field.
  private var search: ObservableValue<String>?

  init() {
    _ = log.stage.presenter.history
    log.isHeard = false
    log.state = { [unowned self] in log.stage.presenter.history.entries.map(\.words) + listed }
  }

  func perform(_ step: HistoryStep) {
    let (host, presenter, usable) = (log.stage.host, log.stage.presenter, log.usable)
    switch step {
    case .present(let terms): present(terms, .queue)
    case .displace(let terms, let restores):
      if !isListing { present(terms, .replace(restoresReplaced: restores)) }
    case .update(let place, let isPrivate):
      guard !handles.isEmpty, let handle = handles[place % handles.count] else { break }
      titles += 1
      handle.update(to: content(hasButton: true, isPrivate: isPrivate))
    case .dismiss(let place):
      if !usable.isEmpty { presenter.dismiss(usable[place % usable.count]) }
    case .dismissWaiting: presenter.dismiss(.waiting(in: .main))
    case .press(let place): press(place)
    case .escape: if usable.count == 1 { _ = presenter.press(.escape) }
    case .activate(let isActive): host.setAppActive(isActive)
    case .limit(let limit): presenter.history.limit = limit
    case .clear: presenter.history.clear()
    case .markSeen: presenter.history.markAllAsSeen()
    case .openList: openList()
    case .closeList: pressInList("Close")
    case .clearInList: pressInList("Clear")
    case .restoreInList: pressInList("Undo")
    case .choose(let missed): pressInList(missed ? "Missed" : "All")
    case .search(let words): if isListing { search?.value = words }
    case .release(let place): if !handles.isEmpty { handles[place % handles.count] = nil }
    case .beginAnew: if !isListing { presenter.history = OverlayHistory() }
    case .closeWindow: host.closeWindow()
    }
  }

  /// Whether a list is shown.
  private var isListing: Bool {
    list.map { log.stage.presenter.shown.contains($0.id) } ?? false
  }

  /// The texts of the list, including the titles of buttons.
  private var listed: [String] {
    guard let list, let root = log.stage.host.attached[list.id]?.root else { return [] }
    return ["list: " + root.texts.filter { !$0.isEmpty }.joined(separator: " | ")]
  }

  private func content(hasButton: Bool, isPrivate: Bool) -> OverlayContent {
    let title = "T\(titles)"
    var content =
      hasButton
      ? OverlayContent.words(
        title, button: OverlayNode.Button("OK") { [log] in log.note(title, "acts") })
      : OverlayContent.words(title)
    content.isPrivate = isPrivate
    return content
  }

  private func present(_ terms: HistoryStep.Terms, _ precedence: Precedence) {
    var overlay = OverlayConfiguration.lasting
    if let lifetime = terms.lifetime { overlay.lifetime = .timed(.milliseconds(lifetime)) }
    overlay.identity = terms.identity
    overlay.precedence = precedence
    overlay.pausesFor = [.question]
    titles += 1
    handles.append(
      log.stage.presenter.present(
        content(hasButton: terms.hasButton, isPrivate: terms.isPrivate), as: overlay,
        name: terms.name))
  }

  private func openList() {
    guard !isListing else { return }
    var overlay = OverlayConfiguration.lasting
    overlay.precedence = .stack
    overlay.backdrop = Backdrop(
      tap: .absorb, fadeIn: .easeOut(.milliseconds(100)), fadeOut: .easeOut(.milliseconds(100)))
    var words = HistoryStrings()
    words.times = { "\($0) times" }
    words.reason = { if case .refused = $0 { "refused" } else { nil } }
    let content = OverlayContent.history(of: log.stage.presenter, strings: words)
    list = log.stage.presenter.present(content, as: overlay, name: "List")
    search = content.root.fields.first?.text
  }

  private func pressInList(_ title: String) {
    guard let list, let buttons = log.stage.host.attached[list.id]?.root.buttons,
      let number = buttons.firstIndex(where: { $0.title == title })
    else { return }
    log.stage.host.pressButton(number, of: list.id)
  }

  private func press(_ place: Int) {
    let host = log.stage.host
    guard let front = log.usable.last, let buttons = host.attached[front]?.root.buttons else {
      return
    }
    let numbers = buttons.indices.filter { buttons[$0].title == "OK" }
    if !numbers.isEmpty { host.pressButton(numbers[place % numbers.count], of: front) }
  }
}

extension OverlayHistory.Entry {
  fileprivate var words: String {
    func time(_ moment: Instant?) -> String {
      moment.map { "\($0.nanoseconds / 1_000_000)" } ?? "never"
    }
    let end =
      switch outcome {
      case nil: "pending"
      case .dismissed(let reason): "\(reason)"
      case .refused: "refused"
      case .updated: "updated"
      }
    let sight = isMissed ? ", missed" : isSeen ? ", seen" : ""
    let texts = texts.joined(separator: "/")
    return "\(id) \(name ?? "") \(texts) x\(count): asked \(time(requested)),"
      + " appeared \(time(appeared)), ended \(time(ended)) \(end)\(sight)"
  }
}
