internal import UsherCore

extension Presenter {
  /// Offers to undo a change that the app already shows, and commits it if the user doesn't undo
  /// it.
  ///
  /// Exactly one of `commit` and `undo` is called, or both if the commit fails. The change is
  /// committed if the user taps or swipes the message, presses Escape, or lets the time expire. If
  /// the user leaves without deciding, `whenAbandoned` determines the outcome. The change is
  /// committed immediately if the request is refused, unless the window has closed. The same is
  /// true if the message can't be shown within three times its time.
  ///
  /// Requests with the same name share a message. Each request restarts the time, up to four times
  /// the time in total. Undo then undoes all of them, starting with the latest. Otherwise, they are
  /// committed in order. While a screen reader is in use, the message stays for ten times the time,
  /// and the next request with the name commits the previous request.
  ///
  /// A canceled task still waits for the end, because the offer doesn't depend on the screen that
  /// made it.
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
  ///   - name: The name shared by requests that use the same message. You can also find the message
  ///     by this name.
  ///   - count: The number of items that the change affects.
  ///   - time: How long the change can be undone, up to one day. If the time is zero or
  ///     negative, the change is committed immediately.
  ///   - whenAbandoned: Whether to commit or undo if the user leaves without deciding.
  ///   - preset: The position and the surface of the message.
  ///   - message: Returns the text of the message for the total number of items.
  ///   - failure: Returns the overlay for an error of `commit`, or `nil` for none. If several
  ///     requests share a message, only one error is shown. No error is shown after the window has
  ///     closed.
  ///   - commit: Makes the change permanent. Commits with the same name run one after the other,
  ///     except for a change that a commit makes itself.
  ///   - undo: Reverts the change. After a failed commit, later changes still exist.
  /// - Returns: The outcome, after the change was committed or undone.
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

  /// Offers to undo a change that the app already shows, using a fixed message.
  ///
  /// If `name` is `nil`, the message is the name. In other respects, it matches
  /// `undoable(_:of:duration:whenAbandoned:using:message:failure:commit:undo:)`.
  ///
  /// ```swift
  /// await presenter.undoable("Letter deleted") {
  ///   try await mailbox.delete(letter)
  /// } undo: {
  ///   list.restore(letter)
  /// }
  /// ```
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

  /// Offers to undo a change using any overlay.
  ///
  /// `content` must return an overlay that contains the button. Its settings override the settings
  /// of `preset`. In other respects, it matches
  /// `undoable(_:of:duration:whenAbandoned:using:message:failure:commit:undo:)`.
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

/// Usher's preset for messages that offer to undo.
extension OverlayPreset {
  /// A message at the bottom that a tap, a swipe or Escape dismisses.
  ///
  /// It is shown before other waiting requests and is never held back, because it responds to the
  /// user's action.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(title: "Letter deleted", button: OverlayNode.Button("Undo")),
  ///   using: .undo)
  /// ```
  public static let undo = OverlayPreset()
    .position(.bottom).priority(.high).isUserInitiated().duration(.infinite)
}
