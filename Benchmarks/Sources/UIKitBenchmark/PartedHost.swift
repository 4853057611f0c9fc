internal import Measuring
internal import Metering
internal import UIKit
internal import Usher
internal import UsherUIKit

/// A host that forwards all calls to the host for UIKit, and records the cost of each part of
/// showing an overlay.
@MainActor
final class PartedHost: OverlayHost {
  enum Part: CaseIterable {
    /// Building the views.
    case attach
    /// Measuring the views.
    case size
    /// Placing the views and passing on motion.
    case draw
  }

  private let host: UIKitHost
  private var spent: [Part: Moment] = [:]

  init(_ host: UIKitHost) {
    self.host = host
    for part in Part.allCases { spent[part] = Moment() }
  }

  /// Returns and resets the cost of each part since the last call.
  func takeSpent() -> [Part: Moment] {
    let taken = spent
    for part in Part.allCases { spent[part] = Moment() }
    return taken
  }

  var isIdle: Bool { host.isIdle }

  var now: Instant { host.now }
  var displayTime: Instant { host.displayTime }
  var playsMotion: Bool { host.playsMotion }

  func start(_ connection: HostConnection) { host.start(connection) }
  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    note(.attach) { host.attach(id, content, as: semantics) }
  }
  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    note(.size) { host.size(of: id, within: proposal) }
  }
  func detach(_ id: OverlayID) { host.detach(id) }
  func claimPointer(for id: OverlayID) { host.claimPointer(for: id) }
  func trapFocus(in id: OverlayID) { host.trapFocus(in: id) }
  func giveFocus(to id: OverlayID) { host.giveFocus(to: id) }
  func restoreFocus() { host.restoreFocus() }
  func play(_ haptic: Haptic) { host.play(haptic) }
  func announce(_ words: String, _ politeness: Semantics.Politeness) {
    host.announce(words, politeness)
  }
  func draw(_ scene: OverlayScene) {
    note(.draw) { host.draw(scene) }
  }
  func schedule(_ wakeup: Wakeup) { host.schedule(wakeup) }

  /// The current frame of an overlay's view.
  func frame(of id: OverlayID) -> OverlayRect? { host.frame(of: id) }

  private func note<Result>(_ part: Part, _ act: () -> Result) -> Result {
    let start = Moment.now
    let result = act()
    spent[part]? += .now - start
    return result
  }
}
