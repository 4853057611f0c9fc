import Testing

@testable import UsherCore

@Suite struct DragTests {
  private func drag(by distance: Double, from origin: Pose = .resting) -> Drag {
    Drag(
      origin: origin, start: PointerSample(position: Point(x: 50, y: 100), time: .origin),
      sample: PointerSample(position: Point(x: 90, y: 100 + distance), time: .ms(10)))
  }

  @Test(
    "it follows the pointer up and down where its placement lets it go, and resists elsewhere",
    arguments: [
      (Placement.top, -60.0, false), (.top, 60, true), (.bottom, 60, false), (.bottom, -60, true),
      (.center, 60, false), (.center, -60, false),
    ])
  func pose(placement: Placement, distance: Double, resists: Bool) {
    let pose = drag(by: distance).pose(placement: placement, viewport: .phone)
    let dy = resists ? RubberBand.offset(for: distance, dimension: 800) : distance
    #expect(pose == Pose(offset: Vector(dx: 0, dy: dy), opacity: 1))
  }

  @Test("it begins from the pose in which it was taken")
  func origin() {
    let origin = Pose(offset: Vector(dx: 0, dy: -30), opacity: 0.4)
    let pose = drag(by: -20, from: origin).pose(placement: .top, viewport: .phone)
    #expect(pose == Pose(offset: Vector(dx: 0, dy: -50), opacity: 0.4))
  }

  @Test("moving on replaces the place and tells the speed")
  func move() {
    var drag = drag(by: -20)
    drag.move(to: PointerSample(position: Point(x: 90, y: 60), time: .ms(20)))
    let pose = drag.pose(placement: .top, viewport: .phone)
    #expect(pose.offset == Vector(dx: 0, dy: -40))
    let velocity = drag.velocity(at: .ms(20), placement: .top, viewport: .phone)
    #expect(velocity.dx == 0 && isClose(velocity.dy, -2000, within: 1e-6))
  }
}
