import Testing

@testable import UsherCore

@Suite("Presses that become drags")
struct PressTests {
  private func course(dx: Double, dy: Double, on overlay: OverlayConfiguration) -> Press.Course {
    let start = PointerSample(position: OverlayPoint(x: 100, y: 100), time: .origin)
    var press = Press(on: .first, .overlay, at: start)
    let sample = PointerSample(position: OverlayPoint(x: 100 + dx, y: 100 + dy), time: .ms(10))
    let drag = press.move(
      to: sample, on: overlay, at: overlay.placement, growing: [], in: .leftToRight)
    #expect((drag?.sample == start) == (press.course == .dragging))
    return press.course
  }

  @Test(
    "a press becomes a drag if the pointer moves mainly vertically, and further than the slop",
    arguments: [
      (0.0, 0.0, true, Press.Course.undecided), (8, 8, true, .undecided),
      (-8, -8, true, .undecided), (0, 8.1, true, .dragging), (0, -8.1, true, .dragging),
      (20, 20.1, true, .dragging), (20, 20, true, .failed), (20, -5, true, .failed),
      (8.1, 0, true, .failed), (0, 100, false, .failed), (0, 8, false, .undecided),
    ])
  func course(dx: Double, dy: Double, swipeable: Bool, expected: Press.Course) {
    #expect(course(dx: dx, dy: dy, on: .plain(swipe: swipeable ? .standard : nil)) == expected)
  }

  private static let ways: [(SwipeDirections, Double, Double, Press.Course)] = [
    (.left, 9, 0, .dragging), (.left, -9, 8, .dragging), (.left, 9, 9, .failed),
    (.left, 0, 9, .failed), ([.left, .right], 0, 40, .failed), ([.left, .up], 9, 9, .dragging),
    ([.left, .up], 9, 0, .dragging), ([.left, .up], 0, 9, .dragging),
    ([.left, .up], 8, 8, .undecided), ([], 0, 9, .dragging), ([], 9, 0, .failed),
  ]

  @Test(
    "a press becomes a drag along the axes in which the overlay can be swiped",
    arguments: ways)
  func axes(directions: SwipeDirections, dx: Double, dy: Double, expected: Press.Course) {
    let overlay = OverlayConfiguration.plain(swipe: SwipePolicy(directions: directions))
    #expect(course(dx: dx, dy: dy, on: overlay) == expected)
  }

  @Test(
    "a drag starts at the press, or at the end of the slop if the policy discards it",
    arguments: [(0.0, -10.0, 0.0, -8.0), (4, 16, 2, 8), (0, 40, 0, 8)])
  func origin(dx: Double, dy: Double, slopX: Double, slopY: Double) {
    let start = PointerSample(position: OverlayPoint(x: 100, y: 100), time: .origin)
    let sample = PointerSample(position: OverlayPoint(x: 100 + dx, y: 100 + dy), time: .ms(10))
    let origins = [false, true].map { discardsSlop in
      var press = Press(on: .first, .overlay, at: start)
      let overlay = OverlayConfiguration.plain(swipe: SwipePolicy(discardsSlop: discardsSlop))
      return press.move(
        to: sample, on: overlay, at: overlay.placement, growing: [], in: .leftToRight)?.origin
    }
    #expect(origins == [start.position, OverlayPoint(x: 100 + slopX, y: 100 + slopY)])
  }

  @Test("with a discarded slop, an overlay follows at the pointer's speed, but behind by the slop")
  func behind() {
    func offsets(_ policy: SwipePolicy) -> [Double?] {
      var engine = OverlayEngine.resting(.plain(swipe: policy))
      engine.prepare([
        pointer(.began, at: 300, y: 50), pointer(.moved, at: 310, y: 44),
      ])
      return [40.0, 30, 45].enumerated().map { index, y in
        engine.prepare([pointer(.moved, at: 320 + 10 * index, y: y)])
        return engine.only(at: 320 + 10 * index)?.offset.dy
      }
    }
    #expect(offsets(.standard) == [-10, -20, -5])
    #expect(
      offsets(SwipePolicy(discardsSlop: true)) == [
        -2, -12, RubberBand.offset(for: 3, dimension: 800),
      ])
  }

  @Test(
    "a press on an overlay with a physics drag becomes a drag in any direction",
    arguments: [(9.0, 0.0), (0, -9), (9, 9)])
  func physics(dx: Double, dy: Double) {
    #expect(course(dx: dx, dy: dy, on: .plain(swipe: .physics)) == .dragging)
    #expect(course(dx: dx / 9, dy: dy / 9, on: .plain(swipe: .physics)) == .undecided)
  }
}
