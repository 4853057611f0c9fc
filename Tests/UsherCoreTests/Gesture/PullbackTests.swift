import Testing

@testable import UsherCore

@Suite("Pullbacks")
struct PullbackTests {
  private static let released = Pose.Velocity(
    offset: Vector(dx: -7, dy: 5), scale: 0.5, rotation: 2)

  @Test(
    "a pullback's spring goes on at the speed of the release",
    arguments: [Pullback.lively, .replay, .upright])
  func carries(pullback: Pullback) {
    #expect(pullback.launch(releasedAt: Self.released) == Self.released)
  }

  @Test("a launched pullback leaves its speed to the spring", arguments: [Pullback.jolt, .easeOut])
  func launches(pullback: Pullback) {
    #expect(pullback.launch(releasedAt: Self.released) == .zero)
    #expect(pullback.spring.initialVelocity == 10)
  }

  @Test(
    "the named pullbacks have the springs of the libraries they come from",
    arguments: [
      (Pullback.jolt, 500, 0.3), (.easeOut, 300, 1), (.replay, 400, 0.8), (.upright, 500, 0.65),
    ])
  func presets(pullback: Pullback, milliseconds: Int, ratio: Double) {
    #expect(pullback.spring.duration == .milliseconds(milliseconds))
    #expect(pullback.spring.dampingRatio == ratio)
  }
}
