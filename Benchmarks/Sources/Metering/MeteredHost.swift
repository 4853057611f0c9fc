package import Measuring
package import Usher

/// A host that forwards all calls to another host, and records the presenter's cost.
///
/// A presenter starts an event by requesting the time, and ends it by scheduling a wakeup. The time
/// between these calls is spent in Usher: in the engine, the scene and the update of the host's
/// views.
@MainActor
package final class MeteredHost: OverlayHost {
  /// The number of events that the presenter received.
  package private(set) var eventCount = 0
  private let host: any OverlayHost
  private var spent = Moment()
  private var start: Moment?

  package init(_ host: any OverlayHost) {
    self.host = host
  }

  package var now: Instant {
    if start == nil {
      eventCount += 1
      start = .now
    }
    return host.now
  }

  package var displayTime: Instant { host.displayTime }
  package var playsMotion: Bool { host.playsMotion }

  /// Returns and resets the cost of the events since the last call.
  ///
  /// Must be called between two events.
  package func takeSpent() -> Moment {
    // A query for the pointer's position also requests the time, but without a wakeup afterward.
    defer { (spent, start) = (Moment(), nil) }
    return spent
  }

  package func start(_ connection: HostConnection) { host.start(connection) }
  package func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    host.attach(id, content, as: semantics)
  }
  package func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    host.size(of: id, within: proposal)
  }
  package func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize? {
    host.measure(id, within: proposal)
  }
  package func detach(_ id: OverlayID) { host.detach(id) }
  package func followAnchor(_ id: AnchorID) { host.followAnchor(id) }
  package func unfollowAnchor(_ id: AnchorID) { host.unfollowAnchor(id) }
  package func claimPointer(for id: OverlayID) { host.claimPointer(for: id) }
  package func trapFocus(in id: OverlayID) { host.trapFocus(in: id) }
  package func giveFocus(to id: OverlayID) { host.giveFocus(to: id) }
  package func restoreFocus() { host.restoreFocus() }
  package func play(_ haptic: Haptic) { host.play(haptic) }
  package func announce(_ words: String, _ politeness: Semantics.Politeness) {
    host.announce(words, politeness)
  }
  package func draw(_ scene: OverlayScene) { host.draw(scene) }

  package func schedule(_ wakeup: Wakeup) {
    host.schedule(wakeup)
    guard let start else { return }
    spent += .now - start
    self.start = nil
  }
}
