/// Haptic feedback for an overlay that appears, or for a choice inside an overlay.
public enum Haptic: Hashable, Sendable, CaseIterable {
  /// Feedback for success.
  case success
  /// Feedback for a warning.
  case warning
  /// Feedback for a failure.
  case error
  /// Feedback for a changed selection.
  case selection
}
