import Scripts
import Testing

@testable import UsherCore

@Suite("Lifecycles of overlays")
struct LifecycleTests {
  private static let runs = 1500

  @Test("every accepted overlay has a complete lifecycle and ends with one reason")
  func wholeLives() {
    var reasons: Set<DismissReason> = []
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      var life = LegalLife(capacity: random.pick(1, 1, 2, 4), isPolite: seed.isMultiple(of: 2))
      for _ in 0..<random.int(in: 5...60) { life.step(&random) }
      life.end(&random)
      let host = life.host
      guard host.faults.isEmpty else {
        Issue.record("seed \(seed): \(host.faults)")
        return
      }
      let broken = host.records.filter { !$0.value.isRefused && !$0.value.isComplete }
      guard broken.isEmpty, host.engine.shown.isEmpty, host.engine.waitingCount == 0 else {
        Issue.record("seed \(seed): \(broken)")
        return
      }
      guard host.engine.wakeup == .never else {
        Issue.record("seed \(seed): wakes for nothing")
        return
      }
      for case .didDismiss(let reason) in host.records.values.compactMap({ $0.milestones.last }) {
        reasons.insert(reason)
      }
    }
    // Otherwise, the scripts would cover fewer reasons than intended.
    #expect(reasons == Set(DismissReason.allCases))
  }
}

/// A random life of an engine with legal events only.
private struct LegalLife {
  var host: ModelHost
  private var now = 0
  private var nextID: UInt64 = 1
  /// Whether full lanes make overlays wait, instead of evicting the oldest.
  private let isPolite: Bool

  init(capacity: Int, isPolite: Bool) {
    self.isPolite = isPolite
    let overflow: LaneOverflow = isPolite ? .wait : .dismissOldest
    host = ModelHost(
      LaneSettings(capacity: capacity, overflow: overflow), limit: isPolite ? capacity + 1 : nil)
  }

  mutating func step(_ random: inout SplitMix) {
    now += random.pick(0, random.int(in: 0...40), random.int(in: 0...600))
    // An id is known to be live only after all work due at this time is done.
    var before: [OverlayID] = []
    repeat {
      before = host.engine.shown
      receive(.timePassed, &random)
    } while host.engine.shown != before
    switch random.int(in: 0...20) {
    case 20:
      let id = QuietID(UInt64(random.int(in: 1...2)))
      let begins = random.chance(1, outOf: 2)
      receive(begins ? .quietBegan(id, random.quiet()) : .quietEnded(id), &random)
    case 0...5: present(&random)
    case 6:
      if let id = random.pick(from: host.engine.shown + host.engine.waiting) {
        let isOrphaned = random.chance(1, outOf: 4)
        receive(isOrphaned ? .ownerGone(id) : .dismissRequested(.overlay(id)), &random)
      }
    case 7: receive(random.chance(1, outOf: 4) ? .dismissRequested(.all()) : .timePassed, &random)
    case 8: receive(.viewportChanged(random.viewport()), &random)
    case 9: receive(.viewportChanged(.phone), &random)
    case 10: receive(.keyPressed(.escape), &random)
    case 11, 12:
      if let id = random.pick(from: host.engine.shown) {
        let dismisses = random.chance(1, outOf: 2)
        receive(.actionTaken(id, ActionID(0), dismisses: dismisses), &random)
      }
    case 13: if random.chance(1, outOf: 20) { close(&random) }
    case 14: if let id = random.pick(from: host.engine.shown) { resize(id, &random) }
    case 15, 16: moveAnchor(&random)
    case 17: receive(.focusedAreaChanged(random.pick(nil, area(&random), area(&random))), &random)
    default: touch(&random)
    }
  }

  private func area(_ random: inout SplitMix) -> OverlayRect {
    let corner = OverlayPoint(x: random.double(in: -50...450), y: random.double(in: -50...850))
    return OverlayRect(origin: corner, size: OverlaySize(width: 40, height: 20))
  }

  private mutating func moveAnchor(_ random: inout SplitMix) {
    let seen = AnchorVisibility.visible(area(&random), clip: OverlayViewport.phone.bounds)
    receive(.anchorMoved(anchor(&random), random.pick(seen, seen, .hidden, .removed)), &random)
  }

  private func anchor(_ random: inout SplitMix) -> AnchorID {
    AnchorID(UInt64(random.int(in: 1...2)))
  }

  /// Dismisses all remaining overlays, and advances far beyond their ends.
  mutating func end(_ random: inout SplitMix) {
    receive(.dismissRequested(.all()), &random)
    now += 200_000
    receive(.timePassed, &random)
  }

  private mutating func receive(_ event: OverlayEvent, _ random: inout SplitMix) {
    host.receive(event, at: .ms(now)) { _, proposal in proposal.clamping(random.size()) }
  }

  private mutating func present(_ random: inout SplitMix) {
    receive(.presentRequested(OverlayID(nextID), overlay(&random)), &random)
    nextID += 1
  }

  private mutating func overlay(_ random: inout SplitMix) -> OverlayConfiguration {
    var overlay = random.overlay()
    overlay.hasCondition = random.chance(1, outOf: 4)
    if random.chance(1, outOf: 4) {
      overlay.maximumWait = .milliseconds(random.int(in: 0...500))
    }
    if random.chance(1, outOf: 4) { overlay.backdrop = Backdrop() }
    if random.chance(1, outOf: 4) {
      overlay.anchor = .beside(anchor(&random), random.pick(.top, .bottom, .leading, .trailing))
    }
    if !isPolite, random.chance(1, outOf: 4) { overlay.precedence = random.precedence() }
    return overlay
  }

  private mutating func close(_ random: inout SplitMix) {
    receive(.hostClosed, &random)
  }

  private mutating func resize(_ id: OverlayID, _ random: inout SplitMix) {
    receive(.measured(id, random.size()), &random)
  }

  /// Performs a gesture that starts on an overlay, if there is one.
  private mutating func touch(_ random: inout SplitMix) {
    let frames = host.engine.scene(at: .ms(now)).overlays.map { $0.currentFrame }
    let frame = random.pick(from: frames) ?? OverlayRect(x: 0, y: 0, width: 400, height: 800)
    let center = OverlayPoint(
      x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    for timed in random.gesture(from: now, at: center) {
      now = timed.time
      receive(timed.event, &random)
    }
  }
}
