import Usher

/// A host that reports a viewport while it draws, like a host whose widgets change during drawing.
@MainActor
final class TellingHost: OverlayHost {
  /// The viewport to report during the next drawing.
  var told: OverlayViewport?
  /// The resting left edges of each scene's overlays, in the order in which drawing ended.
  private(set) var drawn: [[Double]] = []
  private var connection = HostConnection()

  var now: Instant { .origin }
  var displayTime: Instant { .origin }

  func start(_ connection: HostConnection) {
    self.connection = connection
    connection.viewportChanged(to: OverlayViewport(size: OverlaySize(width: 400, height: 800)))
  }

  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    OverlaySize(width: 100, height: 50)
  }

  func draw(_ scene: OverlayScene) {
    if let viewport = told {
      told = nil
      connection.viewportChanged(to: viewport)
    }
    drawn.append(scene.overlays.map { $0.frame.minX })
  }

  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {}
  func detach(_ id: OverlayID) {}
  func claimPointer(for id: OverlayID) {}
  func trapFocus(in id: OverlayID) {}
  func giveFocus(to id: OverlayID) {}
  func restoreFocus() {}
  func announce(_ words: String, _ politeness: Semantics.Politeness) {}
  func schedule(_ wakeup: Wakeup) {}
}
