/// A request to dismiss, in the hands of the one who made it.
///
/// Letting go of it changes nothing.
@MainActor
public final class Dismissal {
  /// Whether everything that was meant has gone.
  public private(set) var isComplete = false
  /// How much of what was meant is still there.
  private var left = 0
  private let completion: (@MainActor () -> Void)?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(completion: (@MainActor () -> Void)?) {
    self.completion = completion
  }

  /// Waits until everything that was meant has gone; any number of tasks may wait.
  ///
  /// Cancelling the waiting task does not end the wait.
  public func wait() async {
    guard !isComplete else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Begins to wait for so many overlays.
  func begin(count: Int) {
    left = count
  }

  /// One of them has gone.
  func countDown() {
    left -= 1
    if left == 0 { complete() }
  }

  /// There is nothing to wait for any more.
  func complete() {
    guard !isComplete else { return }
    isComplete = true
    let resumed = waiters
    waiters = []
    completion?()
    for waiter in resumed { waiter.resume() }
  }
}
