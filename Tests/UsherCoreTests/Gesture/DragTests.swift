import Scripts
import Testing

@testable import UsherCore

@Suite("Drags")
struct DragTests {
  private func drag(
    by way: Vector, from origin: Pose = .resting, along axis: Axis = .vertical,
    free: SwipeDirections = .up
  ) -> Drag {
    Drag(
      origin: origin,
      mode: .onRail(
        Rail(along: axis, from: origin.offset[axis], free: free, resistance: .rubberBand)),
      start: .first(PointerSample(position: OverlayPoint(x: 50, y: 100), time: .origin)),
      sample: PointerSample(position: OverlayPoint(x: 50 + way.dx, y: 100 + way.dy), time: .ms(10)))
  }

  @Test("a drag along one axis follows the pointer only along that axis")
  func axis() {
    let way = Vector(dx: 30, dy: -60)
    #expect(drag(by: way).pose(in: .phone) == Pose(offset: Vector(dx: 0, dy: -60), opacity: 1))
    #expect(
      drag(by: way, along: .horizontal, free: .right).pose(in: .phone)
        == Pose(offset: Vector(dx: 30, dy: 0), opacity: 1))
  }

  @Test(
    "a drag's resistance depends on the viewport's current size along the axis",
    arguments: [200.0, 800])
  func resistance(height: Double) {
    let viewport = OverlayViewport(size: OverlaySize(width: 400, height: height))
    let given = RubberBand.offset(for: 60, dimension: height)
    let pose = drag(by: Vector(dx: 0, dy: 60)).pose(in: viewport)
    #expect(pose == Pose(offset: Vector(dx: 0, dy: given), opacity: 1))
    let across = drag(by: Vector(dx: -60, dy: 0), along: .horizontal, free: .right)
    #expect(
      across.pose(in: viewport).offset
        == Vector(dx: -RubberBand.offset(for: 60, dimension: 400), dy: 0))
  }

  @Test(
    "a drag starts from the overlay's current pose, and changes only the offset")
  func origin() {
    let origin = Pose(offset: Vector(dx: 7, dy: -30), scale: 0.8, rotation: 0.3, opacity: 0.4)
    #expect(drag(by: .zero, from: origin).pose(in: .phone) == origin)
    var moved = origin
    moved.offset.dy = -50
    #expect(drag(by: Vector(dx: 90, dy: -20), from: origin).pose(in: .phone) == moved)
  }

  @Test("a move replaces the drag's position, and resistance reduces the velocity")
  func move() {
    var drag = drag(by: Vector(dx: 40, dy: -20))
    drag.move(to: PointerSample(position: OverlayPoint(x: 90, y: 60), time: .ms(20)))
    #expect(drag.pose(in: .phone).offset == Vector(dx: 0, dy: -40))
    let velocity = drag.velocity(at: .ms(20), in: .phone)
    #expect(velocity.dx == 0 && isClose(velocity.dy, -2000, within: 1e-6))
    #expect(drag.spin(at: .ms(20)) == 0)

    let resisted = self.drag(by: Vector(dx: 0, dy: 20)).velocity(at: .ms(10), in: .phone)
    let slope = RubberBand.slope(at: 20, dimension: 800)
    #expect(resisted.dx == 0 && isClose(resisted.dy, 2000 * slope, within: 1e-6))
  }

  @Test("a swinging overlay keeps the touched point under the pointer")
  func pinned() {
    var random = SplitMix(state: 21)
    for _ in 0..<200 {
      let origin = Pose(
        offset: Vector(dx: random.double(in: -50...50), dy: random.double(in: -50...50)),
        scale: 1, rotation: random.double(in: -1...1), opacity: 0.5)
      let lever = Vector(dx: random.double(in: -150...150), dy: random.double(in: -50...50))
      var position = OverlayPoint(x: 200, y: 300)
      let start = PointerSample(position: position, time: .origin)
      var drag = Drag(
        origin: origin,
        mode: .swinging(Swing(lever: lever, size: OverlaySize(width: 300, height: 100))),
        start: .first(start), sample: start)
      #expect(drag.pose(in: .phone).offset == origin.offset)
      for time in 1...random.int(in: 1...8) {
        position.x += random.double(in: -40...40)
        position.y += random.double(in: -40...40)
        drag.move(to: PointerSample(position: position, time: .ms(10 * time)))
      }
      let pose = drag.pose(in: .phone)
      // The vector from the center to the pointer, rotated by the overlay's rotation.
      let turn = pose.rotation - origin.rotation
      let turned = Vector(
        dx: lever.dx * Math.cosine(turn) - lever.dy * Math.sine(turn),
        dy: lever.dx * Math.sine(turn) + lever.dy * Math.cosine(turn))
      let centre = Vector(
        dx: position.x - 200 + lever.dx - turned.dx + origin.offset.dx,
        dy: position.y - 300 + lever.dy - turned.dy + origin.offset.dy)
      #expect(isClose(pose.offset.dx, centre.dx, within: 1e-6))
      #expect(isClose(pose.offset.dy, centre.dy, within: 1e-6))
      #expect(pose.opacity == 0.5 && pose.scale == 1 && abs(pose.rotation) <= Double.pi)
    }
  }
}
