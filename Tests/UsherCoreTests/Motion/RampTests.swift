import Scripts
import Testing

@testable import UsherCore

@Suite("Ramps")
struct RampTests {
  private static let timings = [
    Timing.linear(400), .easeIn(.milliseconds(250)), .spring(.smooth), .spring(.lively),
  ]

  @Test("a ramp at rest always has its value, and ended long ago")
  func still() {
    let ramp = Ramp.still(7)
    for milliseconds in [-5000, 0, 5000] { #expect(ramp.value(at: .ms(milliseconds)) == 7) }
    #expect(ramp.target == 7)
    #expect(ramp.end <= .ms(0))
  }

  @Test("a ramp has its first value at the start, and its target from its end", arguments: timings)
  func ends(timing: Timing) {
    let ramp = Ramp(from: 3, to: 11, timing: timing, tolerance: 0.01, start: .ms(100))
    #expect(ramp.value(at: .ms(100)) == 3)
    #expect(ramp.target == 11)
    #expect(ramp.value(at: ramp.end) == 11)
    #expect(ramp.value(at: .ms(60_000)) == 11)
  }

  @Test("a linear ramp has the values of a line")
  func linear() {
    let ramp = Ramp(from: 0, to: 100, timing: .linear(400), tolerance: 0.1, start: .ms(0))
    for (time, value) in [(0, 0.0), (100, 25), (200, 50), (300, 75), (400, 100)] {
      #expect(isClose(ramp.value(at: .ms(time)), value))
    }
    #expect(ramp.end == .ms(400))
  }

  @Test("a ramp with a new target continues with its value and velocity", arguments: timings)
  func retargeted(timing: Timing) {
    var random = SplitMix(state: 1)
    for _ in 0..<200 {
      let ramp = Ramp(
        from: random.double(in: -100...100), to: random.double(in: -100...100), timing: timing,
        tolerance: 0.1, start: .ms(0))
      let turn = Instant.ms(random.int(in: 10...200))
      let target = random.double(in: -100...100)
      let turned = ramp.retargeted(to: target, timing: timing, tolerance: 0.1, at: turn)
      #expect(turned.target == target)
      #expect(isClose(turned.value(at: turn), ramp.value(at: turn), within: 1e-9))
      // A critically damped spring accelerates, but this is hardly visible in a short time.
      let moment = 0.000_01
      let after = turn.advanced(by: .seconds(moment))
      let before = turn.advanced(by: .seconds(-moment))
      let speed = (ramp.value(at: turn) - ramp.value(at: before)) / moment
      let turnedSpeed = (turned.value(at: after) - turned.value(at: turn)) / moment
      guard turn < ramp.end else { continue }
      #expect(isClose(turnedSpeed, speed, within: 5))
    }
  }

  @Test("a ramp that is moved keeps its velocity and has a new distance")
  func moved() {
    let ramp = Ramp(from: 0, to: 100, timing: .spring(.smooth), tolerance: 0.1, start: .ms(0))
    let moved = ramp.moved(
      by: -50, to: 100, timing: .spring(.smooth), tolerance: 0.1, at: .ms(120))
    #expect(moved.value(at: .ms(120)) == ramp.value(at: .ms(120)) - 50)
    #expect(moved.value(at: .ms(60_000)) == 100)
  }

  @Test("a ramp on a spring doesn't change if the same target is set again halfway")
  func twoHalfSteps() {
    var random = SplitMix(state: 2)
    for _ in 0..<200 {
      let (start, target) = (random.double(in: -100...100), random.double(in: -100...100))
      let whole = Ramp(
        from: start, to: target, timing: .spring(.lively), tolerance: 1e-6, start: .ms(0))
      let half = random.int(in: 1...300)
      let halves = whole.retargeted(
        to: target, timing: .spring(.lively), tolerance: 1e-6, at: .ms(half))
      for time in stride(from: half, through: 900, by: 50) {
        #expect(isClose(halves.value(at: .ms(time)), whole.value(at: .ms(time)), within: 1e-4))
      }
    }
  }

  @Test("a ramp without a duration has its target immediately")
  func immediate() {
    let ramp = Ramp.still(1).retargeted(to: 5, timing: .immediate, tolerance: 0.1, at: .ms(50))
    #expect(ramp.value(at: .ms(50)) == 5)
    #expect(ramp.end == .ms(50))
  }
}
