/// What overlays are shown on.
enum Surface: Hashable, Sendable {
  /// Its size is not known yet; everything waits. Next: `open`, `closed`.
  case pending
  /// There is a viewport, though it may have no area. Next: `closed`.
  case open(Viewport)
  /// It is gone for good.
  case closed

  /// Whether something can be shown now; asked several times for each event, so it copies no viewport.
  var hasArea: Bool {
    switch self {
    case .open(let viewport): viewport.hasArea
    case .pending, .closed: false
    }
  }
}
