extension Presenter {
  /// Shows an overlay while work goes on, and returns the work's value.
  ///
  /// Nothing is shown of work that ends within `grace`, but for what `done` and `failed` return.
  /// Once shown, the overlay stays for `atLeast`, then says in the same place that the work is done
  /// or has failed, or goes. The value or the error is returned at once, whatever is shown; only a
  /// failure that offers to retry waits for the user.
  ///
  /// If the task is cancelled, so is the work; the overlay goes, and `failed` is not called.
  ///
  /// ```swift
  /// let letters = try await presenter.present(while: .processing(OverlayNode.Text("Fetching"))) {
  ///   try await fetch()
  /// } done: {
  ///   .notification(title: "\($0) new letters")
  /// } failed: {
  ///   .notification(title: "No connection", button: $0.retry())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - content: The content while the work goes on.
  ///   - attributes: The place and the surface.
  ///   - name: The name to find and compare the overlay by.
  ///   - grace: The time for which nothing is shown.
  ///   - least: The time for which the overlay is seen at least.
  ///   - closing: What happens to the work if the user sends the overlay away.
  ///   - work: The work.
  ///   - done: Returns the content after a success; `nil` for none.
  ///   - failed: Returns the content after a failure; `nil` for none.
  /// - Returns: The value of `work`.
  /// - Throws: The last error of `work`; `CancellationError` if it was cancelled.
  public func present<Value: Sendable>(
    while content: OverlayContent, using attributes: OverlayAttributes = .persistent,
    name: String? = nil, grace: Duration = .milliseconds(300),
    atLeast least: Duration = .milliseconds(500), closing: WorkClosing = .cancelsWork,
    work: @escaping @MainActor @Sendable () async throws -> Value,
    done: @MainActor (Value) -> OverlayContent? = { _ in nil },
    failed: @MainActor (WorkFailure) -> OverlayContent? = { _ in nil }
  ) async throws -> Value {
    let shown = ShownWork(
      by: self, content, using: attributes, name: name,
      on: ShownWork.Terms(grace: grace, least: least, closing: closing))
    while true {
      try Task.checkCancellation()
      let task = Task { try await work() }
      shown.begin { task.cancel() }
      let result = await withTaskCancellationHandler {
        await task.result
      } onCancel: {
        task.cancel()
      }
      switch result {
      case .success(let value):
        shown.end(with: done(value), isNews: false)
        return value
      case .failure(let error):
        guard !Task.isCancelled, !task.isCancelled else {
          shown.dismiss()
          throw error
        }
        guard try await retries(after: error, shown, failed) else { throw error }
      }
    }
  }

  /// Tells of a failure, and waits for the user if they may retry.
  ///
  /// - Returns: Whether to do the work again.
  private func retries(
    after error: any Error, _ shown: ShownWork,
    _ failed: @MainActor (WorkFailure) -> OverlayContent?
  ) async throws -> Bool {
    let answers = Waiters<Bool>()
    var isRetried: Bool?
    let failure = WorkFailure(error) {
      isRetried = true
      answers.resume(returning: true)
    }
    let content = failed(failure)
    guard let handle = shown.end(with: content, isNews: true), failure.offersRetry else {
      return false
    }
    handle.whenEnded { _ in
      if isRetried == nil { isRetried = false }
      answers.resume(returning: false)
    }
    if let isRetried { return isRetried }
    do { return try await answers.value() } catch {
      shown.dismiss()
      throw error
    }
  }
}
