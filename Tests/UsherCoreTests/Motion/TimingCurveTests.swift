import Scripts
import Testing

@testable import UsherCore

@Suite("Timing curves")
struct TimingCurveTests {
  private static let named: [Timing.Curve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .decelerate,
  ]

  @Test("a curve starts at 0 and ends at 1, and is constant before and after")
  func ends() {
    var random = SplitMix(state: 3)
    for curve in Self.named + (0..<200).map({ _ in random.curve() }) {
      for time in [-Double.infinity, -1, -0.0, 0] { #expect(curve.progress(at: time) == 0) }
      for time in [1, 1.5, Double.infinity] { #expect(curve.progress(at: time) == 1) }
      #expect(curve.progress(at: .nan) == 0)
    }
  }

  @Test("a curve's progress at a time is its y at that x")
  func inverse() {
    var random = SplitMix(state: 4)
    for _ in 0..<2000 {
      let curve = random.curve()
      let parameter = random.double(in: 0...1)
      let point = curve.point(at: parameter)
      // A vertical section has many values at one time, and any value between its ends is accepted.
      let near = (curve.point(at: parameter - 1e-4), curve.point(at: parameter + 1e-4))
      let slack = max(abs(near.0.y - point.y), abs(near.1.y - point.y)) + 1e-9
      guard isClose(curve.progress(at: point.x), point.y, within: slack) else {
        Issue.record("\(curve) at \(parameter): \(curve.progress(at: point.x)), not \(point.y)")
        return
      }
    }
  }

  @Test("a curve never runs backward if both control points' y are in 0...1")
  func monotone() {
    var random = SplitMix(state: 5)
    for _ in 0..<400 {
      let curve = Timing.Curve(
        uncheckedX1: random.pick(0, 1, random.double(in: 0...1)), y1: random.double(in: 0...1),
        x2: random.pick(0, 1, random.double(in: 0...1)), y2: random.double(in: 0...1))
      var last = 0.0
      for index in 0...200 {
        let way = curve.progress(at: Double(index) / 200)
        guard way >= last - 1e-9 else {
          Issue.record("\(curve) goes back at \(index)")
          return
        }
        last = way
      }
    }
  }

  @Test("a curve's speed is the derivative of its progress")
  func speed() {
    var random = SplitMix(state: 6)
    let gentle = (0..<300).map { _ in
      Timing.Curve(
        uncheckedX1: random.double(in: 0.05...0.95), y1: random.double(in: -0.5...1.5),
        x2: random.double(in: 0.05...0.95), y2: random.double(in: -0.5...1.5))
    }
    for curve in Self.named + gentle {
      for time in stride(from: 0.02, through: 0.98, by: 0.04) {
        let step = 1e-5
        let slope = (curve.progress(at: time + step) - curve.progress(at: time - step)) / (2 * step)
        let speed = curve.speed(at: time)
        let bend = abs(curve.speed(at: time + step) - curve.speed(at: time - step))
        guard isClose(speed, slope, within: 1e-4 * max(1, abs(speed)) + bend) else {
          Issue.record("\(curve) at \(time): \(speed), not \(slope)")
          return
        }
      }
    }
  }

  @Test(
    "a curve's speed at its ends is correct even if a control point is at an end",
    arguments: [
      (Timing.Curve.linear, 1.0, 1.0), (.easeIn, 0, 1 / 0.58), (.easeOut, 1 / 0.58, 0),
      (.easeInOut, 0, 0), (.decelerate, 2, 0),
    ])
  func speedAtEnds(curve: Timing.Curve, first: Double, last: Double) {
    #expect(isClose(curve.speed(at: 0), first))
    #expect(isClose(curve.speed(at: 1), last))
    #expect(isClose(curve.speed(at: -5), first))
    #expect(isClose(curve.speed(at: 5), last))
  }

  @Test("a curve that is vertical has an infinite speed at that point", arguments: [0.0, 1])
  func upright(end: Double) {
    let curve = Timing.Curve(uncheckedX1: 0, y1: 1, x2: 1, y2: 0)
    #expect(curve.speed(at: end) == .infinity)
    let middle = Timing.Curve(uncheckedX1: 1, y1: 0, x2: 0, y2: 1)
    #expect(middle.speed(at: 0.5) == .infinity)
  }

  @Test("control points at the ends or on the diagonal result in a constant speed")
  func disguisedLinear() {
    for (x1, x2) in [(0.0, 0.0), (1, 1), (0, 1), (1, 0), (0.25, 0.75)] {
      let curve = Timing.Curve(uncheckedX1: x1, y1: x1, x2: x2, y2: x2)
      for time in [0, 0.25, 0.5, 0.75, 1] {
        #expect(isClose(curve.progress(at: time), time, within: 1e-3), "\(curve) at \(time)")
        #expect(isClose(curve.speed(at: time), 1, within: 1e-3), "\(curve) at \(time)")
      }
    }
  }

  @Test("linear is constant, and decelerate is 1 - (1 - x)²")
  func knownCurves() {
    for time in stride(from: 0, through: 1, by: 0.01) {
      #expect(isClose(Timing.Curve.linear.progress(at: time), time))
      let way = 1 - (1 - time) * (1 - time)
      #expect(isClose(Timing.Curve.decelerate.progress(at: time), way))
      #expect(isClose(Timing.Curve.decelerate.speed(at: time), 2 * (1 - time), within: 1e-6))
    }
  }

  @Test("ease-in mirrored is ease-out")
  func mirrored() {
    let easeOut = Timing.Curve(uncheckedX1: 0, y1: 0, x2: 0.58, y2: 1)
    for time in stride(from: 0, through: 1, by: 0.05) {
      let mirrored = 1 - Timing.Curve.easeIn.progress(at: 1 - time)
      #expect(isClose(mirrored, easeOut.progress(at: time), within: 1e-9))
    }
    #expect(easeOut == .easeOut)
  }

  @Test(
    "an x outside 0...1 is refused with an error that names it",
    arguments: [-0.001, 1.001, .infinity])
  func refusedTime(x: Double) {
    let error = ConfigurationError.outOfRange(.curveTime, x, 0...1)
    #expect(throws: error) { try Timing.Curve(x1: x, y1: 0, x2: 1, y2: 1) }
    #expect(throws: error) { try Timing.Curve(x1: 0, y1: 0, x2: x, y2: 1) }
    #expect(throws: ConfigurationError.self) { try Timing.Curve(x1: .nan, y1: 0, x2: 1, y2: 1) }
  }

  @Test("a y that isn't finite or is enormous is refused with an error that names it")
  func refusedProgress() {
    #expect(throws: ConfigurationError.notFinite(.curveProgress, .infinity)) {
      try Timing.Curve(x1: 0, y1: .infinity, x2: 1, y2: 1)
    }
    #expect(throws: ConfigurationError.outOfRange(.curveProgress, -2e6, -1e6...1e6)) {
      try Timing.Curve(x1: 0, y1: 0, x2: 1, y2: -2e6)
    }
    #expect(throws: ConfigurationError.self) { try Timing.Curve(x1: 0, y1: .nan, x2: 1, y2: 1) }
  }
}

extension Timing.Curve {
  /// The curve's point, using de Casteljau's construction.
  fileprivate func point(at parameter: Double) -> OverlayPoint {
    func between(_ a: OverlayPoint, _ b: OverlayPoint) -> OverlayPoint {
      OverlayPoint(x: a.x + (b.x - a.x) * parameter, y: a.y + (b.y - a.y) * parameter)
    }
    let corners = [OverlayPoint(x: 0, y: 0), first, second, OverlayPoint(x: 1, y: 1)]
    let sides = zip(corners, corners.dropFirst()).map(between)
    let middles = zip(sides, sides.dropFirst()).map(between)
    return between(middles[0], middles[1])
  }
}
