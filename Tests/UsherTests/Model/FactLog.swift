import Usher
import UsherTesting

/// A stage that records facts, with times that are multiples of 50 ms.
@MainActor
final class FactLog {
  let stage: Stage
  private let events: PresenterEvents
  private var known = Facts()
  private var entries = 0
  /// Whether announcements are recorded.
  var isHeard = true
  /// Returns additional facts to compare at each moment.
  var state: @MainActor () -> [String] = { [] }

  init(capacity: Int = 1) {
    // Frames coincide with the moments of the scripts, so that the end of a motion is never late.
    stage = Stage(
      capacity: capacity, clock: ManualClock(frameInterval: .milliseconds(50)))
    events = stage.presenter.events(keeping: .max)
  }

  /// The time in milliseconds.
  var now: Int { Self.milliseconds(stage.clock.now) }

  /// The time at which the presenter next wants to be called, or `nil` for never.
  var nextWakeup: Int? {
    switch stage.host.wakeup {
    case .never: nil
    case .at(let moment): max(Self.milliseconds(moment), now)
    case .nextFrame: now + 50
    }
  }

  /// Records a call.
  func note(_ subject: String, _ call: String) { known.call(subject, call, at: now) }

  /// The facts so far.
  var facts: Facts {
    for event in events.removeUnread() {
      guard let words = Self.words(for: event.kind) else { continue }
      known.lives.append(
        "\(Self.milliseconds(event.moment)) \(event.name ?? "#\(event.id.rawValue)") \(words)")
    }
    let transcript = stage.host.transcript.entries
    for entry in transcript[entries...] where isHeard {
      guard case .announced(let words, let politeness) = entry.order else { continue }
      known.said.append("\(Self.milliseconds(entry.time)) \(politeness): \(words)")
    }
    entries = transcript.count
    // Without the offer of hidden overlays.
    let own = Set(stage.presenter.shown)
    known.screen = stage.host.scene.overlays.map(\.id).filter(own.contains)
      .sorted { $0.rawValue < $1.rawValue }
      .compactMap { stage.host.attached[$0]?.look }
    known.state = state()
    return known
  }

  /// The overlays that the user can use, in the order of their requests.
  var usable: [OverlayID] {
    stage.presenter.shown.sorted { $0.rawValue < $1.rawValue }.filter {
      if case .shown = stage.presenter.pendingState(of: $0) { true } else { false }
    }
  }

  /// The usable overlays that are visible.
  var seen: [OverlayID] {
    let seen = stage.host.scene.overlays.filter(\.acceptsInput).map(\.id)
    return usable.filter(seen.contains)
  }

  private static func milliseconds(_ moment: Instant) -> Int {
    Int(moment.nanoseconds / 1_000_000)
  }

  private static func words(for kind: PresenterEvent.Kind) -> String? {
    switch kind {
    case .willPresent: "appears"
    case .interrupted: "gives way"
    case .returned: "comes back"
    case .willDismiss: "leaves"
    case .refused: "is refused"
    case .didDismiss(let reason, _): "is gone: \(reason)"
    case .accepted, .merged, .admitted, .didPresent, .seen, .paused, .resumed, .updated, .tapped,
      .action:
      nil
    }
  }
}

@MainActor
extension OverlayContent {
  /// The texts and buttons as a line, such as `Save? | [Keep] | [Save …]`.
  ///
  /// Busy buttons have dots, and buttons that can't be pressed are in parentheses.
  var look: String {
    let buttons = root.buttons
    let titles = Set(buttons.map(\.title))
    let texts = root.texts.filter { !$0.isEmpty && !titles.contains($0) }
    let marked = buttons.map {
      let title = $0.isBusy ? "\($0.title) …" : $0.title
      return $0.isPressable ? "[\(title)]" : "(\(title))"
    }
    return (texts + marked).joined(separator: " | ")
  }
}
