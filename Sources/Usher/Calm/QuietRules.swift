internal import UsherCore

/// The names used in a presenter's quiet rules.
final class QuietRules: PresenterAbility {
  /// The names of each rule that has names.
  private var names: [QuietID: [OverlayName]] = [:]

  init(of presenter: Presenter) {}

  /// Starts a quiet rule.
  ///
  /// The rule uses its names until it ends.
  func begin(_ id: QuietID, _ rule: QuietRequest, in presenter: Presenter) {
    // The order is fixed, because new names get ascending numbers.
    let interned = rule.names.map { $0.sorted().map { presenter.names.intern($0) } }
    names[id] = interned
    presenter.receive(
      .quietBegan(
        id,
        Quiet(
          below: rule.priority, names: interned.map { Set($0) }, lane: rule.lane,
          length: rule.length, afterwards: rule.afterwards)))
  }

  /// Ends a quiet rule.
  ///
  /// Does nothing if the rule has ended automatically.
  func end(_ id: QuietID, in presenter: Presenter) {
    presenter.receive(.quietEnded(id))
    // Requests that the rule held back use the names themselves.
    for name in names.removeValue(forKey: id) ?? [] { presenter.names.release(name) }
  }
}
