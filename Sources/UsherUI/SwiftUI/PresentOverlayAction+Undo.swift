#if os(iOS)
public import UsherUIKit

extension PresentOverlayAction {
  /// Offers to undo a change that the app has shown already, and commits the change if the user
  /// does not, as `Presenter.undoable` does.
  ///
  /// The offer outlives the view and the task. While there is no window for the overlay, the change
  /// is committed at once, or undone if that fails.
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
  ///   - name: The name of what shares a message; also the name to find the message by.
  ///   - count: The number of things that the change concerns.
  ///   - time: The time in which the change can be undone, at most a day; zero or less commits at
  ///     once.
  ///   - whenAbandoned: The end of the change if the user leaves without an answer.
  ///   - preset: The place and the surface of the message.
  ///   - message: Returns the words of the message for the number of things in all.
  ///   - failure: Returns the overlay that tells of an error of `commit`; `nil` for none.
  ///   - commit: Makes the change last.
  ///   - undo: Takes the change back.
  /// - Returns: The change's end, once it has been committed or undone.
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
