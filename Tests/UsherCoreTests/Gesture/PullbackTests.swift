import Testing

@testable import UsherCore

@Suite("Pullbacks")
struct PullbackTests {
  private static let released = Pose.Velocity(
    offset: Vector(dx: -7, dy: 5), scale: 0.5, rotation: 2)

  @Test(
    "a pullback's spring starts with the velocity at the release",
    arguments: [Pullback.lively, .replay, .upright])
  func carries(pullback: Pullback) {
    #expect(pullback.launch(releasedAt: Self.released) == Self.released)
  }

  @Test(
    "a pullback with its own initial velocity ignores the velocity at the release",
    arguments: [Pullback.jolt, .easeOut])
  func launches(pullback: Pullback) {
    #expect(pullback.launch(releasedAt: Self.released) == .zero)
    #expect(pullback.spring.initialVelocity == 10)
  }

  @Test(
    "the named pullbacks have the springs of the original libraries",
    arguments: [
      (Pullback.jolt, 500, 0.3), (.easeOut, 300, 1), (.replay, 400, 0.8), (.upright, 500, 0.65),
    ])
  func presets(pullback: Pullback, milliseconds: Int, ratio: Double) {
    #expect(pullback.spring.duration == .milliseconds(milliseconds))
    #expect(pullback.spring.dampingRatio == ratio)
  }
}
