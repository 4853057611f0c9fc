/// A request to dismiss overlays, which can be awaited.
///
/// Releasing the object doesn't affect the request.
@MainActor
public final class Dismissal {
  /// Whether all overlays of the request were removed.
  package private(set) var isComplete = false
  /// The number of overlays that weren't removed yet.
  private var left = 0
  private let completion: (@MainActor () -> Void)?
  private let waiters = Waiters<Void>()

  init(completion: (@MainActor () -> Void)?) {
    self.completion = completion
  }

  static var completed: Dismissal {
    let dismissal = Dismissal(completion: nil)
    dismissal.complete()
    return dismissal
  }

  /// Waits until all overlays of the request are removed.
  ///
  /// Several tasks can wait.
  ///
  /// If the waiting task is canceled, `CancellationError` is thrown, and the overlays are still
  /// dismissed.
  public func wait() async throws(CancellationError) {
    guard !isComplete else { return }
    try await waiters.value()
  }

  func expect(_ count: Int) {
    left = count
  }

  func overlayHasGone() {
    left -= 1
    if left == 0 { complete() }
  }

  func complete() {
    guard !isComplete else { return }
    isComplete = true
    completion?()
    waiters.resume(returning: ())
  }
}
