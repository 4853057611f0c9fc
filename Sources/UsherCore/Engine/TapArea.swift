/// The area of a tap.
public enum TapArea: Hashable, Sendable, CaseIterable {
  /// The overlay, outside the controls.
  case overlay
  /// The backdrop behind the overlay.
  case backdrop
}
