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
  private let waiters = Waiters<Void>()

  init(completion: (@MainActor () -> Void)?) {
    self.completion = completion
  }

  /// A dismissal of no overlay.
  static var completed: Dismissal {
    let dismissal = Dismissal(completion: nil)
    dismissal.complete()
    return dismissal
  }

  /// Waits until all overlays of the request have gone; any number of tasks may wait.
  ///
  /// A cancelled task stops waiting and gets a `CancellationError`; the overlays leave all the
  /// same.
  public func wait() async throws(CancellationError) {
    guard !isComplete else { return }
    try await waiters.value()
  }

  /// Sets the number of overlays to wait for.
  func expect(_ count: Int) {
    left = count
  }

  /// Notes that one of the overlays has gone.
  func overlayHasGone() {
    left -= 1
    if left == 0 { complete() }
  }

  /// Completes the dismissal: no overlay is left to wait for.
  func complete() {
    guard !isComplete else { return }
    isComplete = true
    completion?()
    waiters.resume(returning: ())
  }
}
