#if GTK && os(Linux)
internal import Usher

/// Delays reports from GTK's layout until the layout ends.
///
/// The presenter's callbacks may change widgets, which GTK forbids during layout. Therefore,
/// reports wait for the main loop. The current frame is drawn first.
@MainActor
final class LayoutNews {
  /// Called with the latest viewport and the overlays whose content needs a new size.
  private var tell: @MainActor (OverlayViewport, [OverlayID]) -> Void
  private var viewport: OverlayViewport?
  private var outgrown: [OverlayID] = []
  private lazy var idle = IdleSource { [weak self] in self?.pass() }

  init(tell: @escaping @MainActor (OverlayViewport, [OverlayID]) -> Void) { self.tell = tell }

  var isIdle: Bool { !idle.isPending }

  /// Stores the current state and schedules a report, unless the viewport is unchanged and all
  /// sizes are sufficient.
  func note(_ viewport: OverlayViewport, _ outgrown: [OverlayID]) {
    guard viewport != self.viewport || !outgrown.isEmpty else { return }
    self.viewport = viewport
    self.outgrown = outgrown
    idle.ask()
  }

  /// Discards pending reports and stops reporting.
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
