import Testing

@testable import UsherCore

@Suite struct PullbackTests {
  @Test(
    "told by its time, it has come within a thousandth of the way by then and not long before",
    arguments: [
      (Pullback.jolt, 0.5), (.easeOut, 0.3), (.replay, 0.4), (.upright, 0.5),
      (.settling(within: .seconds(2), dampingRatio: 3), 2),
    ])
  func settles(pullback: Pullback, seconds: Double) {
    let start = Spring.State(displacement: 1, velocity: 0)
    func displacement(after seconds: Double) -> Double {
      abs(pullback.spring.state(after: seconds, from: start).displacement)
    }
    for step in 0...50 {
      #expect(displacement(after: seconds * (1 + Double(step) / 20)) <= 0.001 + 1e-6)
    }
    let before = (0...50).map { displacement(after: seconds * (0.6 + Double($0) / 200)) }
    #expect((before.max() ?? 0) > 0.001)
  }

  @Test("it sets out at the speed of the release, or at a share of the way home")
  func velocity() {
    let (offset, released) = (Vector(dx: 20, dy: -30), Vector(dx: -7, dy: 5))
    for pullback in [Pullback.lively, .replay, .upright] {
      #expect(pullback.velocity(from: offset, releasedAt: released) == released)
    }
    for pullback in [Pullback.jolt, .easeOut] {
      #expect(
        pullback.velocity(from: offset, releasedAt: released) == Vector(dx: -200, dy: 300))
    }
  }

  @Test("a spring is what it was told to be")
  func spring() {
    #expect(Pullback.spring(.smooth).spring == .smooth)
    #expect(Pullback.lively.spring == .lively)
  }
}
