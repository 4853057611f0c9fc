internal import UsherCore

/// A failure of work with a name, from the end of its attempt until the user is told of it no more.
///
/// Work of the name that begins meanwhile is another attempt at the same thing, and takes its
/// place.
@MainActor
final class ToldFailure {
  private let name: String
  private weak var work: ShownWork?
  /// The overlay that tells the failure; it may outlive the work.
  weak var teller: PresentationHandle?

  fileprivate init(of work: ShownWork, named name: String) {
    self.work = work
    self.name = name
  }

  /// Sends the failure away; a call that waits for the user goes on as if they had not retried.
  fileprivate func giveUp() {
    if let work { work.giveUp() } else { teller?.dismiss() }
  }

  /// Forgets the failure, of which the user is told no more.
  func end(in presenter: Presenter?) {
    presenter?.existingAbility(ToldFailures.self)?.remove(self, named: name)
  }
}

/// The failures of a presenter's work that the user is told of.
final class ToldFailures: PresenterAbility {
  /// The failures, by the name of the work.
  private var failures: [String: [ToldFailure]] = [:]

  init(of presenter: Presenter) {}

  /// Notes a failure, and returns it; `nil` for work without a name.
  func note(_ work: ShownWork, named name: String?) -> ToldFailure? {
    guard let name else { return nil }
    let failure = ToldFailure(of: work, named: name)
    failures[name, default: []].append(failure)
    return failure
  }

  /// Sends the failures of a name away that the user is still told of, since work of the name
  /// begins.
  func giveUp(named name: String) {
    for failure in failures.removeValue(forKey: name) ?? [] { failure.giveUp() }
  }

  fileprivate func remove(_ failure: ToldFailure, named name: String) {
    failures[name]?.removeAll { $0 === failure }
    if failures[name]?.isEmpty == true { failures[name] = nil }
  }
}
