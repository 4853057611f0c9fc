/// How work is affected if the user dismisses its overlay, or if the window closes.
public enum WorkDismissPolicy: Hashable, Sendable, CaseIterable {
  /// The work is canceled, and the call throws a `CancellationError`.
  case cancelsWork
  /// The work continues.
  ///
  /// A success isn't shown, but a failure is shown in a new overlay.
  case continueWork
  /// The user can't dismiss the overlay.
  ///
  /// If the window closes, the work continues.
  ///
  /// If a request waits for the work (`Problem.waitsForWork`), the user can dismiss the overlay,
  /// which cancels the work.
  case notDismissible
}

/// The failure of work, used to create the content that reports it.
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

  /// Returns a button that repeats the work in the same overlay.
  ///
  /// The call that waits for the work then also waits for the user, as long as the overlay exists.
  ///
  /// - Parameter title: The button's label.
  /// - Returns: The button, which Return presses.
  public func retry(_ title: String = OverlayStrings.current[.retry]) -> OverlayNode.Button {
    offersRetry = true
    return OverlayNode.Button(title, dismisses: false, isDefault: true) { [onRetry] in onRetry() }
  }
}
