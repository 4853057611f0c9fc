import Scripts
import Testing

@testable import UsherCore

@Suite("Settling times of springs")
struct SpringSettlingTests {
  @Test("after its settling time, a spring never exceeds the tolerance again")
  func bounds() {
    var random = SplitMix(state: 11)
    for _ in 0..<1500 {
      let spring = random.anySpring()
      let start = random.anyState()
      let tolerance = random.pick(0.1, 1.0 / 255, 1)
      let settled = spring.settlingTime(from: start, tolerance: tolerance)
      let response = spring.response.inSeconds
      let samples = 60
      for index in 0...samples {
        let seconds = settled + 3 * response * Double(index) / Double(samples)
        let distance = abs(spring.state(after: seconds, from: start).displacement)
        guard distance <= tolerance * (1 + 1e-6) else {
          Issue.record("\(spring) from \(start): \(distance) at \(seconds) after \(settled)")
          return
        }
      }
    }
  }

  @Test("from rest, a settling time is not much longer than needed")
  func tightness() {
    var worst = 0.0
    for ratio in [0.05, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.5, 2, 4, 10] {
      let spring = Timing.Spring(uncheckedResponse: .milliseconds(400), dampingRatio: ratio)
      for distance in [10.0, 110, 800] {
        let start = Timing.Spring.State(displacement: distance, velocity: 0)
        let promised = spring.settlingTime(from: start, tolerance: 0.1)
        let needed = spring.lastTime(beyond: 0.1, from: start, until: promised)
        worst = max(worst, promised / max(needed, 1e-9))
      }
    }
    #expect(worst >= 1)
    #expect(worst < 1.5)
  }

  @Test("around critical damping, a settling time is less than three times the time needed")
  func nearCritical() {
    let start = Timing.Spring.State(displacement: 110, velocity: 0)
    for ratio in [1 - 1e-3, 1 - 1e-6, 1 - 1e-9, 1 + 1e-9, 1 + 1e-6, 1 + 1e-3] {
      let spring = Timing.Spring(uncheckedResponse: .milliseconds(400), dampingRatio: ratio)
      let promised = spring.settlingTime(from: start, tolerance: 0.1)
      let needed = spring.lastTime(beyond: 0.1, from: start, until: promised)
      #expect(promised >= needed && promised < 3 * needed, "\(ratio): \(promised), \(needed)")
    }
  }

  @Test("a spring at rest within the tolerance has settled", arguments: [0.3, 1, 3])
  func settled(ratio: Double) {
    let spring = Timing.Spring(uncheckedResponse: .milliseconds(400), dampingRatio: ratio)
    let start = Timing.Spring.State(displacement: 0, velocity: 0)
    #expect(spring.settlingTime(from: start, tolerance: 0.1) == 0)
  }

  @Test("a spring's settling time is proportional to its response")
  func proportion() {
    let start = Timing.Spring.State(displacement: 100, velocity: 0)
    for ratio in [0.5, 1, 2] {
      let times = [200, 400].map {
        Timing.Spring(uncheckedResponse: .milliseconds($0), dampingRatio: ratio)
          .settlingTime(from: start, tolerance: 0.1)
      }
      #expect(isClose(times[1], 2 * times[0], within: 1e-9))
    }
  }
}

extension SplitMix {
  fileprivate mutating func anySpring() -> Timing.Spring {
    Timing.Spring(
      uncheckedResponse: .milliseconds(int(in: 1...2000)),
      dampingRatio: pick(
        1, 1 - 1e-9, 1 + 1e-9, 0.05, 10, double(in: 0.05...1), double(in: 1...10)))
  }

  fileprivate mutating func anyState() -> Timing.Spring.State {
    Timing.Spring.State(
      displacement: pick(0, double(in: -1000...1000)), velocity: pick(0, double(in: -9000...9000)))
  }
}

extension Timing.Spring {
  /// The last of many sampled times at which the displacement exceeds `tolerance`.
  fileprivate func lastTime(
    beyond tolerance: Double, from start: State, until end: Double
  ) -> Double {
    let samples = 4000
    for index in (0...samples).reversed() {
      let seconds = end * Double(index) / Double(samples)
      if abs(state(after: seconds, from: start).displacement) > tolerance { return seconds }
    }
    return 0
  }
}
