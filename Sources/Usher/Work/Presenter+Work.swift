extension Presenter {
  /// Shows an overlay while work goes on, and returns the work's value.
  ///
  /// Nothing is shown of work that ends within `grace`, but for what `done` and `failed` return.
  /// Once shown, the overlay stays for `atLeast`, then says in the same place that the work is done
  /// or has failed, or goes. The value or the error is returned at once, whatever is shown; only a
  /// failure that offers to retry waits for the user.
  ///
  /// A last word leaves after the lifetime of `preset`. If that is `infinite` or the
  /// usual one, it leaves after four seconds, or after at least six if it has a button, and later
  /// if it takes longer to read. With a button it stays while a screen reader is in use. A failure
  /// with a button always stays until the user answers.
  ///
  /// If the task is cancelled, so is the work, and the overlay goes at once, without a last word.
  ///
  /// Work with a name is another attempt at what failed under that name before: if the user is
  /// still told of that failure, it goes, and a call that waits for the user throws its error.
  /// Works of one name that run at the same time do not touch each other's ends. With the identity
  /// policy `mergeAndCount`, their last words merge into one, which counts them; other policies
  /// have no effect. A failure that offers to retry merges with nothing, and neither do overlays of
  /// work that goes on: each stands for its own work, which closing it cancels.
  ///
  /// ```swift
  /// let letters = try await presenter.present(
  ///   while: .processing(OverlayNode.Text("Fetching"))
  /// ) {
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
  ///   - preset: The place and the surface, and the lifetime of the last word.
  ///   - name: The name of what the work is about; also the name to find the overlay by.
  ///   - grace: The time for which nothing is shown.
  ///   - least: The time for which the overlay is seen at least.
  ///   - closing: The fate of the work if the user sends the overlay away.
  ///   - work: The work.
  ///   - done: Returns the content after a success; `nil` for none.
  ///   - failed: Returns the content after a failure; `nil` for none.
  /// - Returns: The value of `work`.
  /// - Throws: The last error of `work`; `CancellationError` if it was cancelled before it ended.
  public func present<Value: Sendable>(
    while content: OverlayContent, using preset: OverlayPreset = .persistent,
    name: String? = nil, grace: Duration = .milliseconds(300),
    atLeast least: Duration = .milliseconds(500), closing: WorkClosing = .cancelsWork,
    work: @escaping @MainActor @Sendable () async throws -> Value,
    done: @MainActor (Value) -> OverlayContent? = { _ in nil },
    failed: @MainActor (WorkFailure) -> OverlayContent? = { _ in nil }
  ) async throws -> Value {
    if let name { giveUpFailures(named: name) }
    let shown = ShownWork(
      by: self, content, using: preset, name: name,
      on: ShownWork.Terms(grace: grace, least: least, closing: closing))
    while true {
      if Task.isCancelled {
        shown.dismiss()
        throw CancellationError()
      }
      let task = Task { try await shown.run(work) }
      shown.begin { task.cancel() }
      let result = await withTaskCancellationHandler {
        await task.result
      } onCancel: {
        task.cancel()
        Task { @MainActor in shown.dismiss() }
      }
      switch result {
      case .success(let value):
        if Task.isCancelled {
          shown.dismiss()
        } else {
          shown.end(with: done(value), isNews: false) {}
        }
        return value
      case .failure(let error):
        guard !task.isCancelled else {
          shown.dismiss()
          throw CancellationError()
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
    func answer(_ retries: Bool) {
      isRetried = isRetried ?? retries
      answers.resume(returning: retries)
    }
    let failure = WorkFailure(error) { answer(true) }
    let last = failed(failure)?.tellingFailure
    shown.end(with: last, isNews: true, offersRetry: failure.offersRetry) { answer(false) }
    guard failure.offersRetry else { return false }
    if let isRetried { return isRetried }
    do { return try await answers.value() } catch {
      shown.dismiss()
      throw error
    }
  }
}
