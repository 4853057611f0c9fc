/// The treatment of an overlay when the view that requested it is removed.
public enum OverlayRemoval: Hashable, Sendable, CaseIterable {
  /// The overlay is dismissed, or its waiting request is cancelled. The binding keeps its value, as
  /// for a sheet of SwiftUI, so that a view that comes back shows the overlay again.
  case dismisses
  /// The overlay stays. The binding loses its value at once, so that a view that comes back does
  /// not request a second overlay; later changes of the content are ignored.
  case stays
}
