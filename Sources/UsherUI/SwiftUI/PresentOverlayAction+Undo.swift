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
  ///   undoable: "letters", of: letters.count, says: { "\($0) letters deleted" }
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
  ///   - whenLeft: The end of the change if the user leaves without an answer.
  ///   - preset: The place and the surface of the message.
  ///   - says: Returns the words of the message for the number of things in all.
  ///   - failed: Returns the content that tells of an error of `commit`; `nil` for none.
  ///   - commit: Makes the change last.
  ///   - undo: Takes the change back.
  /// - Returns: The change's end, once it has been committed or undone.
  @discardableResult
  public func callAsFunction(
    undoable name: String, of count: Int = 1, within time: Duration = .seconds(6),
    whenLeft: WhenLeft = .commits, using preset: OverlayPreset = .undo,
    says: @escaping @MainActor (Int) -> String,
    failed: @escaping @MainActor (any Error) -> OverlayContent? = OverlayContent.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoableEnd {
    let presenter = held.presenter
    let appearance = held.appearance(on: presenter)
    return await presenter.undoable(
      name, of: count, within: time, whenLeft: whenLeft, using: preset.fixed(to: appearance),
      says: says, failed: { failed($0)?.fixed(to: appearance) }, commit: commit, undo: undo)
  }
}
#endif
