import UsherTesting

/// Work that ends when the test ends it, or when its task is canceled.
@MainActor
final class Gate {
  private(set) var passes = 0
  private(set) var cancellations = 0
  /// Called when waiting work is canceled.
  var onCancel: @MainActor () -> Void = {}
  private var waiting: CheckedContinuation<Int, any Error>?

  var isAwaited: Bool { waiting != nil }

  /// Waits until the gate is opened.
  func pass() async throws -> Int {
    passes += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Ends the work, after waiting until it begins.
  func open(with result: Result<Int, any Error>) async throws {
    try await ManualClock().wait { waiting != nil }
    waiting?.resume(with: result)
    waiting = nil
  }

  /// Ends the work if it's running.
  func openIfAwaited(with result: Result<Int, any Error>) {
    waiting?.resume(with: result)
    waiting = nil
  }

  private func cancel() {
    guard let waiting else { return }
    cancellations += 1
    onCancel()
    self.waiting = nil
    waiting.resume(throwing: CancellationError())
  }
}
