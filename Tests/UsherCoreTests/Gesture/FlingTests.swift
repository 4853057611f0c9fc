import Scripts
import Testing

@testable import UsherCore

@Suite("Flings")
struct FlingTests {
  private func fling(_ dx: Double, _ dy: Double, spin: Double = 0) -> Fling? {
    Fling(velocity: Vector(dx: dx, dy: dy), spin: spin, rules: .standard)
  }

  @Test("an overlay is flung if it is faster than 600 points per second, regardless of its spin")
  func threshold() {
    #expect(fling(601, 0) != nil)
    #expect(fling(600, 0) == nil)
    #expect(fling(-360, 480) == nil)
    #expect(fling(-361, 481) != nil)
    #expect(fling(599, 0, spin: 100) == nil)
    #expect(fling(0, 0) == nil)
  }

  @Test("a fling also requires a minimum energy, which includes the energy of the spin")
  func energy() {
    let rules = PhysicsDrag(minimumSpeed: 100, minimumEnergy: 500)
    func flies(_ speed: Double, _ spin: Double) -> Bool {
      Fling(velocity: Vector(dx: 0, dy: speed), spin: spin, rules: rules) != nil
    }
    #expect(!flies(300, 0))
    #expect(!flies(300, 5.3))
    #expect(flies(300, 5.4))
    #expect(flies(-300, -5.4))
    #expect(flies(501, 0))
  }

  @Test("a fling has the pointer's velocity, up to 1800 points and 10 radians per second")
  func caps() throws {
    let slow = try #require(fling(600, -800, spin: -9))
    #expect(slow.velocity == Vector(dx: 600, dy: -800) && slow.spin == -9)
    let fast = try #require(fling(3000, -4000, spin: 11))
    #expect(isClose(fast.velocity.dx, 1080) && isClose(fast.velocity.dy, -1440))
    #expect(fast.spin == 10)
    #expect(fling(700, 0, spin: -99)?.spin == -10)
  }

  @Test("a fling ends when the overlay's circle has left the viewport over the nearest edge")
  func timeOut() throws {
    let size = OverlaySize(width: 400, height: 800)
    let right = try #require(fling(1000, 0))
    #expect(right.timeOut(of: size, from: OverlayPoint(x: 200, y: 400), radius: 100) == 0.3)
    #expect(right.timeOut(of: size, from: OverlayPoint(x: 501, y: 400), radius: 100) == 0)
    let up = try #require(fling(-10, -1000))
    #expect(up.timeOut(of: size, from: OverlayPoint(x: 200, y: 400), radius: 100) == 0.5)
  }

  @Test("a fling moves in a straight line with a constant spin, and ends outside the viewport")
  func motion() throws {
    var random = SplitMix(state: 30)
    let size = OverlaySize(width: 400, height: 800)
    for _ in 0..<200 {
      guard
        let fling = fling(
          random.double(in: -3000...3000), random.double(in: -3000...3000),
          spin: random.double(in: -20...20))
      else { continue }
      let centre = OverlayPoint(x: random.double(in: 0...400), y: random.double(in: 0...800))
      let seconds = fling.timeOut(of: size, from: centre, radius: 120)
      let pose = Pose(
        offset: Vector(dx: 3, dy: 4), scale: 0.9, rotation: 0.4, opacity: 0.7)
      let motion = fling.motion(from: pose, lasting: seconds, start: .ms(100))
      #expect(motion.end == Instant.ms(100).advanced(by: Duration(clampingSeconds: seconds)))
      for share in [0.0, 0.25, 0.5, 1] {
        let time = seconds * share
        let now = motion.pose(at: Instant.ms(100).advanced(by: .seconds(time)))
        #expect(isClose(now.offset.dx, 3 + fling.velocity.dx * time, within: 1e-3))
        #expect(isClose(now.offset.dy, 4 + fling.velocity.dy * time, within: 1e-3))
        #expect(isClose(now.rotation, 0.4 + fling.spin * time, within: 1e-4))
        #expect(now.scale == 0.9 && now.opacity == 0.7)
      }
      let end = motion.pose(at: motion.end)
      let (x, y) = (centre.x + end.offset.dx - 3, centre.y + end.offset.dy - 4)
      #expect(x < -119.9 || x > 519.9 || y < -119.9 || y > 919.9)
    }
  }
}
