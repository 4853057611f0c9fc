public import UsherCore

/// A token for quiet.
///
/// Quiet lasts until the token ends or is released. Retain the token as long as you need quiet:
///
/// ```swift
/// let quiet = presenter.quiet(below: .high, then: .summarize)
/// presenter.present(.notification(title: "Saved"))  // waits
/// quiet.end()  // "1 message"
/// ```
@MainActor
public final class QuietToken {
  /// The rule's number, as shown by `Presenter.explain()`.
  public let id: QuietID
  private var presenters: [Defaults.WeakPresenter] = []
  /// The rule for future windows, or `nil` if quiet applies to one window or has ended.
  private(set) var rule: QuietRequest?

  private static var count: UInt64 = 0

  /// Creates a token with a unique number.
  ///
  /// If there is a rule, quiet also applies to future windows.
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

  var isOpen: Bool { !presenters.isEmpty }

  /// Ends quiet, like releasing the token.
  ///
  /// Requests that were held back are shown, summarized or dropped, as chosen when quiet started.
  /// Does nothing if quiet has already ended.
  public func end() {
    let ended = presenters
    (presenters, rule) = ([], nil)
    Self.end(id, in: ended)
  }

  /// Starts quiet in a presenter, until the token ends.
  func silence(_ presenter: Presenter, _ rule: QuietRequest) {
    presenters.removeAll { $0.presenter == nil }
    presenters.append(Defaults.WeakPresenter(presenter: presenter))
    presenter.ability(QuietRules.self).begin(id, rule, in: presenter)
  }

  /// Starts quiet in a new window, unless quiet has ended.
  func silence(_ presenter: Presenter) {
    if let rule { silence(presenter, rule) }
  }

  private static func end(_ id: QuietID, in presenters: [Defaults.WeakPresenter]) {
    for presenter in presenters.compactMap(\.presenter) {
      presenter.ability(QuietRules.self).end(id, in: presenter)
    }
  }
}

/// A quiet rule, with the names that the app uses.
struct QuietRequest: Sendable {
  let priority: Priority?
  let names: Set<String>?
  let lane: LaneID?
  var length: Duration?
  let afterwards: QuietEndAction
}
