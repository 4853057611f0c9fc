internal import UsherCore

/// A failure of work with a name, from the end of its attempt until it is no longer shown.
///
/// If work with the same name starts earlier, it replaces the failure.
@MainActor
final class ToldFailure {
  private let name: String
  private weak var work: ShownWork?
  /// The overlay that shows the failure.
  ///
  /// It may exist longer than the work.
  weak var teller: PresentationHandle?

  fileprivate init(of work: ShownWork, named name: String) {
    self.work = work
    self.name = name
  }

  /// Dismisses the failure.
  ///
  /// A call that waits for the user continues as if the user hadn't retried.
  fileprivate func giveUp() {
    if let work { work.giveUp() } else { teller?.dismiss() }
  }

  func end(in presenter: Presenter?) {
    presenter?.existingAbility(ToldFailures.self)?.remove(self, named: name)
  }
}

/// The failures of a presenter's work that are still shown.
final class ToldFailures: PresenterAbility {
  private var failures: [String: [ToldFailure]] = [:]

  init(of presenter: Presenter) {}

  /// Records a failure and returns it, or returns `nil` if the work has no name.
  func note(_ work: ShownWork, named name: String?) -> ToldFailure? {
    guard let name else { return nil }
    let failure = ToldFailure(of: work, named: name)
    failures[name, default: []].append(failure)
    return failure
  }

  /// Dismisses the failures with a name that are still shown, because work with that name starts.
  func giveUp(named name: String) {
    for failure in failures.removeValue(forKey: name) ?? [] { failure.giveUp() }
  }

  fileprivate func remove(_ failure: ToldFailure, named name: String) {
    failures[name]?.removeAll { $0 === failure }
    if failures[name]?.isEmpty == true { failures[name] = nil }
  }
}
