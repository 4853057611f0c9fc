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
    presenter?.toldFailures[name]?.removeAll { $0 === self }
    if presenter?.toldFailures[name]?.isEmpty == true { presenter?.toldFailures[name] = nil }
  }
}

extension Presenter {
  /// Notes a failure, and returns it; `nil` for work without a name.
  func noteFailure(of work: ShownWork, named name: String?) -> ToldFailure? {
    guard let name else { return nil }
    let failure = ToldFailure(of: work, named: name)
    toldFailures[name, default: []].append(failure)
    return failure
  }

  /// Sends the failures of a name away that the user is still told of, since work of the name
  /// begins.
  func giveUpFailures(named name: String) {
    for failure in toldFailures.removeValue(forKey: name) ?? [] { failure.giveUp() }
  }
}
