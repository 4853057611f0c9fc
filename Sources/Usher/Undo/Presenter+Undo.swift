internal import UsherCore

extension Presenter {
  /// Offers to undo a change that the app has shown already, and commits the change if the user
  /// does not.
  ///
  /// Exactly one of `commit` and `undo` is called, or both if the commit fails. A tap, a swipe,
  /// Escape and the end of the time commit; `whenAbandoned` decides if the user leaves without an
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
  ///   message: { "\($0) letters deleted" }
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
  ///   - whenAbandoned: The end of the change if the user leaves without an answer.
  ///   - preset: The place and the surface of the message.
  ///   - message: Returns the words of the message for the number of things in all.
  ///   - failure: Returns the overlay that tells of an error of `commit`; `nil` for none. Of
  ///     requests that share a message, one error is told, and none once the window has closed.
  ///   - commit: Makes the change last. Commits of one name follow each other; only that of a
  ///     change which a commit makes itself does not wait for it.
  ///   - undo: Takes the change back; after a failed commit, later changes are still there.
  /// - Returns: The change's end, once it has been committed or undone.
  @discardableResult
  public func undoable(
    _ name: String, of count: Int = 1, duration time: Duration = .seconds(6),
    whenAbandoned: UndoAbandonPolicy = .commits, using preset: OverlayPreset = .undo,
    message: @escaping @MainActor (Int) -> String,
    failure: @escaping @MainActor (any Error) -> Overlay? = Overlay.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    await undoable(
      name, of: count, duration: time, whenAbandoned: whenAbandoned, using: preset,
      content: { parts in
        guard let look = preset.platformStyle else {
          return .notification(title: message(parts.count), button: parts.button)
        }
        return Overlay(.platformToast(message(parts.count), button: parts.button, style: look))
      }, failure: failure,
      commit: commit, undo: undo)
  }

  /// Offers to undo a change that the app has shown already, as
  /// `undoable(_:of:duration:whenAbandoned:using:message:failure:commit:undo:)`.
  ///
  /// ```swift
  /// await presenter.undoable("Letter deleted") {
  ///   try await mailbox.delete(letter)
  /// } undo: {
  ///   list.restore(letter)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - name: The name of what shares a message; `nil` for the message itself.
  ///   - time: The time in which the change can be undone, at most a day; zero or less commits at
  ///     once.
  ///   - preset: The place and the surface of the message.
  ///   - commit: Makes the change last.
  ///   - undo: Takes the change back.
  /// - Returns: The change's end, once it has been committed or undone.
  @discardableResult
  public func undoable(
    _ message: String, name: String? = nil, duration time: Duration = .seconds(6),
    using preset: OverlayPreset = .undo,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    await undoable(
      name ?? message, duration: time, using: preset, message: { _ in message }, commit: commit,
      undo: undo)
  }

  /// Offers to undo a change by any overlay, as
  /// `undoable(_:of:duration:whenAbandoned:using:message:)` does.
  ///
  /// - Parameters:
  ///   - name: The name of what shares a message; also the name to find the message by.
  ///   - count: The number of things that the change concerns.
  ///   - time: The time in which the change can be undone, at most a day; zero or less commits at
  ///     once.
  ///   - whenAbandoned: The end of the change if the user leaves without an answer.
  ///   - preset: The place and the surface of the message.
  ///   - content: Returns the message, which has to contain the button; its settings override those
  ///     of `preset`.
  ///   - failure: Returns the overlay that tells of an error of `commit`; `nil` for none. Of
  ///     requests that share a message, one error is told, and none once the window has closed.
  ///   - commit: Makes the change last. Commits of one name follow each other; only that of a
  ///     change which a commit makes itself does not wait for it.
  ///   - undo: Takes the change back; after a failed commit, later changes are still there.
  /// - Returns: The change's end, once it has been committed or undone.
  @discardableResult
  public func undoable(
    _ name: String, of count: Int = 1, duration time: Duration = .seconds(6),
    whenAbandoned: UndoAbandonPolicy = .commits, using preset: OverlayPreset = .undo,
    content: @escaping @MainActor (UndoContext) -> Overlay,
    failure: @escaping @MainActor (any Error) -> Overlay? = Overlay.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    let request = UndoableRequest(
      of: count, within: time, whenAbandoned: whenAbandoned,
      as: UndoLook(
        preset: preset.over(defaultPreset).replying, content: content, failure: failure),
      commit: commit, undo: undo)
    let group = ability(UndoGroups.self).group(named: name, of: self)
    group.add(request)
    let end = await request.end
    group.goOn()
    return end
  }
}

extension Presenter {
  /// Offers to undo a change by any content.
  @discardableResult @_disfavoredOverload
  package func undoable(
    _ name: String, of count: Int = 1, duration time: Duration = .seconds(6),
    whenAbandoned: UndoAbandonPolicy = .commits, using preset: OverlayPreset = .undo,
    content: @escaping @MainActor (UndoContext) -> OverlayContent,
    failure: @escaping @MainActor (any Error) -> Overlay? = Overlay.notDone,
    commit: @escaping @MainActor @Sendable () async throws -> Void,
    undo: @escaping @MainActor @Sendable () -> Void
  ) async -> UndoOutcome {
    await undoable(
      name, of: count, duration: time, whenAbandoned: whenAbandoned, using: preset,
      content: { Overlay(content($0)) }, failure: failure, commit: commit, undo: undo)
  }
}

/// The preset of a message that offers to undo, which is Usher's own.
extension OverlayPreset {
  /// A message at the bottom, which goes before others that wait and is never quiet, as it replies
  /// to the user; a tap, a swipe or Escape sends it away.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(title: "Letter deleted", button: OverlayNode.Button("Undo")),
  ///   using: .undo)
  /// ```
  public static let undo = OverlayPreset()
    .position(.bottom).priority(.high).isUserInitiated().duration(.infinite)
}
