import Scripts
import Testing

@testable import UsherCore

@Suite("Springs with a given duration")
struct SpringDurationTests {
  @Test("after a spring's duration, at most a thousandth of the distance is left")
  func diesAway() {
    var random = SplitMix(state: 21)
    for _ in 0..<1500 {
      let spring = random.anyTimedSpring()
      let seconds = spring.duration?.inSeconds ?? 0
      let start = Timing.Spring.State(displacement: -1, velocity: spring.initialVelocity)
      for step in 0...80 {
        let time = seconds * (1 + Double(step) / 40)
        let left = abs(spring.state(after: time, from: start).displacement)
        guard left <= Timing.Spring.remainder * (1 + 1e-9) else {
          Issue.record("\(spring): \(left) is left after \(time)")
          return
        }
      }
    }
  }

  @Test("an underdamped spring is only as fast as its amplitude requires")
  func tight() {
    var random = SplitMix(state: 23)
    for _ in 0..<500 {
      let ratio = random.double(in: 0.05...0.7)
      let velocity = random.double(in: -20...20)
      let spring = Timing.Spring(
        uncheckedDuration: .seconds(1), dampingRatio: ratio, initialVelocity: velocity)
      func left(at frequency: Double) -> Double {
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let share = (ratio * frequency - velocity) / swing
        return (1 + share * share).squareRoot() * Math.exponential(-ratio * frequency)
      }
      // A thousandth, apart from the rounding of the response to nanoseconds.
      #expect(isClose(left(at: spring.frequency), Timing.Spring.remainder, within: 1e-7))
    }
  }

  @Test("a spring with twice the duration and half the initial velocity has half the frequency")
  func scaling() {
    for ratio in [0.3, 1, 3] {
      let short = Timing.Spring(
        uncheckedDuration: .milliseconds(300), dampingRatio: ratio, initialVelocity: 10)
      let long = Timing.Spring(
        uncheckedDuration: .milliseconds(600), dampingRatio: ratio, initialVelocity: 5)
      #expect(isClose(short.frequency, 2 * long.frequency, within: 1e-9))
    }
  }

  @Test(
    "a critically damped spring's frequency solves (1 + z)·exp(-z) = 0.001")
  func critical() {
    let spring = Timing.Spring(uncheckedDuration: .seconds(1), dampingRatio: 1)
    #expect(isClose(spring.frequency, 9.2334, within: 1e-3))
  }

  @Test("around critical damping, the frequency changes little")
  func smooth() {
    let critical = Timing.Spring(uncheckedDuration: .seconds(1), dampingRatio: 1)
    for ratio in [1 - 1e-6, 1 + 1e-6] {
      let other = Timing.Spring(uncheckedDuration: .seconds(1), dampingRatio: ratio)
      #expect(abs(other.frequency - critical.frequency) < 0.05)
    }
  }

  @Test("a spring at rest starts at its initial velocity and arrives on time, without a jump")
  func trajectory() {
    var random = SplitMix(state: 22)
    for _ in 0..<500 {
      let spring = random.anyTimedSpring()
      let (from, to) = (random.double(in: -900...900), random.double(in: -900...900))
      let way = to - from
      let trajectory = Trajectory(
        from: from, to: to, velocity: 0, timing: .spring(spring), tolerance: 0.1)
      #expect(trajectory.length == spring.duration?.inSeconds)
      #expect(trajectory.sample(after: 0).value == from)
      #expect(isClose(trajectory.sample(after: 0).velocity, spring.initialVelocity * way))
      let last = trajectory.sample(after: trajectory.length * (1 - 1e-9)).value
      guard abs(last - to) <= 1e-4 else {
        Issue.record("\(spring) ends \(last - to) away")
        return
      }
    }
  }

