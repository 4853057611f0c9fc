//! A minimal host, which prints the positions of overlays to the terminal.

import Usher

/// Draws overlays as lines of text, using the system's clock.
@MainActor
final class PrintingHost: OverlayHost {
  private let origin = ContinuousClock.now
  private var contents: [OverlayID: OverlayContent] = [:]
  private var armed = Wakeup.never
  private var alarm: Task<Void, Never>?
  private var connection = HostConnection()

  // snippet.time
  var now: Instant { Instant.origin.advanced(by: origin.duration(to: .now)) }
  var displayTime: Instant { now.advanced(by: .milliseconds(16)) }
  // snippet.end

  // snippet.start
  func start(_ connection: HostConnection) {
    self.connection = connection
    connection.viewportChanged(to: OverlayViewport(size: OverlaySize(width: 390, height: 844)))
  }
  // snippet.end

  // snippet.commands
  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    contents[id] = content
  }

  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    let lines = contents[id]?.root.texts.count ?? 0
    return proposal.clamping(OverlaySize(width: 300, height: 20 * Double(lines)))
  }

  func detach(_ id: OverlayID) {
    contents[id] = nil
  }
  // snippet.end

  /// There are no native controls to take the pointer from.
  func claimPointer(for id: OverlayID) {}

  /// A terminal has no focus to move.
  func trapFocus(in id: OverlayID) {}

  /// A terminal has no focus to move.
  func giveFocus(to id: OverlayID) {}

  /// A terminal has no focus to move.
  func restoreFocus() {}

  /// A terminal is read aloud as it is.
  func announce(_ words: String, _ politeness: Semantics.Politeness) {}

  // snippet.draw
  func draw(_ scene: OverlayScene) {
    for placed in scene.overlays {
      let texts = contents[placed.id]?.root.texts ?? []
      let origin = placed.currentFrame.origin
      print("\(texts.joined(separator: " | ")) at \(origin.x), \(origin.y)")
    }
    if scene.overlays.isEmpty { print("nothing") }
  }
  // snippet.end

  // snippet.schedule
  func schedule(_ wakeup: Wakeup) {
    guard wakeup != armed else { return }
    alarm?.cancel()
    armed = wakeup
    let due: Instant
    switch wakeup {
    case .never: return
    case .at(let instant): due = instant
    case .nextFrame: due = now.advanced(by: .milliseconds(16))
    }
    let wait = max(now.duration(to: due), .zero)
    alarm = Task { [weak self] in
      try? await Task.sleep(for: wait)
      if !Task.isCancelled { self?.wake() }
    }
  }

  private func wake() {
    armed = .never
    connection.timePassed()
  }
  // snippet.end
}

// snippet.hide
let presenter = Presenter(host: PrintingHost())
let handle = presenter.present(.notification(title: "Hello").duration(.seconds(1)))
print(await handle.outcome)
