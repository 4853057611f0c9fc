package import Usher

/// The calls of an optional presenter: if there is no window, the app's work is done without an
/// overlay.
extension Presenter? {
  /// The presenter to ask questions by.
  ///
  /// - Throws: `RefusedQuestion` with `hostClosed` without a presenter.
  @MainActor package var forQuestions: Presenter {
    get throws(RefusedQuestion) {
      guard let self else { throw RefusedQuestion(refusal: .hostClosed) }
      return self
    }
  }

  /// Shows an overlay during work; without a presenter, does the work alone.
  ///
  /// - Parameters:
  ///   - overlay: The overlay during the work.
  ///   - appearance: The appearance for content without one; `nil` follows the window.
  ///   - grace: The time for which nothing is shown.
  ///   - least: The time for which the overlay is seen at least.
  ///   - dismissPolicy: The fate of the work if the user sends the overlay away.
  ///   - work: The work.
  ///   - success: Returns the overlay after a success.
  ///   - failure: Returns the overlay after a failure.
  /// - Returns: The value of `work`.
  /// - Throws: The last error of `work`; `CancellationError` if it was cancelled before it ended.
  @MainActor
  package func present<Value: Sendable>(
    while overlay: Overlay, fixedTo appearance: Appearance?, grace: Duration,
    atLeast least: Duration, dismissPolicy: WorkDismissPolicy,
    work: @escaping @MainActor @Sendable () async throws -> Value,
    success: @MainActor (Value) -> Overlay?, failure: @MainActor (WorkFailure) -> Overlay?
  ) async throws -> Value {
    guard let self else {
      try Task.checkCancellation()
      do { return try await work() } catch {
        try Task.checkCancellation()
        throw error
      }
    }
    return try await self.present(
      while: overlay.fixed(to: appearance), grace: grace,
      atLeast: least, dismissPolicy: dismissPolicy, work: work,
      success: { success($0)?.fixed(to: appearance) },
      failure: { failure($0)?.fixed(to: appearance) })
  }

  /// Offers to undo a change, as the presenter's function does; without a presenter, commits the
  /// change at once, and undoes it if that fails.
  ///
  /// The parameters are the presenter's.
  ///
  /// - Returns: The change's end.
  @MainActor
  package func undoable(
    _ name: String, of count: Int, duration time: Duration, whenAbandoned: UndoAbandonPolicy,
    using preset: OverlayPreset, message: @escaping @MainActor (Int) -> String,
    failure: @escaping @MainActor (any Error) -> Overlay?,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    guard let self else {
      // What is offered does not depend on the task that offers it.
      return await Task {
        do {
          try await commit()
          return .committed
        } catch {
          undo()
          return .failed(error)
        }
      }.value
    }
    return await self.undoable(
      name, of: count, duration: time, whenAbandoned: whenAbandoned, using: preset,
      message: message,
      failure: failure, commit: commit, undo: undo)
  }
}
