import FacadeTesting
import Usher
import UsherTesting

/// Looks at what a screen shows and holds, and notes what breaks a rule of the one queue.
@MainActor
final class QueueWatch {
  private(set) var violations: [String] = []
  private let screen: Screen
  private var known: [OverlayID: PresentationHandle] = [:]
  private var refused: Set<OverlayID> = []
  /// When something of a lane was last seen.
  private var lastSeen: [LaneID: Instant] = [:]

  /// The pause after a message of SwiftMessages, which holds up that library's line alone.
  private static let gap = Duration.milliseconds(500)
  /// No step of time is longer.
  private static let step = Duration.milliseconds(600)

  /// One that waits.
  struct Place {
    let id: OverlayID
    let lane: LaneID
    let priority: Priority
  }

  init(_ screen: Screen) {
    self.screen = screen
    screen.presenter.onProblem = { [weak self] problem in
      if case .refused(let id, _) = problem {
        self?.refused.insert(id)
      } else {
        self?.violations.append("\(problem)")
      }
    }
  }

  /// Who waits now.
  var line: [Place] {
    screen.presenter.waiting.compactMap { id in
      screen.presenter.overlay(of: id).map {
        Place(id: id, lane: $0.lane, priority: $0.priority)
      }
    }
  }

  /// Looks at what has become of those that waited `before`.
  func look(before: [Place]) {
    let presenter = screen.presenter
    let shown = presenter.shown
    let waiting = Set(presenter.waiting)
    for id in shown + presenter.waiting { known[id] = presenter.handle(of: id) }
    let standing = shown.filter { presenter.handle(of: $0)?.fate == .shown }
    if standing.count > 1 { violations.append("together: \(standing)") }
    let lanes = Set(shown.compactMap { presenter.overlay(of: $0)?.lane })
    if lanes.count > 1 { violations.append("lanes together: \(lanes.sorted())") }
    for one in before where shown.contains(one.id) {
      for other in before where waiting.contains(other.id) && goesBefore(other, one) {
        violations.append("\(one.id) came before \(other.id)")
      }
    }
    for lane in lanes { lastSeen[lane] = screen.host.now }
  }

  /// Counts: every number that was given out was seen or refused, and every one that was seen ended.
  func close() {
    for (id, handle) in known.sorted(by: { $0.key < $1.key }) where handle.result == nil {
      violations.append("\(id) never ended")
    }
    let last = max(known.keys.max()?.rawValue ?? 0, refused.max()?.rawValue ?? 0)
    for number in 0..<last where known[OverlayID(number + 1)] == nil {
      if !refused.contains(OverlayID(number + 1)) { violations.append("\(number + 1) was lost") }
    }
  }

  /// Whether one must have its turn before another, by priority and arrival, its lane being free to go on.
  private func goesBefore(_ one: Place, _ other: Place) -> Bool {
    let seen = lastSeen[one.lane] ?? .origin
    guard one.lane != LaneID(-2) || screen.host.now >= seen.advanced(by: Self.gap + Self.step)
    else {
      return false
    }
    return one.priority == other.priority ? one.id < other.id : one.priority > other.priority
  }
}
