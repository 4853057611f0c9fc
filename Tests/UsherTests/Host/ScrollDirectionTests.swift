import Testing
import Usher

@Suite("Scroll directions")
struct ScrollDirectionTests {
  @Test("the pointer can scroll away from an edge that hides more than half a point")
  func directions() {
    func directions(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
      -> SwipeDirections
    {
      SwipeDirections(scrolling: Insets(top: top, left: left, bottom: bottom, right: right))
    }
    #expect(directions(0, 0, 1, 0) == .up)
    #expect(directions(1, 0, 0, 0) == .down)
    #expect(directions(0, 0, 0, 1) == .left)
    #expect(directions(0, 1, 0, 0) == .right)
    #expect(directions(0.5, 0.5, 0.5, 0.5) == [])
    #expect(directions(-20, 0, 9, 0) == .up)
    #expect(directions(1, 1, 1, 1) == .all)
  }
}
