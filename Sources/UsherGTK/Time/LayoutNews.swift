#if GTK && os(Linux)
internal import Usher

/// Holds back news from GTK's layout until the layout is over.
///
/// The presenter's reaction may run callbacks that change widgets, which GTK forbids during layout.
/// The news therefore waits for the main loop; the current frame is drawn in between.
@MainActor
final class LayoutNews {
  /// Called with the latest viewport and the overlays whose content needs another size.
  private var tell: @MainActor (OverlayViewport, [OverlayID]) -> Void
  private var viewport: OverlayViewport?
  private var outgrown: [OverlayID] = []
  private lazy var idle = IdleSource { [weak self] in self?.pass() }

  init(tell: @escaping @MainActor (OverlayViewport, [OverlayID]) -> Void) { self.tell = tell }

  /// Whether no news waits to be reported.
  var isIdle: Bool { !idle.isPending }

  /// Takes the current state and schedules a report, unless the viewport is unchanged and no
  /// overlay has outgrown its size.
  func note(_ viewport: OverlayViewport, _ outgrown: [OverlayID]) {
    guard viewport != self.viewport || !outgrown.isEmpty else { return }
    self.viewport = viewport
    self.outgrown = outgrown
    idle.ask()
  }

  /// Discards waiting news and stops reporting.
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
