import FacadeTesting
import Usher
import UsherTesting

/// An observer of a screen that records violations of the rules of the single queue.
@MainActor
final class QueueWatch {
  private(set) var violations: [String] = []
  /// The number of overlays seen in each lane.
  private(set) var seen: [LaneID: Int] = [:]
  private let screen: Screen
  private var known: [OverlayID: PresentationHandle] = [:]
  private var refused: Set<OverlayID> = []
  private var unseenCount = 0
  /// The time at which an overlay of each lane was last seen.
  private var lastSeen: [LaneID: Instant] = [:]

  /// The longest gap after a message of SwiftMessages or a task of Popup.
  ///
  /// It delays only that library's lane.
  private static let gap = Duration.milliseconds(500)
  private static let pausing = [LaneID(-2), LaneID(-4)]
  /// The longest step of time.
  private static let step = Duration.milliseconds(300)

  /// A waiting overlay.
  struct Place {
    let id: OverlayID
    let lane: LaneID
    let priority: Priority
  }

  /// The observed state at one time.
  struct Look {
    let moment: Instant
    let isOneQueue: Bool
    let waiting: [Place]
    let standing: Set<OverlayID>
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

  /// Observes the current state.
  func look() -> Look {
    let presenter = screen.presenter
    noteKnown()
    let waiting = presenter.waiting.compactMap { id in
      presenter.overlay(of: id).map { Place(id: id, lane: $0.lane, priority: $0.priority) }
    }
    return Look(
      moment: screen.host.now, isOneQueue: presenter.isOneQueue, waiting: waiting,
      standing: Set(standing))
  }

  /// Checks the changes since the state `before`.
  func look(since before: Look) {
    let presenter = screen.presenter
    let (shown, standing) = (presenter.shown, standing)
    let waiting = Set(presenter.waiting)
    noteKnown()
    let newcomers = standing.filter { !before.standing.contains($0) }
    let lanes = Set(shown.compactMap { presenter.overlay(of: $0)?.lane })
    for id in newcomers {
      guard let lane = presenter.overlay(of: id)?.lane else { continue }
      seen[lane, default: 0] += 1
      let beside = standing.filter { $0 != id && presenter.overlay(of: $0)?.lane == lane }
      if !beside.isEmpty { violations.append("\(id) came beside its own: \(beside)") }
      // Overlays that were shown when the switch changed aren't affected.
      guard before.isOneQueue, presenter.isOneQueue else { continue }
      if lanes.count > 1 { violations.append("\(id) came beside others: \(lanes.sorted())") }
      if standing.count > 1 { violations.append("together: \(standing)") }
    }
    let isOneQueue = before.isOneQueue && presenter.isOneQueue
    for one in before.waiting where shown.contains(one.id) {
      for other in before.waiting
      where waiting.contains(other.id) && goesBefore(other, one, from: before.moment) {
        guard isOneQueue || one.lane == other.lane else { continue }
        violations.append("\(one) came before \(other)")
      }
    }
    for lane in lanes { lastSeen[lane] = screen.host.now }
  }

  private func noteKnown() {
    let presenter = screen.presenter
    for id in presenter.shown + presenter.waiting { known[id] = presenter.handle(of: id) }
  }

  /// Returns whether an overlay with this name suffix is waiting in a lane, or shown and not
  /// exiting.
  func stands(_ suffix: String, in lane: LaneID) -> Bool {
    let presenter = screen.presenter
    return presenter.ids(.all(in: lane)).contains { id in
      guard presenter.name(of: id)?.hasSuffix(suffix) ?? false else { return false }
      if case .leaving = presenter.pendingState(of: id) { return false }
      return true
    }
  }

  /// Counts a request that has a number but is never visible, such as a duplicate.
  func expectUnseen() { unseenCount += 1 }

  /// The overlays that are shown and not exiting, from back to front.
  private var standing: [OverlayID] {
    screen.presenter.shown.filter { screen.presenter.handle(of: $0)?.state.isShown == true }
  }

  /// Checks the counts after all overlays should have ended.
  ///
  /// Every number must belong to an overlay that was seen, was refused or couldn't be seen.
  func close() {
    for (id, handle) in known.sorted(by: { $0.key < $1.key }) where !handle.state.hasEnded {
      violations.append("\(id) never ended")
    }
    let last = screen.presenter.present(.external.duration(.zero)).id
    let lost = (1..<last.rawValue).map { OverlayID($0) }
      .filter { known[$0] == nil && !refused.contains($0) }
    if lost.count != unseenCount {
      violations.append("lost: \(lost.count) of which \(unseenCount) could not be seen")
    }
  }

  /// Returns whether a waiting overlay must have its turn before another overlay.
  ///
  /// The order depends on priority and arrival, if the overlay's lane is free from a given time.
  private func goesBefore(_ one: Place, _ other: Place, from moment: Instant) -> Bool {
    let seen = lastSeen[one.lane] ?? .origin
    guard !Self.pausing.contains(one.lane) || moment >= seen.advanced(by: Self.gap + Self.step)
    else {
      return false
    }
    return one.priority == other.priority ? one.id < other.id : one.priority > other.priority
  }
}
