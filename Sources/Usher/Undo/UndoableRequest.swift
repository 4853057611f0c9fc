/// A change that the app already shows, and that is committed or undone once, later.
@MainActor
final class UndoableRequest {
  typealias Commit = @MainActor @Sendable () async throws -> Void
  typealias Undo = @MainActor @Sendable () -> Void

  /// The number of items that the change affects.
  let count: Int
  let time: Duration
  let whenAbandoned: UndoAbandonPolicy
  let look: UndoLook
  /// The pending requests whose commits made this request, starting with the outermost.
  let makers = Asker.current.compactMap {
    if case .other(let change as UndoableRequest) = $0, change.isPending { change } else { nil }
  }
  /// The overlays and requests that wait for the request's end.
  private let askers = Asker.current
  private let perform: (commit: Commit, undo: Undo)
  private var state = State.pending(nil)

  private enum State {
    /// The request is pending, and this call waits for the end.
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

  /// The request's outcome, which one call waits for.
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

  /// Commits the change, or undoes it if that fails.
  ///
  /// Returns the error, or `nil` after a success.
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

/// The appearance of the message that offers to undo, and the overlay for a failed commit.
struct UndoLook {
  let preset: OverlayPreset
  let content: @MainActor (UndoContext) -> Overlay
  /// Returns the overlay for an error, or `nil` if there is none.
  let failure: @MainActor (any Error) -> Overlay?
}

/// The outcome of an undoable request.
///
/// Each request has exactly one.
public enum UndoOutcome: Sendable {
  /// The request was committed.
  case committed
  /// The request was undone.
  case undone
  /// The commit failed with this error, and the request was undone.
  case failed(any Error)
}

/// Whether an undoable request is committed or undone if the user leaves without deciding.
///
/// This is the case if the window closes or is hidden, the app quits or dismisses the message, or
/// another overlay replaces it permanently.
public enum UndoAbandonPolicy: Hashable, Sendable, CaseIterable {
  /// The request is committed.
  case commits
  /// The request is undone, because the user didn't confirm it.
  case undoes
}

/// The parts of a message that offers to undo: the number of items, and the button.
///
/// ```swift
/// Overlay.notification(title: "\(parts.count) letters deleted", button: parts.button)
/// ```
public struct UndoContext: Sendable {
  /// The total number of items in the requests that share the message.
  public let count: Int
  /// The button that undoes all of these requests.
  public let button: OverlayNode.Button
}
