#if GTK
internal import Usher

/// Keeps what was learnt while GTK laid out until it is done with that.
///
/// What the presenter is told may end in callbacks, and those may change widgets, which GTK forbids
/// during layout. So the news waits for a source of the main loop: a frame is drawn in between.
@MainActor
final class LayoutNews {
  /// Called with the latest viewport and the overlays whose content needs another size than they have.
  var tell: @MainActor (Viewport, [OverlayID]) -> Void = { _, _ in }
  private var viewport: Viewport?
  private var outgrown: [OverlayID] = []
  private lazy var idle = IdleSource { [weak self] in self?.pass() }

  /// Whether nothing waits to be told.
  var isIdle: Bool { !idle.isPending }

  /// Takes what is so now; what has been told before is no news.
  func note(_ viewport: Viewport, _ outgrown: [OverlayID]) {
    guard viewport != self.viewport || !outgrown.isEmpty else { return }
    self.viewport = viewport
    self.outgrown = outgrown
    idle.ask()
  }

  /// Drops what waits.
  func forget() {
    idle.drop()
    tell = { _, _ in }
  }

  private func pass() {
    guard let viewport else { return }
    tell(viewport, outgrown)
  }
}
#endif
