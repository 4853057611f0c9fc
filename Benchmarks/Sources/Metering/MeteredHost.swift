public import Measuring
public import Usher

/// A host that forwards all calls to another host, and records the presenter's cost between them.
///
/// A presenter begins an event by asking for the time and ends it by scheduling a wakeup; the time
/// between the two is Usher's: the engine, the scene and the update of the host's views.
@MainActor
public final class MeteredHost: OverlayHost {
  /// The number of events that the presenter handled.
  public private(set) var eventCount = 0
  private let host: any OverlayHost
  private var spent = Moment()
  private var start: Moment?

  public init(_ host: any OverlayHost) {
    self.host = host
  }

  public var now: Instant {
    if start == nil {
      eventCount += 1
      start = .now
    }
    return host.now
  }

  public var displayTime: Instant { host.displayTime }
  public var playsMotion: Bool { host.playsMotion }

  /// Returns the cost of the events since the last call, and resets it; called between two events.
  public func takeSpent() -> Moment {
    // A query for the pointer's position also asks for the time, but no wakeup follows.
    defer { (spent, start) = (Moment(), nil) }
    return spent
  }

  public func start(_ connection: HostConnection) { host.start(connection) }
  public func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    host.attach(id, content, as: semantics)
  }
  public func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    host.size(of: id, within: proposal)
  }
  public func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize? {
    host.measure(id, within: proposal)
  }
  public func detach(_ id: OverlayID) { host.detach(id) }
  public func followAnchor(_ id: AnchorID) { host.followAnchor(id) }
  public func unfollowAnchor(_ id: AnchorID) { host.unfollowAnchor(id) }
  public func claimPointer(for id: OverlayID) { host.claimPointer(for: id) }
  public func trapFocus(in id: OverlayID) { host.trapFocus(in: id) }
  public func giveFocus(to id: OverlayID) { host.giveFocus(to: id) }
  public func restoreFocus() { host.restoreFocus() }
  public func play(_ haptic: Haptic) { host.play(haptic) }
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    host.announce(words, politeness)
  }
  public func draw(_ scene: OverlayScene) { host.draw(scene) }

  public func schedule(_ wakeup: Wakeup) {
    host.schedule(wakeup)
    guard let start else { return }
    spent += .now - start
    self.start = nil
  }
}
