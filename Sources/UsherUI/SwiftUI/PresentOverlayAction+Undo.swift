#if os(iOS)
public import UsherUIKit

extension PresentOverlayAction {
  /// Offers to undo a change that the app already shows, and commits it if the user doesn't undo
  /// it.
  ///
  /// The action uses `Presenter.undoable`, and continues even if the view is removed or the task
  /// ends. If there is no window for the overlay, the change is committed immediately. If the
  /// commit fails, the change is undone.
  ///
  /// ```swift
  /// mailbox.remove(letters)
  /// await presentOverlay(
  ///   undoable: "letters", of: letters.count, message: { "\($0) letters deleted" }
  /// ) {
  ///   try await mailbox.delete(letters)
  /// } undo: {
  ///   mailbox.restore(letters)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name used to find the message. Changes with the same name share a message.
  ///   - count: The number of items that the change affects.
  ///   - time: How long the change can be undone, up to one day. If the time is zero or negative,
  ///     the change is committed immediately.
  ///   - whenAbandoned: How the change ends if the user leaves without deciding.
  ///   - preset: The position and the surface of the message.
  ///   - message: A closure that returns the text of the message for the total number of items.
  ///   - failure: A closure that returns the overlay that reports an error thrown by `commit`, or
  ///     `nil` to show none.
  ///   - commit: A closure that makes the change permanent.
  ///   - undo: A closure that reverts the change.
  /// - Returns: How the change ended, after it was committed or undone.
  @discardableResult
  public func callAsFunction(
    undoable name: String, of count: Int = 1, duration time: Duration = .seconds(6),
    whenAbandoned: UndoAbandonPolicy = .commits, using preset: OverlayPreset = .undo,
    message: @escaping @MainActor (Int) -> String,
    failure: @escaping @MainActor (any Error) -> Overlay? = Overlay.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    let presenter = held.presenter
    let appearance = held.appearance(on: presenter)
    return await presenter.undoable(
      name, of: count, duration: time, whenAbandoned: whenAbandoned,
      using: preset.fixed(to: appearance),
      message: message, failure: { failure($0)?.fixed(to: appearance) }, commit: commit, undo: undo)
  }
}
#endif
