internal import Measuring
internal import Usher

/// A host that forwards all calls to another host, and records the presenter's cost between them.
///
/// A presenter begins an event by asking for the time and ends it by scheduling a wakeup; the time
/// between the two is Usher's: the engine, the scene and the update of the host's views.
@MainActor
final class MeteredHost: OverlayHost {
  /// The number of events that the presenter handled.
  private(set) var eventCount = 0
  private let host: any OverlayHost
  private var spent = Moment()
  private var start: Moment?

  init(_ host: any OverlayHost) {
    self.host = host
  }

  var now: Instant {
    if start == nil {
      eventCount += 1
      start = .now
    }
    return host.now
  }

  var displayTime: Instant { host.displayTime }
  var playsMotion: Bool { host.playsMotion }

  /// Returns the cost of the events since the last call, and resets it; called between two events.
  func takeSpent() -> Moment {
    // A query for the pointer's position also asks for the time, but no wakeup follows.
    defer { (spent, start) = (Moment(), nil) }
    return spent
  }

  func start(_ connection: HostConnection) { host.start(connection) }
  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    host.attach(id, content, as: semantics)
  }
  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    host.size(of: id, within: proposal)
  }
  func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize? {
    host.measure(id, within: proposal)
  }
  func detach(_ id: OverlayID) { host.detach(id) }
  func followAnchor(_ id: AnchorID) { host.followAnchor(id) }
  func unfollowAnchor(_ id: AnchorID) { host.unfollowAnchor(id) }
  func claimPointer(for id: OverlayID) { host.claimPointer(for: id) }
  func trapFocus(in id: OverlayID) { host.trapFocus(in: id) }
  func giveFocus(to id: OverlayID) { host.giveFocus(to: id) }
  func restoreFocus() { host.restoreFocus() }
  func play(_ haptic: Haptic) { host.play(haptic) }
  func announce(_ words: String, _ politeness: Semantics.Politeness) {
    host.announce(words, politeness)
  }
  func draw(_ scene: OverlayScene) { host.draw(scene) }

  func schedule(_ wakeup: Wakeup) {
    host.schedule(wakeup)
    guard let start else { return }
    spent += .now - start
    self.start = nil
  }
}
