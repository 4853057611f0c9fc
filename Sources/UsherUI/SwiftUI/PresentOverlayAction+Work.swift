#if os(iOS)
public import UsherUIKit

extension PresentOverlayAction {
  /// Shows an overlay during work, and returns the work's value; see `Presenter.present(while:)`.
  ///
  /// While there is no window for the overlay, the work is done without one, and its value or error
  /// is returned when it ends. The work belongs to the calling task, not to the view: to cancel it
  /// with the view, call the action in a task of SwiftUI's `task` modifier.
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
  ///   - overlay: The overlay during the work; if it has no preset, it starts from `.persistent`.
  ///     Its name identifies the work: a new attempt removes the message about the failed one.
  ///   - grace: The time for which nothing is shown.
  ///   - least: The time for which the overlay is seen at least.
  ///   - dismissPolicy: The fate of the work if the user sends the overlay away.
  ///   - work: The work.
  ///   - success: Returns the overlay after a success, in the same place; `nil` for none.
  ///   - failure: Returns the overlay after a failure, in the same place; `nil` for none.
  /// - Returns: The value of `work`.
  /// - Throws: The last error of `work`; `CancellationError` if it was cancelled before it ended.
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

  /// Shows an overlay for as long as `body` runs, and dismisses the overlay before the
  /// value is returned or the error thrown, as `Presenter.withOverlay` does.
  ///
  /// ```swift
  /// try await presentOverlay(.progress("Saving")) { _ in
  ///   try await Task.sleep(for: .seconds(1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The overlay; if it has no preset, it starts from `.persistent`.
  ///   - body: The work; it gets the request's handle, or `nil` while there is no window for the
  ///     overlay.
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
