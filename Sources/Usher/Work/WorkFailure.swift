/// The fate of work when the user sends its overlay away, or the window closes.
public enum WorkDismissPolicy: Hashable, Sendable, CaseIterable {
  /// The work is cancelled, and the call throws a `CancellationError`.
  case cancelsWork
  /// The work goes on: its success is then silent, and its failure asks for a turn of its own.
  case continueWork
  /// The user cannot send the overlay away, unless a request waits for the work
  /// (`Problem.waitsForWork`), which then is cancelled; in a closed window, the work goes on.
  case notDismissible
}

/// The failure of work, for the content that tells of it.
@MainActor
public final class WorkFailure {
  /// The work's error.
  public let error: any Error
  private(set) var offersRetry = false
  private let onRetry: @MainActor @Sendable () -> Void

  init(_ error: any Error, onRetry: @escaping @MainActor @Sendable () -> Void) {
    self.error = error
    self.onRetry = onRetry
  }

  /// Returns a button that does the work again, in the same overlay.
  ///
  /// The call that waits for the work then waits for the user, too, as long as the overlay is
  /// there.
  ///
  /// - Parameter title: The button's label.
  /// - Returns: The button, which Return presses.
  public func retry(_ title: String = OverlayStrings.current[.retry]) -> OverlayNode.Button {
    offersRetry = true
    return OverlayNode.Button(title, dismisses: false, isDefault: true) { [onRetry] in onRetry() }
  }
}
