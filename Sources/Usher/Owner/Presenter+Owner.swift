internal import UsherCore

extension Presenter {
  /// Shows an overlay for as long as `body` runs, and dismisses it before the value is returned or
  /// the error thrown.
  ///
  /// The overlay may wait for its turn meanwhile, or be dismissed by the user; `body` runs on, and
  /// its task is never canceled from here. If the request updates another overlay of its name, that
  /// overlay stays as its own request says.
  ///
  /// ```swift
  /// try await presenter.withOverlay(.progress("Saving")) { _ in
  ///   try await Task.sleep(for: .seconds(1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: What is shown; without a preset of its own, it starts from `.persistent`.
  ///   - body: The work; it gets the request's handle, also if the request was refused.
  /// - Returns: The value of `body`.
  public func withOverlay<Value: Sendable>(
    _ overlay: Overlay, _ body: @MainActor (PresentationHandle) async throws -> Value
  ) async rethrows -> Value {
    let handle = present(overlay, using: overlay.preset ?? .persistent)
    defer { handle.dismiss() }
    return try await Asker.run(for: handle, inside: Asker.current) { try await body(handle) }
  }

  func loseOwner(of id: OverlayID) {
    guard hasRequest(id) else { return }
    receive(.ownerGone(id))
  }
}
