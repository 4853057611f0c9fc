extension Presenter {
  /// Shows an overlay while work goes on, and returns the work's value.
  ///
  /// Nothing is shown of work that ends within `grace`, but for what `success` and `failure`
  /// return. Once shown, the overlay stays for `atLeast`, then says in the same place that the work
  /// is done or has failed, or goes. The value or the error is returned at once, whatever is shown;
  /// only a failure that offers to retry waits for the user.
  ///
  /// A last word leaves after the duration that it sets, or else after that of the overlay. If that
  /// is `infinite` or the usual one, it leaves after four seconds, or after at least six if it has
  /// a button, and later if it takes longer to read. With a button it stays while a screen reader
  /// is in use. A failure with a button always stays until the user answers.
  ///
  /// The settings of `overlay` also apply to a last word, which overrides those that it sets
  /// itself. The callbacks of both are called, except that a last word in the overlay's place does
  /// not appear once more; if a last word has actions on taps, only these are called.
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
  ///   while: .progress("Fetching")
  /// ) {
  ///   try await fetch()
  /// } success: {
  ///   .notification(title: "\($0) new letters").duration(.seconds(2))
  /// } failure: {
  ///   .notification(title: "No connection", button: $0.retry())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: What is shown while the work goes on; without a preset of its own, it starts from
  ///     `.persistent`. Its name is that of what the work is about.
  ///   - grace: The time for which nothing is shown.
  ///   - least: The time for which the overlay is seen at least.
  ///   - dismissPolicy: The fate of the work if the user sends the overlay away.
  ///   - work: The work.
  ///   - success: Returns what is shown after a success, in the same place; `nil` for nothing.
  ///   - failure: Returns what is shown after a failure, in the same place; `nil` for nothing.
  /// - Returns: The value of `work`.
  /// - Throws: The last error of `work`; `CancellationError` if it was cancelled before it ended.
  public func present<Value: Sendable>(
    while overlay: Overlay, grace: Duration = .milliseconds(300),
    atLeast least: Duration = .milliseconds(500), dismissPolicy: WorkDismissPolicy = .cancelsWork,
    work: @escaping @MainActor @Sendable () async throws -> Value,
    success: @MainActor (Value) -> Overlay? = { _ in nil },
    failure: @MainActor (WorkFailure) -> Overlay? = { _ in nil }
  ) async throws -> Value {
    if let name = overlay.name { existingAbility(ToldFailures.self)?.giveUp(named: name) }
    let shown = ShownWork(
      by: self, overlay,
      on: ShownWork.Terms(grace: grace, least: least, dismissPolicy: dismissPolicy))
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
          shown.end(with: success(value), isNews: false) {}
        }
        return value
      case .failure(let error):
        guard !task.isCancelled else {
          shown.dismiss()
          throw CancellationError()
        }
        guard try await retries(after: error, shown, failure) else { throw error }
      }
    }
  }

  /// Tells of a failure, and waits for the user if they may retry.
  ///
  /// - Returns: Whether to do the work again.
  private func retries(
    after error: any Error, _ shown: ShownWork,
    _ failure: @MainActor (WorkFailure) -> Overlay?
  ) async throws -> Bool {
    let answers = Waiters<Bool>()
    var isRetried: Bool?
    func answer(_ retries: Bool) {
      isRetried = isRetried ?? retries
      answers.resume(returning: retries)
    }
    let last = WorkFailure(error) { answer(true) }
    let told = failure(last)?.with { $0.content = $0.content.tellingFailure }
    shown.end(with: told, isNews: true, offersRetry: last.offersRetry) { answer(false) }
    guard last.offersRetry else { return false }
    if let isRetried { return isRetried }
    do { return try await answers.value() } catch {
      shown.dismiss()
      throw error
    }
  }
}

extension Presenter {
  /// Shows content while work goes on.
  @_disfavoredOverload
  package func present<Value: Sendable>(
    while content: OverlayContent, using preset: OverlayPreset = .persistent,
    name: String? = nil, grace: Duration = .milliseconds(300),
    atLeast least: Duration = .milliseconds(500), dismissPolicy: WorkDismissPolicy = .cancelsWork,
    work: @escaping @MainActor @Sendable () async throws -> Value,
    success: @MainActor (Value) -> OverlayContent? = { _ in nil },
    failure: @MainActor (WorkFailure) -> OverlayContent? = { _ in nil }
  ) async throws -> Value {
    try await present(
      while: Overlay(content, preset: preset).name(name), grace: grace, atLeast: least,
      dismissPolicy: dismissPolicy, work: work, success: { success($0).map { Overlay($0) } },
      failure: { failure($0).map { Overlay($0) } })
  }
}
