extension Presenter {
  /// Offers to undo a change that the app has shown already, and commits the change if the user
  /// does not.
  ///
  /// Exactly one of `commit` and `undo` is called, or both if the commit fails. A tap, a swipe,
  /// Escape and the end of the time commit; `whenLeft` decides if the user leaves without an
  /// answer. A request that is refused, but not by a closed window, or whose message finds no place
  /// within three times its time, commits at once.
  ///
  /// Requests of one name share a message, and their time starts again with each, up to four times
  /// as long in all: undo undoes them all, the latest first, and otherwise they are committed in
  /// order. With a screen reader the message stays for ten times the time, and the next request of
  /// the name commits the one before.
  ///
  /// A cancelled task waits for the end all the same: what is offered does not depend on the screen
  /// that offered it.
  ///
  /// ```swift
  /// list.remove(letters)
  /// await presenter.undoable(
  ///   "letters", of: letters.count,
  ///   says: { "\($0) letters deleted" }
  /// ) {
  ///   try await mailbox.delete(letters)
  /// } undo: {
  ///   list.restore(letters)
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
  ///   - failed: Returns the content that tells of an error of `commit`; `nil` for none. Of
  ///     requests that share a message, one error is told, and none once the window has closed.
  ///   - commit: Makes the change last. Commits of one name follow each other; only that of a
  ///     change which a commit makes itself does not wait for it.
  ///   - undo: Takes the change back; after a failed commit, later changes are still there.
  /// - Returns: The change's end, once it has been committed or undone.
  @discardableResult
  public func undoable(
    _ name: String, of count: Int = 1, within time: Duration = .seconds(6),
    whenLeft: WhenLeft = .commits, using preset: OverlayPreset = .undo,
    says: @escaping @MainActor (Int) -> String,
    failed: @escaping @MainActor (any Error) -> OverlayContent? = OverlayContent.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoableEnd {
    await undoable(
      name, of: count, within: time, whenLeft: whenLeft, using: preset,
      content: { parts in
        guard let look = preset.platformStyle else {
          return .notification(title: says(parts.count), button: parts.button)
        }
        return .platformToast(says(parts.count), button: parts.button, look: look)
      }, failed: failed,
      commit: commit, undo: undo)
  }

  /// Offers to undo a change by any content, as `undoable(_:of:within:whenLeft:using:says:)` does.
  ///
  /// - Parameters:
  ///   - name: The name of what shares a message; also the name to find the message by.
  ///   - count: The number of things that the change concerns.
  ///   - time: The time in which the change can be undone, at most a day; zero or less commits at
  ///     once.
  ///   - whenLeft: The end of the change if the user leaves without an answer.
  ///   - preset: The place and the surface of the message.
  ///   - content: Returns the message, which has to contain the button.
  ///   - failed: Returns the content that tells of an error of `commit`; `nil` for none. Of
  ///     requests that share a message, one error is told, and none once the window has closed.
  ///   - commit: Makes the change last. Commits of one name follow each other; only that of a
  ///     change which a commit makes itself does not wait for it.
  ///   - undo: Takes the change back; after a failed commit, later changes are still there.
  /// - Returns: The change's end, once it has been committed or undone.
  @discardableResult
  public func undoable(
    _ name: String, of count: Int = 1, within time: Duration = .seconds(6),
    whenLeft: WhenLeft = .commits, using preset: OverlayPreset = .undo,
    content: @escaping @MainActor (UndoParts) -> OverlayContent,
    failed: @escaping @MainActor (any Error) -> OverlayContent? = OverlayContent.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoableEnd {
    let request = UndoableRequest(
      of: count, within: time, whenLeft: whenLeft,
      as: UndoLook(preset: preset.replying, content: content, failure: failed),
      commit: commit, undo: undo)
    let group = undoGroups[name] ?? UndoGroup(name: name, of: self)
    undoGroups[name] = group
    group.add(request)
    let end = await request.end
    group.goOn()
    return end
  }

  /// Ends what could still be undone, since the user leaves the window.
  func leaveUndoables() {
    for group in undoGroups.sorted(by: { $0.key < $1.key }) { group.value.leave() }
  }
}
