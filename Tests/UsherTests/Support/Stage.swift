import Usher
import UsherTesting

/// A headless host with a presenter that records every problem.
@MainActor
final class Stage {
  let host: HeadlessHost
  let presenter: Presenter
  private(set) var problems: [Problem] = []

  init(capacity: Int = 1, clock: ManualClock = ManualClock(), playsMotion: Bool = false) {
    host = HeadlessHost(clock: clock, playsMotion: playsMotion)
    presenter = Presenter(host: host, capacity: capacity)
    presenter.onProblem = { [weak self] in self?.problems.append($0) }
  }

  var clock: ManualClock { host.clock }

  /// The announcements with their politeness, such as `polite: Saved`.
  var announced: [String] {
    host.transcript.entries.compactMap {
      guard case .announced(let words, let politeness) = $0.order else { return nil }
      return "\(politeness): \(words)"
    }
  }

  @discardableResult
  func present(
    _ title: String, as overlay: OverlayConfiguration = .lasting, lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    presenter.present(.words(title), as: overlay, lifecycle: lifecycle)
  }

  /// Advances the clock by a number of milliseconds.
  func advance(_ milliseconds: Int) {
    clock.advance(by: .milliseconds(milliseconds))
  }

  /// A point in an overlay's current frame, away from its buttons.
  func blank(of handle: PresentationHandle) -> OverlayPoint {
    guard let placed = host.scene.overlays.first(where: { $0.id == handle.id }) else {
      return OverlayPoint(x: -1, y: -1)
    }
    let frame = placed.currentFrame
    return OverlayPoint(x: frame.minX + 4, y: (frame.minY + frame.maxY) / 2)
  }

  func tap(_ handle: PresentationHandle) {
    let point = blank(of: handle)
    host.point(.began, at: point)
    host.point(.ended, at: point)
  }

  /// Drags an overlay upward in five steps of 10 ms and releases it.
  func drag(_ handle: PresentationHandle, up distance: Double) {
    let start = blank(of: handle)
    host.point(.began, at: start)
    for step in 1...5 {
      advance(10)
      host.point(.moved, at: OverlayPoint(x: start.x, y: start.y - distance * Double(step) / 5))
    }
    host.point(.ended, at: OverlayPoint(x: start.x, y: start.y - distance))
  }
}
