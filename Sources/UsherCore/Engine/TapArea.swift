/// Where a person tapped.
public enum TapArea: Hashable, Sendable, CaseIterable {
  /// On the overlay, beside its controls.
  case overlay
  /// On the backdrop behind it.
  case backdrop
}
