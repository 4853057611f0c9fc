import Testing

@testable import UsherCore

@Suite struct PressTests {
  @Test(
    "a press becomes a drag by going mainly up or down, further than the slop",
    arguments: [
      (0.0, 0.0, true, Press.Course.undecided), (8, 8, true, .undecided),
      (-8, -8, true, .undecided), (0, 8.1, true, .dragging), (0, -8.1, true, .dragging),
      (20, 20.1, true, .dragging), (20, 20, true, .failed), (20, -5, true, .failed),
      (8.1, 0, true, .failed), (0, 100, false, .failed), (0, 8, false, .undecided),
    ])
  func course(dx: Double, dy: Double, swipeable: Bool, expected: Press.Course) {
    let start = PointerSample(position: Point(x: 100, y: 100), time: .origin)
    let press = Press(overlay: .first, area: .overlay, start: start, course: .undecided)
    let course = press.course(at: Point(x: 100 + dx, y: 100 + dy), swipeable: swipeable)
    #expect(course == expected)
  }
}
