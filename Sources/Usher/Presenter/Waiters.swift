/// The tasks that wait for a value, in order.
@MainActor
final class Waiters<Value: Sendable> {
  private var waiting: [(number: Int, continuation: CheckedContinuation<Value?, Never>)] = []
  private var count = 0

  /// Waits until `resume(returning:)` is called, or throws when the waiting task is canceled.
  func value() async throws(CancellationError) -> Value {
    count += 1
    let number = count
    let value = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append((number, $0)) }
    } onCancel: {
      // The main actor is free only after the task started to wait, so the task is found.
      Task { @MainActor in self.cancel(number) }
    }
    guard let value else { throw CancellationError() }
    return value
  }

  func resume(returning value: Value) {
    let resumed = waiting
    waiting = []
    for waiter in resumed { waiter.continuation.resume(returning: value) }
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(returning: nil)
  }
}
