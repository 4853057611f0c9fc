internal import UsherCore

/// The names that a presenter's rules of quiet use.
final class QuietRules: PresenterAbility {
  /// The names of each rule that has any.
  private var names: [QuietID: [OverlayName]] = [:]

  init(of presenter: Presenter) {}

  /// Begins a rule of quiet, whose names are in use until it ends.
  func begin(_ id: QuietID, _ rule: QuietRequest, in presenter: Presenter) {
    // In a fixed order, since new names get ascending numbers.
    let interned = rule.names.map { $0.sorted().map { presenter.names.intern($0) } }
    names[id] = interned
    presenter.receive(
      .quietBegan(
        id,
        Quiet(
          below: rule.priority, names: interned.map { Set($0) }, lane: rule.lane,
          length: rule.length, afterwards: rule.afterwards)))
  }

  /// Ends a rule of quiet; a no-op if it has ended by itself.
  func end(_ id: QuietID, in presenter: Presenter) {
    presenter.receive(.quietEnded(id))
    // Requests that the rule kept waiting use the names themselves.
    for name in names.removeValue(forKey: id) ?? [] { presenter.names.release(name) }
  }
}
