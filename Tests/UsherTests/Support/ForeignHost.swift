import Usher

/// A host whose system prefers the given languages.
///
/// It shows no overlays.
@MainActor
final class ForeignHost: OverlayHost {
  let languages: [String]

  init(_ languages: [String]) {
    self.languages = languages
  }

  var now: Instant { .origin }
  var displayTime: Instant { .origin }
  func start(_ connection: HostConnection) {}
  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    OverlaySize(width: 1, height: 1)
  }
  func draw(_ scene: OverlayScene) {}
  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {}
  func detach(_ id: OverlayID) {}
  func claimPointer(for id: OverlayID) {}
  func trapFocus(in id: OverlayID) {}
  func giveFocus(to id: OverlayID) {}
  func restoreFocus() {}
  func announce(_ words: String, _ politeness: Semantics.Politeness) {}
  func schedule(_ wakeup: Wakeup) {}
}
