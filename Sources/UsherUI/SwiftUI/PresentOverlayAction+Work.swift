#if os(iOS)
public import UsherUIKit

extension PresentOverlayAction {
  /// Shows an overlay while work is in progress, and returns the value of the work.
  ///
  /// See `Presenter.present(while:)`.
  ///
  /// If there is no window for the overlay, the work runs without an overlay, and `success` and
  /// `failure` aren't called. The work belongs to the calling task and not to the view. To cancel
  /// the work when the view is removed, call the action in SwiftUI's `task` modifier.
  ///
  /// ```swift
  /// let letters = try await presentOverlay(while: .progress("Fetching")) {
  ///   try await fetch()
  /// } success: {
  ///   .notification(title: "\($0) new letters")
  /// } failure: {
  ///   .notification(title: "No connection", button: $0.retry())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The overlay to show while work is in progress. If it has no preset, it starts
  ///     from `.persistent`. Its name identifies the work, so a new attempt removes the message
  ///     about a failed attempt.
  ///   - grace: The time before the overlay is shown. If the work ends earlier, this overlay isn't
  ///     shown.
  ///   - least: The minimum time for which the overlay is visible.
  ///   - dismissPolicy: What happens to the work if the user dismisses the overlay.
  ///   - work: The work to perform.
  ///   - success: A closure that returns the overlay to show in the same place after a success, or
  ///     `nil` to show none.
  ///   - failure: A closure that returns the overlay to show in the same place after a failure, or
  ///     `nil` to show none.
  /// - Returns: The value of `work`.
  /// - Throws: The last error thrown by `work`, or `CancellationError` if the work was canceled
  ///   before it ended.
  public func callAsFunction<Value: Sendable>(
    while overlay: Overlay, grace: Duration = .milliseconds(300),
    atLeast least: Duration = .milliseconds(500), dismissPolicy: WorkDismissPolicy = .cancelsWork,
    work: @escaping @MainActor @Sendable () async throws -> Value,
    success: @MainActor (Value) -> Overlay? = { _ in nil },
    failure: @MainActor (WorkFailure) -> Overlay? = { _ in nil }
  ) async throws -> Value {
    let presenter = held.presenter
    return try await presenter.present(
      while: overlay, fixedTo: held.appearance(on: presenter), grace: grace, atLeast: least,
      dismissPolicy: dismissPolicy, work: work, success: success,
      failure: failure)
  }

  /// Shows an overlay while `body` runs, using `Presenter.withOverlay`.
  ///
  /// The overlay is dismissed before the value is returned or the error is thrown.
  ///
  /// ```swift
  /// try await presentOverlay(.progress("Saving")) { _ in
  ///   try await Task.sleep(for: .seconds(1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The overlay to show. If it has no preset, it starts from `.persistent`.
  ///   - body: The work to perform. It receives the handle of the request, or `nil` if there is no
  ///     window for the overlay.
  /// - Returns: The value of `body`.
  public func callAsFunction<Value: Sendable>(
    _ overlay: Overlay, during body: @MainActor (PresentationHandle?) async throws -> Value
  ) async rethrows -> Value {
    guard let presenter = held.presenter else { return try await body(nil) }
    return try await presenter.withOverlay(
      overlay.fixed(to: held.appearance(on: presenter))
    ) { try await body($0) }
  }
}
#endif
