/// What happens to an overlay when the view that requested it is removed.
public enum OverlayRemoval: Hashable, Sendable, CaseIterable {
  /// The overlay is dismissed, or its waiting request is canceled.
  ///
  /// The binding keeps its value, as with a SwiftUI sheet. If the view appears again, the overlay
  /// is shown again.
  case dismisses
  /// The overlay stays.
  ///
  /// The binding is cleared immediately. If the view appears again, it doesn't request a second
  /// overlay. Later changes to the content aren't shown.
  case stays
}
