package import Usher

/// Functions that also work if there is no presenter, because there is no window.
extension Presenter? {
  /// The presenter to use for questions.
  ///
  /// - Throws: `RefusedQuestion` with `hostClosed` if there is no presenter.
  @MainActor package var forQuestions: Presenter {
    get throws(RefusedQuestion) {
      guard let self else { throw RefusedQuestion(refusal: .hostClosed) }
      return self
    }
  }

  /// Shows an overlay while work is in progress.
  ///
  /// Without a presenter, just performs the work.
  ///
  /// - Parameters:
  ///   - overlay: The overlay to show while the work is in progress.
  ///   - appearance: The appearance of content that doesn't set its own, or `nil` to follow the
  ///     window.
  ///   - grace: The time before the overlay is shown.
  ///   - least: The minimum time for which the overlay is visible.
  ///   - dismissPolicy: How dismissing the overlay affects the work.
  ///   - work: A closure that performs the work.
  ///   - success: A closure that returns the overlay after a success, or `nil` to show none.
  ///   - failure: A closure that returns the overlay after a failure, or `nil` to show none.
  /// - Returns: The value of `work`.
  /// - Throws: The last error thrown by `work`, or `CancellationError` if the work was canceled
  ///   before it ended.
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

  /// Offers to undo a change, using the presenter's method with the same parameters.
  ///
  /// If there is no presenter, the change is committed immediately. If the commit fails, the change
  /// is undone.
  ///
  /// - Returns: How the change ended.
  @MainActor
  package func undoable(
    _ name: String, of count: Int, duration time: Duration, whenAbandoned: UndoAbandonPolicy,
    using preset: OverlayPreset, message: @escaping @MainActor (Int) -> String,
    failure: @escaping @MainActor (any Error) -> Overlay?,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    guard let self else {
      // The commit must not depend on the task that offers to undo the change.
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
