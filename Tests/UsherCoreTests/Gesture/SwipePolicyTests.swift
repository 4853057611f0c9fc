import Testing

@testable import UsherCore

@Suite("Swipe policies")
struct SwipePolicyTests {
  private static let placements: [(OverlayPosition, SwipeDirections)] = [
    (.top, .up), (.center, [.up, .down]), (.bottom, .down), (.leading, .left), (.trailing, .right),
    (.topTrailing, [.up, .right]), (.bottomLeading, [.down, .left]),
  ]

  @Test(
    "without directions, an overlay can leave over its edge, or up and down from the center",
    arguments: placements)
  func byPlacement(placement: OverlayPosition, expected: SwipeDirections) {
    let policy = SwipePolicy.standard
    #expect(policy.exits(from: placement, in: .leftToRight) == expected)
    #expect(policy.freeDirections(from: placement, in: .leftToRight) == expected)
  }

  @Test("set directions are used for every position, and with no directions, drags never dismiss")
  func given() {
    for placement in OverlayPosition.allCases {
      let sideways = SwipePolicy(directions: [.left, .right])
      #expect(sideways.exits(from: placement, in: .leftToRight) == [.left, .right])
      #expect(sideways.freeDirections(from: placement, in: .leftToRight) == [.left, .right])
      let none = SwipePolicy(directions: [])
      #expect(none.exits(from: placement, in: .leftToRight) == [])
      #expect(
        none.freeDirections(from: placement, in: .leftToRight)
          == placement.swipeDirections(in: .leftToRight))
    }
  }

  @Test("setting a policy's values has the same result as its initializer")
  func values() {
    let pace = Duration.milliseconds(10) ... .milliseconds(20)
    var policy = SwipePolicy.standard
    policy.drag = SwipePolicy.physics.drag
    policy.directions = .left
    policy.discardsSlop = true
    policy.thresholds.distance = 7
    policy.resistance = .rigid
    policy.pullback = .upright
    policy.exitDuration = pace
    var thresholds = SwipeThresholds.standard
    thresholds.distance = 7
    #expect(
      policy
        == SwipePolicy(
          drag: SwipePolicy.physics.drag, directions: .left, discardsSlop: true,
          thresholds: thresholds, resistance: .rigid, pullback: .upright, exitDuration: pace))
  }

  @Test("each direction leads over one edge, along the axis of that edge")
  func edges() {
    let directions = OverlayRect.Edge.allCases.map { SwipeDirections(over: $0) }
    #expect(directions == [.up, .left, .down, .right])
    for edge in OverlayRect.Edge.allCases {
      let direction = SwipeDirections(over: edge)
      #expect(Axis.allCases.filter { direction.lead(along: $0) } == [edge.axis])
      let (low, high) = edge.axis.edges
      #expect(edge == (edge.sign < 0 ? low : high))
    }
  }

  @Test("the first movement determines the axis if both are free, and a tie is vertical")
  func axisLock() {
    let policy = SwipePolicy(directions: [.down, .right])
    let ways: [(Double, Double, Axis)] = [
      (10, 0, .horizontal), (-10, 9, .horizontal), (0, -10, .vertical), (9, 10, .vertical),
      (10, 10, .vertical),
    ]
    for (dx, dy, axis) in ways {
      #expect(
        policy.axisLock(along: Vector(dx: dx, dy: dy), from: .top, in: .leftToRight) == .axis(axis))
    }
    #expect(
      SwipePolicy.physics.axisLock(along: Vector(dx: 1, dy: 2), from: .top, in: .leftToRight)
        == .free)
  }
}
