import Scripts
import Testing

@testable import UsherCore

@Suite("Rails")
struct RailTests {
  private func rail(
    _ axis: Axis = .vertical, from origin: Double = 0, free: SwipeDirections,
    _ resistance: Resistance = .rubberBand
  ) -> Rail {
    Rail(along: axis, from: origin, free: free, resistance: resistance)
  }

  @Test("a rail follows the pointer toward a free edge, and resists toward any other edge")
  func directions() {
    for axis in Axis.allCases {
      let (low, high) = axis.edges
      for distance in [0.0, 1, 60, 5000] {
        let given = RubberBand.offset(for: distance, dimension: 800)
        let down = rail(axis, free: SwipeDirections(over: high))
        #expect(down.offset(movedBy: distance, dimension: 800) == distance)
        #expect(down.offset(movedBy: -distance, dimension: 800) == -given)
        let up = rail(axis, free: SwipeDirections(over: low))
        #expect(up.offset(movedBy: -distance, dimension: 800) == -distance)
        #expect(up.offset(movedBy: distance, dimension: 800) == given)
      }
    }
  }

  @Test("a rail that starts off its place doesn't jump, returns freely, and resists further out")
  func takenOutside() {
    let rail = rail(from: 40, free: .up)
    let table = [(0.0, 40.0), (-10, 30), (-40, 0), (-100, -60)]
    for (distance, offset) in table {
      #expect(rail.offset(movedBy: distance, dimension: 800) == offset)
      #expect(rail.slope(movedBy: distance, dimension: 800) == 1)
    }
    #expect(
      rail.offset(movedBy: 25, dimension: 800) == 40 + RubberBand.offset(for: 25, dimension: 800))
    #expect(
      rail.slope(movedBy: 25, dimension: 800) == RubberBand.slope(at: 25, dimension: 800))
    let rigid = self.rail(from: -40, free: .down, .rigid)
    #expect(rigid.offset(movedBy: -25, dimension: 800) == -40)
    #expect(rigid.offset(movedBy: 25, dimension: 800) == -15)
  }

  @Test("a rail moves in the pointer's direction, no further, and its slope is the derivative")
  func properties() {
    var random = SplitMix(state: 8)
    for _ in 0..<500 {
      let free = SwipeDirections(rawValue: UInt8(random.int(in: 0...15)))
      let axis = random.pick(Axis.horizontal, .vertical)
      let origin = random.pick(0, random.double(in: -300...300))
      let resistance = random.pick(
        Resistance.rubberBand, .logarithmic(limit: 54), .power(0.7), .rigid)
      let rail = rail(axis, from: origin, free: free, resistance)
      #expect(rail.offset(movedBy: 0, dimension: 800) == origin)
      let distance = random.double(in: -600...600)
      let further = distance + random.double(in: 0...50)
      let gain =
        rail.offset(movedBy: further, dimension: 800)
        - rail.offset(movedBy: distance, dimension: 800)
      #expect(gain >= 0 && gain <= further - distance + 1e-9)
      let step = 1e-5
      let rise =
        rail.offset(movedBy: distance + step, dimension: 800)
        - rail.offset(movedBy: distance - step, dimension: 800)
      let slope = rail.slope(movedBy: distance, dimension: 800)
      #expect(isClose(rise / (2 * step), slope, within: 1e-3))
    }
  }
}
