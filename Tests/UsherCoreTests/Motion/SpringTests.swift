import Testing

@testable import UsherCore

@Suite("Springs")
struct SpringTests {
  /// Underdamped, nearly critical, critical and overdamped: every formula and both of its limits.
  private static let ratios = [
    0.05, 0.2, 0.5, 0.8, 0.999, 1 - 1e-9, 1, 1 + 1e-9, 1.001, 1.5, 4, 10,
  ]
  private static let starts = [
    Timing.Spring.State(displacement: 1, velocity: 0),
    Timing.Spring.State(displacement: -120, velocity: 900),
    Timing.Spring.State(displacement: 0, velocity: 50),
    Timing.Spring.State(displacement: 300, velocity: -20_000),
  ]

  private func spring(_ ratio: Double, response: Double = 0.4) -> Timing.Spring {
    Timing.Spring(uncheckedResponse: .seconds(response), dampingRatio: ratio)
  }

  @Test("a spring starts at its displacement and its initial velocity", arguments: ratios, starts)
  func start(ratio: Double, start: Timing.Spring.State) {
    let state = spring(ratio).state(after: 0, from: start)
    let size = start.magnitude
    #expect(isClose(state.displacement, start.displacement, within: 1e-9 * size))
    #expect(isClose(state.velocity, start.velocity, within: 1e-7 * size))
  }

  @Test("two half steps of a spring equal one full step", arguments: ratios, starts)
  func halfSteps(ratio: Double, start: Timing.Spring.State) {
    let spring = spring(ratio)
    for seconds in [0.001, 0.016, 0.1, 0.35, 1, 3] {
      let whole = spring.state(after: seconds, from: start)
      let half = spring.state(after: seconds / 2, from: start)
      let halves = spring.state(after: seconds / 2, from: half)
      let tolerance = 1e-6 * start.magnitude
      #expect(isClose(halves.displacement, whole.displacement, within: tolerance))
      #expect(isClose(halves.velocity, whole.velocity, within: 20 * tolerance))
    }
  }

  @Test("a spring agrees with a fine numerical integration", arguments: ratios)
  func integration(ratio: Double) {
    let response = 0.4
    let omega = 2 * Double.pi / response
    let start = Timing.Spring.State(displacement: 100, velocity: -700)
    let (steps, step) = (4000, 0.5 / 4000)
    var state = start
    for index in 1...steps {
      state = rungeKutta(state, omega: omega, ratio: ratio, step: step)
      guard index % 400 == 0 else { continue }
      let exact = spring(ratio, response: response).state(after: Double(index) * step, from: start)
      #expect(isClose(exact.displacement, state.displacement, within: 1e-4))
      #expect(isClose(exact.velocity, state.velocity, within: 1e-2))
    }
  }

  @Test("springs just below, at and just above critical damping move alike")
  func continuity() {
    let start = Timing.Spring.State(displacement: 100, velocity: 300)
    for seconds in stride(from: 0, through: 1, by: 0.05) {
      let critical = spring(1).state(after: seconds, from: start)
      for distance in [1e-5, 1e-7, 1e-10, 1e-13, 2.3e-16] {
        for ratio in [1 - distance, 1 + distance] {
          let state = spring(ratio).state(after: seconds, from: start)
          let tolerance = 1e3 * distance + 1e-4
          #expect(isClose(state.displacement, critical.displacement, within: tolerance))
          #expect(isClose(state.velocity, critical.velocity, within: 50 * tolerance))
        }
      }
    }
  }

  @Test("from rest, only an underdamped spring overshoots its target", arguments: ratios)
  func overshoot(ratio: Double) {
    let start = Timing.Spring.State(displacement: 100, velocity: 0)
    let lowest = stride(from: 0, through: 2, by: 0.002).map {
      spring(ratio).state(after: $0, from: start).displacement
    }.min()
    #expect(((lowest ?? 0) < -1e-3) == (ratio < 0.95))
  }

  @Test("a spring almost without damping has its response as its period")
  func response() {
    let response = 0.5
    let spring = Timing.Spring(uncheckedResponse: .seconds(response), dampingRatio: 1e-9)
    let state = spring.state(
      after: response, from: Timing.Spring.State(displacement: 7, velocity: 0))
    #expect(isClose(state.displacement, 7, within: 1e-6))
    #expect(isClose(state.velocity, 0, within: 1e-4))
  }

  @Test(
    "a response out of range is refused with an error that names it",
    arguments: [
      (Duration.zero, 1.0), (.milliseconds(-400), 1), (.microseconds(999), 1), (.seconds(61), 1),
      (.seconds(Int64.max), 1),
    ])
  func refusedResponse(response: Duration, ratio: Double) {
    let error = ConfigurationError.outOfRange(.springResponse, response.inSeconds, 0.001...60)
    #expect(throws: error) { try Timing.Spring(response: response, dampingRatio: ratio) }
  }

  @Test(
    "a damping ratio out of range is refused with an error that names it",
    arguments: [0, -1, 0.049, 10.1, .infinity])
  func refusedRatio(ratio: Double) {
    let error = ConfigurationError.outOfRange(.dampingRatio, ratio, 0.05...10)
    #expect(throws: error) { try Timing.Spring(response: .milliseconds(400), dampingRatio: ratio) }
  }

  @Test("a damping ratio of NaN is refused")
  func refusedNaN() {
    #expect(throws: ConfigurationError.self) {
      try Timing.Spring(response: .milliseconds(400), dampingRatio: .nan)
    }
  }

  @Test("the ends of both ranges are accepted, and the named springs have their documented values")
  func accepted() throws {
    for response in [Duration.milliseconds(1), .seconds(60)] {
      for ratio in [0.05, 10] {
        let spring = try Timing.Spring(response: response, dampingRatio: ratio)
        #expect(spring.response == response && spring.dampingRatio == ratio)
      }
    }
    #expect(
      try Timing.Spring.smooth == Timing.Spring(response: .milliseconds(400), dampingRatio: 1))
    #expect(
      try Timing.Spring.lively == Timing.Spring(response: .milliseconds(400), dampingRatio: 0.8))
  }

  /// A step of the classical Runge-Kutta method for x″ = -2ζω·x′ - ω²·x.
  private func rungeKutta(
    _ state: Timing.Spring.State, omega: Double, ratio: Double, step: Double
  ) -> Timing.Spring.State {
    func slope(_ state: Timing.Spring.State) -> Timing.Spring.State {
      let pull = -omega * omega * state.displacement - 2 * ratio * omega * state.velocity
      return Timing.Spring.State(displacement: state.velocity, velocity: pull)
    }
    func moved(by slope: Timing.Spring.State, for time: Double) -> Timing.Spring.State {
      Timing.Spring.State(
        displacement: state.displacement + slope.displacement * time,
        velocity: state.velocity + slope.velocity * time)
    }
    let first = slope(state)
    let second = slope(moved(by: first, for: step / 2))
    let third = slope(moved(by: second, for: step / 2))
    let fourth = slope(moved(by: third, for: step))
    let mean = Timing.Spring.State(
      displacement: (first.displacement + 2 * second.displacement + 2 * third.displacement
        + fourth.displacement) / 6,
      velocity: (first.velocity + 2 * second.velocity + 2 * third.velocity + fourth.velocity) / 6)
    return moved(by: mean, for: step)
  }
}

extension Timing.Spring.State {
  /// The magnitude relative to which errors are measured.
  fileprivate var magnitude: Double { max(abs(displacement), abs(velocity) / 10, 1) }
}
