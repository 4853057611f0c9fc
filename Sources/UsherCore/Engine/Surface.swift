/// What overlays are shown on.
enum Surface: Hashable, Sendable {
  /// Its size is not known yet; everything waits. Next: `open`, `closed`.
  case pending
  /// There is a viewport, though it may have no area. Next: `closed`.
  case open(Viewport)
  /// It is gone for good.
  case closed

  /// The viewport where something can be shown now.
  var viewport: Viewport? {
    switch self {
    case .open(let viewport) where viewport.hasArea: viewport
    case .pending, .open, .closed: nil
    }
  }
}
