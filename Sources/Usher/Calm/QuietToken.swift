public import UsherCore

/// A token for quiet that lasts until the token ends or is released.
///
/// Keep the token as long as the quiet is to last:
///
/// ```swift
/// let quiet = presenter.quiet(below: .high, then: .summarize)
/// presenter.present(.notification(title: "Saved"))  // waits
/// quiet.end()  // "1 message"
/// ```
@MainActor
public final class QuietToken {
  /// The rule's number, for developers: `Presenter.explain()` names it.
  public let id: QuietID
  private var presenters: [Defaults.WeakPresenter] = []
  /// The rule for windows to come; `nil` for quiet in one window, and after its end.
  private(set) var rule: QuietRequest?

  private static var count: UInt64 = 0

  /// Makes a token with a number of its own; with a rule, for windows to come as well.
  init(everywhere rule: QuietRequest? = nil) {
    Self.count += 1
    id = QuietID(Self.count)
    self.rule = rule
  }

  deinit {
    let (id, presenters) = (id, presenters)
    guard !presenters.isEmpty else { return }
    MainActor.afterDeinit { Self.end(id, in: presenters) }
  }

  /// Whether the quiet has yet to end.
  var isOpen: Bool { !presenters.isEmpty }

  /// Ends the quiet, as releasing the token does; a no-op once it has ended.
  ///
  /// What was kept waiting is shown, summarized or dropped, as was asked for when the quiet began.
  public func end() {
    let ended = presenters
    (presenters, rule) = ([], nil)
    Self.end(id, in: ended)
  }

  /// Makes a presenter quiet until the token ends.
  func silence(_ presenter: Presenter, _ rule: QuietRequest) {
    presenters.removeAll { $0.presenter == nil }
    presenters.append(Defaults.WeakPresenter(presenter: presenter))
    presenter.ability(QuietRules.self).begin(id, rule, in: presenter)
  }

  /// Makes a window to come quiet, unless the quiet has ended.
  func silence(_ presenter: Presenter) {
    if let rule { silence(presenter, rule) }
  }

  private static func end(_ id: QuietID, in presenters: [Defaults.WeakPresenter]) {
    for presenter in presenters.compactMap(\.presenter) {
      presenter.ability(QuietRules.self).end(id, in: presenter)
    }
  }
}

/// A rule of quiet, with the app's names.
struct QuietRequest: Sendable {
  let priority: Priority?
  let names: Set<String>?
  let lane: LaneID?
  var length: Duration?
  let afterwards: QuietEndAction
}
