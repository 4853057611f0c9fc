/// A change that the app has shown already, and that is committed or undone later, once.
@MainActor
final class UndoableRequest {
  typealias Commit = @MainActor @Sendable () async throws -> Void
  typealias Undo = @MainActor @Sendable () -> Void

  /// The number of things that the request counts.
  let count: Int
  let whenLeft: WhenLeft
  private let perform: (commit: Commit, undo: Undo)
  private var state = State.pending(nil)

  private enum State {
    /// The request has not come to its end, for which this call waits.
    case pending(CheckedContinuation<UndoableEnd, Never>?)
    case ended(UndoableEnd)
  }

  init(of count: Int, whenLeft: WhenLeft, commit: @escaping Commit, undo: @escaping Undo) {
    self.count = count
    self.whenLeft = whenLeft
    perform = (commit, undo)
  }

  /// The request's end, which one call waits for.
  var end: UndoableEnd {
    get async {
      if case .ended(let end) = state { return end }
      return await withCheckedContinuation { state = .pending($0) }
    }
  }

  func undo() {
    perform.undo()
    finish(with: .undone)
  }

  /// Commits, or undoes if that fails.
  ///
  /// - Returns: The error; `nil` after a success.
  func commit() async -> (any Error)? {
    do {
      try await perform.commit()
      finish(with: .committed)
      return nil
    } catch {
      perform.undo()
      finish(with: .failed(error))
      return error
    }
  }

  private func finish(with end: UndoableEnd) {
    guard case .pending(let waiting) = state else { return }
    state = .ended(end)
    waiting?.resume(returning: end)
  }
}
