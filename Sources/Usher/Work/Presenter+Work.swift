extension Presenter {
  /// Shows an overlay while work is in progress, and returns the work's value.
  ///
  /// If the work ends within `grace`, only the overlay that `success` or `failure` returns is
  /// shown. Otherwise, the overlay of the work is shown at least for `atLeast`. Then the overlay
  /// returned by `success` or `failure` replaces it, or it is dismissed if there is none. The call
  /// returns the value or throws the error immediately. It only waits for the user if a failure
  /// offers to retry.
  ///
  /// The overlay returned by `success` or `failure` is shown for the duration that it sets, or for
  /// the duration that `overlay` sets. If this is `infinite` or the default, it is shown for four
  /// seconds, or for six seconds if it has a button, and longer if its text takes longer to read.
  /// If it has a button, it stays while a screen reader is in use. A failure with a button stays
  /// until the user responds.
  ///
  /// The settings of `overlay` also apply to the returned overlay, which can override them. The
  /// callbacks of both are called, but `willPresent` and `didPresent` aren't called again if the
  /// overlay is replaced in place. If the returned overlay has tap actions, only these are called.
  ///
  /// If the task is canceled, the work is canceled, and the overlay is dismissed immediately
  /// without showing a result.
  ///
  /// Work with a name replaces earlier failed work with the same name. If that failure is still
  /// shown, it is dismissed, and a call that waits for the user throws its error. Work with the
  /// same name that runs at the same time isn't affected. With the identity policy `mergeAndCount`,
  /// the results of work with the same name are merged and counted. Other policies have no effect.
  /// A failure that offers to retry is never merged. Overlays of work in progress aren't merged
  /// either, because closing one cancels its work.
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
  ///   - overlay: The overlay that is shown during the work. If it has no preset, `.persistent` is
  ///     used. Its name identifies the work.
  ///   - grace: The time before the overlay is shown. Negative times are treated as 0.
  ///   - least: The minimum time for which the overlay is shown. Negative times are treated as 0.
  ///   - dismissPolicy: How dismissing the overlay affects the work.
  ///   - work: The work.
  ///   - success: Returns the overlay to show after a success, or `nil` if there is none.
  ///   - failure: Returns the overlay to show after a failure, or `nil` if there is none.
  /// - Returns: The value of `work`.
  /// - Throws: The last error of `work`, or `CancellationError` if it was canceled before it
  ///   ended.
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

  /// Shows a failure, and waits for the user if it offers to retry.
  ///
  /// Returns whether to repeat the work.
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
  /// Shows content while work is in progress.
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
