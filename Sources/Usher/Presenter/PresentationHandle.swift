public import UsherCore

/// One request to show an overlay, in the hands of the one who made it.
///
/// Letting go of the handle changes nothing.
@MainActor
public final class PresentationHandle {
  /// The overlay's name.
  public nonisolated let id: OverlayID
  /// How it ended; `nil` as long as it is shown or waits.
  public private(set) var result: Outcome?
  private weak var presenter: Presenter?
  private var waiters: [CheckedContinuation<Outcome, Never>] = []

  init(id: OverlayID, presenter: Presenter) {
    self.id = id
    self.presenter = presenter
  }

  /// How it ends; waits until it has, and any number of tasks may wait.
  ///
  /// Cancelling the waiting task leaves the overlay alone and does not end the wait.
  public var outcome: Outcome {
    get async {
      if let result { return result }
      return await withCheckedContinuation { waiters.append($0) }
    }
  }

  /// Sends it away, or takes it back where it still waits; afterwards this changes nothing.
  public func dismiss() {
    presenter?.dismiss(id)
  }

  func finish(_ outcome: Outcome) {
    guard result == nil else { return }
    result = outcome
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume(returning: outcome) }
  }
}
