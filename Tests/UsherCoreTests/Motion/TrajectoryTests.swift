import Scripts
import Testing

@testable import UsherCore

@Suite("Trajectories")
struct TrajectoryTests {
  @Test("a trajectory has its curve's value and speed, scaled to its distance and time")
  func curve() {
    let trajectory = Trajectory(
      from: 100, to: 300, velocity: 0, timing: .curve(.decelerate, .seconds(2)), tolerance: 0.1)
    #expect(trajectory.length == 2)
    for seconds in stride(from: 0.1, through: 1.9, by: 0.1) {
      let rest = 1 - seconds / 2
      let sample = trajectory.sample(after: seconds)
      #expect(isClose(sample.value, 300 - 200 * rest * rest, within: 1e-6))
      #expect(isClose(sample.velocity, 200 * rest, within: 1e-4))
    }
  }

  @Test("a trajectory on a spring follows the spring around the target")
  func spring() {
    let trajectory = Trajectory(
      from: 100, to: 300, velocity: 50, timing: .spring(.lively), tolerance: 0.1)
    let start = Timing.Spring.State(displacement: -200, velocity: 50)
    for seconds in stride(from: 0.01, through: 0.5, by: 0.03) {
      let (sample, state) = (
        trajectory.sample(after: seconds), Timing.Spring.lively.state(after: seconds, from: start)
      )
      #expect(sample.value == 300 + state.displacement)
      #expect(sample.velocity == state.velocity)
    }
  }

  @Test("a trajectory is at its start before it starts, and at its target from its end")
  func ends() {
    for timing in [Timing.linear(500), .spring(.smooth)] {
      let trajectory = Trajectory(from: 1, to: 2, velocity: 0, timing: timing, tolerance: 0.1)
      #expect(trajectory.sample(after: -1) == (1, 0))
      #expect(trajectory.sample(after: 0) == (1, 0))
      #expect(trajectory.sample(after: trajectory.length) == (2, 0))
      #expect(trajectory.sample(after: .infinity) == (2, 0))
    }
  }

  @Test("a trajectory without a duration is immediately at its target")
  func immediate() {
    let trajectory = Trajectory(from: 1, to: 2, velocity: 0, timing: .immediate, tolerance: 0.1)
    #expect(trajectory.length == 0)
    #expect(trajectory.sample(after: 0) == (2, 0))
  }

  @Test("a moving value follows a curve with a slow start, while its velocity fades away")
  func keepsSlowStart() {
    let moving = Trajectory(
      from: 0, to: 100, velocity: -200, timing: .easeIn(.milliseconds(300)), tolerance: 0.1)
    #expect(isClose(moving.length, 0.3, within: 1e-9))
    #expect(moving.sample(after: 0) == (0, -200))
    for step in 1..<30 {
      let (seconds, share) = (Double(step) / 100, Double(step) / 30)
      let sample = moving.sample(after: seconds)
      let beside = sample.value - 100 * Timing.Curve.easeIn.progress(at: share)
      #expect(isClose(beside, -60 * share * (1 - share) * (1 - share), within: 1e-9))
      let change =
        moving.sample(after: seconds + 1e-5).value - moving.sample(after: seconds - 1e-5).value
      #expect(isClose(sample.velocity, change / 2e-5, within: 0.01))
    }
    #expect(moving.sample(after: moving.length) == (100, 0))
  }

  @Test("a moving value uses a spring instead of a curve with a fast start")
  func carriesVelocity() {
    let moving = Trajectory(
      from: 0, to: 100, velocity: 30, timing: .linear(250), tolerance: 0.1)
    let spring = Timing.Spring(uncheckedDuration: .milliseconds(250), dampingRatio: 1)
    #expect(moving.timing == .spring(spring))
    #expect(moving.sample(after: 0) == (0, 30))
    #expect(moving.length == 0.25)
    let still = Trajectory(from: 0, to: 100, velocity: 0, timing: .linear(250), tolerance: 0.1)
    #expect(still.timing == .linear(250))
  }

  @Test("a spring or a very short curve doesn't change if it carries a velocity")
  func carryingVelocity() {
    #expect(Timing.spring(.lively).carryingVelocity == .spring(.lively))
    #expect(Timing.immediate.carryingVelocity == .immediate)
    #expect(Timing.linear(1).carryingVelocity == .linear(1))
  }

  @Test(
    "a stretched trajectory continues from its value and ends at the new target")
  func stretched() {
    var random = SplitMix(state: 52)
    for _ in 0..<500 {
      let timing = random.timing()
      let trajectory = Trajectory(
        from: random.double(in: -300...300), to: random.double(in: 400...900),
        velocity: random.pick(0, random.double(in: -900...900)), timing: timing, tolerance: 0.1)
      let moment = trajectory.length * random.double(in: 0...0.9)
      let (value, target) = (trajectory.sample(after: moment).value, trajectory.target + 300)
      let stretched = trajectory.stretched(to: target, at: moment, tolerance: 0.1)
      #expect(stretched.sample(after: .infinity).value == target)
      guard abs(value - trajectory.target) > 0.1 else { continue }
      #expect(isClose(stretched.sample(after: moment).value, value, within: 1e-6))
      // Later, its distance from the target is the original distance times the factor by which it
      // was stretched.
      let factor = (value - target) / (value - trajectory.target)
      let later = moment + (trajectory.length - moment) * 0.5
      let distance = trajectory.sample(after: later).value - trajectory.target
      #expect(
        isClose(
          stretched.sample(after: later).value, target + factor * distance,
          within: 1e-6 * max(abs(factor), 1)))
    }
  }

  @Test(
    "an almost finished trajectory jumps to a new target, and the same target changes nothing"
  )
  func stretchedAtTheEnd() {
    let trajectory = Trajectory(
      from: 0, to: 100, velocity: 0, timing: .linear(100), tolerance: 0.1)
    let stretched = trajectory.stretched(to: 150, at: 0.09995, tolerance: 0.1)
    #expect(stretched.sample(after: 0).value == 150)
    #expect(stretched.length == 0)
    #expect(trajectory.stretched(to: 100, at: 0.05, tolerance: 0.1) == trajectory)
  }
}
