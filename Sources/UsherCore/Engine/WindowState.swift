/// The state of the window that overlays are shown in.
package enum WindowState: Hashable, Sendable, CaseIterable {
  /// The viewport is not known yet, and all overlays wait. Next: `open`, `closed`.
  case pending
  /// The viewport is known, possibly without an area. Next: `closed`.
  case open
  /// The window has closed for good.
  case closed
}
