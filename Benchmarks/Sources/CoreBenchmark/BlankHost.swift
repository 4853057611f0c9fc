internal import Usher

/// A host that draws nothing, so that only the presenter is measured.
@MainActor
final class BlankHost: OverlayHost {
  private(set) var now = Instant.origin
  private var connection = HostConnection()

  var displayTime: Instant { now }

  /// Advances the clock and notifies the presenter.
  func pass(_ duration: Duration) {
    now = now.advanced(by: duration)
    connection.timePassed()
  }

  func start(_ connection: HostConnection) {
    self.connection = connection
    connection.viewportChanged(to: OverlayViewport(size: OverlaySize(width: 390, height: 844)))
  }

  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    proposal.clamping(OverlaySize(width: 366, height: 72))
  }

  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {}
  func detach(_ id: OverlayID) {}
  func claimPointer(for id: OverlayID) {}
  func trapFocus(in id: OverlayID) {}
  func giveFocus(to id: OverlayID) {}
  func restoreFocus() {}
  func announce(_ words: String, _ politeness: Semantics.Politeness) {}
  func draw(_ scene: OverlayScene) {}
  func schedule(_ wakeup: Wakeup) {}
}
