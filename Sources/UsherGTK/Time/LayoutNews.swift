#if GTK
internal import CGTK
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
  private var source: guint = 0

  /// Whether nothing waits to be told.
  var isIdle: Bool { source == 0 }

  /// Takes what is so now; what has been told before is no news.
  func note(_ viewport: Viewport, _ outgrown: [OverlayID]) {
    guard viewport != self.viewport || !outgrown.isEmpty else { return }
    self.viewport = viewport
    self.outgrown = outgrown
    guard source == 0 else { return }
    source = g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          if let data { Unmanaged<LayoutNews>.fromOpaque(data).takeUnretainedValue().pass() }
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Drops what waits.
  func forget() {
    if source != 0 { g_source_remove(source) }
    source = 0
    tell = { _, _ in }
  }

  private func pass() {
    source = 0
    guard let viewport else { return }
    tell(viewport, outgrown)
  }
}
#endif
