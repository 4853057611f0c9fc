/// The fate of an overlay whose view, the one that asked for the overlay, is removed.
public enum OverlayRemoval: Hashable, Sendable, CaseIterable {
  /// The overlay is dismissed, and taken back if it waits. The binding keeps its value, as with a sheet of
  /// SwiftUI's, so that a view that comes back shows the overlay again.
  case dismisses
  /// The overlay lives on. The binding loses its value at once, so that a view that comes back does not ask for a
  /// second overlay; later changes of the content are not seen any more.
  case stays
}
