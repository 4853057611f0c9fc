/// A request to dismiss overlays, and the news of their end.
///
/// Releasing the object changes nothing.
@MainActor
public final class Dismissal {
  /// Whether all overlays of the request have gone.
  package private(set) var isComplete = false
  /// The number of overlays still to go.
  private var left = 0
  private let completion: (@MainActor () -> Void)?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(completion: (@MainActor () -> Void)?) {
    self.completion = completion
  }

  /// Waits until all overlays of the request have gone; any number of tasks may wait.
  ///
  /// Cancelling the waiting task does not end the wait.
  public func wait() async {
    guard !isComplete else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Begins to wait for `count` overlays.
  func begin(count: Int) {
    left = count
  }

  /// Notes that one of the overlays has gone.
  func countDown() {
    left -= 1
    if left == 0 { complete() }
  }

  /// Completes the dismissal: no overlay is left to wait for.
  func complete() {
    guard !isComplete else { return }
    isComplete = true
    let resumed = waiters
    waiters = []
    completion?()
    for waiter in resumed { waiter.resume() }
  }
}
