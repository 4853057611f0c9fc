import Scripts
import Testing

@testable import UsherCore

@Suite("Odd numbers")
struct OddNumbersTests {
  private static let runs = 3000

  @Test("no number traps the engine or results in a scene that can't be drawn")
  func everythingDrawable() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine(LaneSettings(capacity: random.int(in: 1...3)))
      _ = engine.receive(.viewportChanged(.phone), at: .origin)
      var time = 0
      for _ in 0..<random.int(in: 5...30) {
        time += random.int(in: 0...300)
        let event = random.oddEvent(near: time)
        let now = random.oddInstant(near: time)
        let commands = engine.receive(event, at: now)
        if let fault = fault(in: engine, after: commands, at: .ms(time)) {
          Issue.record("seed \(seed) at \(time): \(fault) after \(event)")
          return
        }
      }
    }
  }

  @Test("an overlay is accepted if and only if its values are valid")
  func validation() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      let overlay = random.oddOverlay()
      var isValid = true
      do { try overlay.validate() } catch { isValid = false }
      var engine = OverlayEngine.open()
      let commands = engine.receive(.presentRequested(.first, overlay), at: .origin)
      var isRefused = false
      if case .refuse(.first, .invalid) = commands.first { isRefused = true }
      guard isRefused != isValid, engine.shown + engine.waiting == (isValid ? [.first] : [])
      else {
        Issue.record("seed \(seed): \(commands)")
        return
      }
    }
  }

  @Test("a spring is refused or stays finite for any numbers")
  func springs() {
    var random = SplitMix(state: 1)
    for _ in 0..<Self.runs {
      let (response, ratio) = (random.oddDuration(), random.oddDouble())
      guard let spring = try? Timing.Spring(response: response, dampingRatio: ratio) else {
        continue
      }
      let start = Timing.Spring.State(displacement: 500, velocity: 5000)
      let seconds = random.double(in: 0...100)
      let state = spring.state(after: seconds, from: start)
      #expect(state.displacement.isFinite && state.velocity.isFinite)
      #expect(spring.settlingTime(from: start, tolerance: 0.1).isFinite)
    }
  }

  @Test("a curve is refused or stays finite for any numbers")
  func curves() {
    var random = SplitMix(state: 2)
    for _ in 0..<Self.runs {
      let numbers = (0..<4).map { _ in random.oddDouble() }
      guard
        let curve = try? Timing.Curve(
          x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      else { continue }
      let progress = curve.progress(at: random.oddDouble())
      guard progress.isFinite, !curve.speed(at: random.oddDouble()).isNaN else {
        Issue.record("\(curve)")
        return
      }
    }
  }

  private func fault(
    in engine: OverlayEngine, after commands: [OverlayCommand], at now: Instant
  ) -> String? {
    for case .measure(_, let proposal) in commands {
      let sides = [
        proposal.minimumWidth, proposal.maximumWidth, proposal.minimumHeight,
        proposal.maximumHeight,
      ]
      if !sides.allSatisfy({ $0.isFinite && $0 >= 0 }) { return "proposed \(proposal)" }
    }
    for overlay in engine.scene(at: now).overlays where !overlay.isDrawable {
      return "drew \(overlay)"
    }
    // NaN isn't equal to itself.
    return engine == engine ? nil : "an engine that does not equal itself"
  }
}

extension SplitMix {
  fileprivate mutating func oddEvent(near time: Int) -> OverlayEvent {
    let id = OverlayID(UInt64(int(in: 1...4)))
    return switch int(in: 0...18) {
    case 17, 18: .transitionReplaced(id, oddTransition())
    case 0, 1: .presentRequested(id, oddOverlay())
    case 2: .presentRequested(id, request())
    case 3: .measured(id, oddSize())
    case 4: .measured(id, size())
    case 5: .viewportChanged(chance(1, outOf: 2) ? oddViewport() : .phone)
    case 6: .dismissRequested(.overlay(id))
    case 7: .timePassed
    case 8: .updateRequested(id, oddOverlay())
    case 9: .lifetimeChanged(id, .timed(oddDuration()))
    case 10: .laneConfigured(lane(), oddLaneSettings())
    case 11: .countChanged(name(), pick(.min, .max, -1, 2))
    case 12: policyEvent(about: id)
    default: .pointerChanged(pick(.began, .moved, .moved, .ended), oddSample(near: time))
    }
  }
}
