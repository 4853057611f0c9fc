/// A change that the app has shown already, and that is committed or undone later, once.
@MainActor
final class UndoableRequest {
  typealias Commit = @MainActor @Sendable () async throws -> Void
  typealias Undo = @MainActor @Sendable () -> Void

  /// The number of things that the request counts.
  let count: Int
  /// The time in which the request can be undone.
  let time: Duration
  let whenAbandoned: UndoAbandonPolicy
  let look: UndoLook
  /// The requests whose commits have made this one and go on, the outermost first.
  let makers = Asker.current.compactMap {
    if case .other(let change as UndoableRequest) = $0, change.isPending { change } else { nil }
  }
  /// What waits for the request's end.
  private let askers = Asker.current
  private let perform: (commit: Commit, undo: Undo)
  private var state = State.pending(nil)

  private enum State {
    /// The request has not come to its end, for which this call waits.
    case pending(CheckedContinuation<UndoOutcome, Never>?)
    case ended(UndoOutcome)
  }

  init(
    of count: Int, within time: Duration, whenAbandoned: UndoAbandonPolicy, as look: UndoLook,
    commit: @escaping Commit, undo: @escaping Undo
  ) {
    self.count = count
    self.time = time
    self.whenAbandoned = whenAbandoned
    self.look = look
    perform = (commit, undo)
  }

  private var isPending: Bool { if case .pending = state { true } else { false } }

  /// The request's end, which one call waits for.
  var end: UndoOutcome {
    get async {
      if case .ended(let end) = state { return end }
      return await withCheckedContinuation { state = .pending($0) }
    }
  }

  func undo() {
    perform.undo()
    finish(with: .undone)
  }

  /// Commits, or undoes if that fails.
  ///
  /// - Returns: The error; `nil` after a success.
  func commit() async -> (any Error)? {
    do {
      try await Asker.run(for: nil, inside: askers + [.other(self)], perform.commit)
      finish(with: .committed)
      return nil
    } catch {
      perform.undo()
      finish(with: .failed(error))
      return error
    }
  }

  private func finish(with end: UndoOutcome) {
    guard case .pending(let waiting) = state else { return }
    state = .ended(end)
    waiting?.resume(returning: end)
  }
}

/// The look of the message that offers to undo, and what is told of a failed commit.
struct UndoLook {
  let preset: OverlayPreset
  let content: @MainActor (UndoContext) -> Overlay
  /// Returns `nil` if nothing is told.
  let failure: @MainActor (any Error) -> Overlay?
}

/// The end of an undoable request; each has exactly one.
public enum UndoOutcome: Sendable {
  /// The request was committed.
  case committed
  /// The request was undone.
  case undone
  /// The commit failed with this error, and the request was undone.
  case failed(any Error)
}

/// The end of an undoable request that the user leaves without an answer: the window closes or goes
/// to the background, the app quits or dismisses the message, or another overlay takes its place
/// for good.
public enum UndoAbandonPolicy: Hashable, Sendable, CaseIterable {
  /// The request is committed.
  case commits
  /// The request is undone, as nobody confirmed it.
  case undoes
}

/// The parts of a message that offers to undo: what has happened, and the button.
///
/// ```swift
/// Overlay.notification(title: "\(parts.count) letters deleted", button: parts.button)
/// ```
public struct UndoContext: Sendable {
  /// The sum of what the requests that share the message count.
  public let count: Int
  /// The button that undoes them all.
  public let button: OverlayNode.Button
}
