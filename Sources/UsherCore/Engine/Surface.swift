/// The surface that overlays are shown on.
enum Surface: Hashable, Sendable {
  /// The viewport is not known yet, and all overlays wait. Next: `open`, `closed`.
  case pending
  /// The viewport is known, possibly without an area. Next: `closed`.
  case open(Viewport)
  /// The window has closed for good.
  case closed

  /// Whether overlays can be shown now.
  ///
  /// Called several times for each event, so it does not copy the viewport.
  var hasArea: Bool {
    switch self {
    case .open(let viewport): viewport.hasArea
    case .pending, .closed: false
    }
  }
}