  @Test("a moving spring keeps its velocity and arrives on time, without a jump")
  func moving() {
    var random = SplitMix(state: 24)
    for _ in 0..<500 {
      let spring = random.anyTimedSpring()
      let to = random.pick(0, random.double(in: -900...900))
      let velocity = random.double(in: 1...5000) * random.pick(1, -1)
      let trajectory = Trajectory(
        from: 0, to: to, velocity: velocity, timing: .spring(spring), tolerance: 0.1)
      #expect(trajectory.length == spring.duration?.inSeconds)
      #expect(trajectory.sample(after: 0) == (0, velocity))
      let last = trajectory.sample(after: trajectory.length * (1 - 1e-9)).value
      guard abs(last - to) <= 1e-4 else {
        Issue.record("\(spring) ends \(last - to) away")
        return
      }
    }
  }

  @Test("a spring without a distance takes no time")
  func nothingToDo() {
    let trajectory = Trajectory(
      from: 5, to: 5, velocity: 0, timing: .spring(.jolt), delay: 1, tolerance: 0.1)
    #expect(trajectory.length == 0)
  }

  @Test("in every kind of trajectory, the velocity is the derivative of the value")
  func derivative() {
    var random = SplitMix(state: 23)
    for _ in 0..<500 {
      let length = random.double(in: 0.1...1)
      let trajectories = [
        Trajectory(
          from: 0, to: random.double(in: 50...500), velocity: 0,
          timing: .spring(random.anyTimedSpring()), delay: random.pick(0, 0.1), tolerance: 0.1),
        Trajectory(
          coastingFrom: random.double(in: -9...9), velocity: random.double(in: -900...900),
          for: length),
      ]
      for trajectory in trajectories {
        let run = trajectory.length - trajectory.delay
        let (time, step) = (trajectory.delay + run * random.double(in: 0.01...0.98), run * 1e-6)
        let (before, after) = (
          trajectory.sample(after: time - step), trajectory.sample(after: time + step)
        )
        let slope = (after.value - before.value) / (2 * step)
        let speed = trajectory.sample(after: time).velocity
        guard isClose(slope, speed, within: 1e-3 * max(abs(speed), 500 / run)) else {
          Issue.record("\(trajectory): \(slope), \(speed)")
          return
        }
      }
    }
  }

  private static let refused: [(Duration, Double, Double, ConfigurationError)] = [
    (.zero, 1, 0, .outOfRange(.springDuration, 0, 0.001...60)),
    (.seconds(61), 1, 0, .outOfRange(.springDuration, 61, 0.001...60)),
    (.seconds(1), 0.04, 0, .outOfRange(.dampingRatio, 0.04, 0.05...10)),
    (.seconds(1), 11, 0, .outOfRange(.dampingRatio, 11, 0.05...10)),
    (.seconds(1), 1, 1001, .outOfRange(.initialVelocity, 1001, -1000...1000)),
    (.seconds(1), 1, .infinity, .notFinite(.initialVelocity, .infinity)),
  ]

  @Test("numbers out of range are refused with an error that names them", arguments: refused)
  func refuses(duration: Duration, ratio: Double, velocity: Double, error: ConfigurationError) {
    #expect(throws: error) {
      try Timing.Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
  }

  @Test("numbers at the ends of their ranges are accepted")
  func accepts() throws {
    for (milliseconds, ratio, velocity) in [(1, 0.05, -1000.0), (60_000, 10, 1000)] {
      let spring = try Timing.Spring(
        duration: .milliseconds(milliseconds), dampingRatio: ratio, initialVelocity: velocity)
      #expect(spring.frequency.isFinite && spring.frequency > 0)
    }
  }
}

extension SplitMix {
  fileprivate mutating func anyTimedSpring() -> Timing.Spring {
    Timing.Spring(
      uncheckedDuration: .milliseconds(int(in: 1...2000)),
      dampingRatio: pick(
        1, 1 - 1e-9, 1 + 1e-9, 0.05, 10, 0.3, double(in: 0.05...1), double(in: 1...10)),
      initialVelocity: pick(0, 0.7, 10, double(in: -20...20)))
  }
}
