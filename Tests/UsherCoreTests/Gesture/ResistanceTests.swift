import Scripts
import Testing

@testable import UsherCore

@Suite("Resistances")
struct ResistanceTests {
  private static let all: [Resistance] = [
    .rubberBand, .logarithmic(limit: 1), .logarithmic(limit: 54), .logarithmic(limit: 1e6),
    .power(0), .power(0.3), .power(0.7), .power(1), .rigid,
  ]

  @Test(
    "the logarithmic resistance has the offsets of SwiftEntryKit's entries at the top",
    arguments: [
      (54.0, 10.0, 3.98), (54, 20, 7.39), (54, 54, 16.26), (54, 120, 27.44), (54, 200, 36.31),
      (54, 400, 49.93), (10, 10, 3.01), (10, 100, 10.41),
    ])
  func logarithmic(limit: Double, distance: Double, given: Double) {
    let offset = Resistance.logarithmic(limit: limit).offset(for: distance, dimension: 844)
    #expect(isClose(offset, given, within: 0.0051))
  }

  @Test("the resistance from the edge uses the overlay's distance from the edge as its limit")
  func fromEdge() {
    let resolved = [54.0, 1, 0.9, 0].map {
      Resistance.logarithmicFromEdge.resolved(restingFromEdge: $0)
    }
    #expect(resolved == [.logarithmic(limit: 54), .logarithmic(limit: 1), .rigid, .rigid])
  }

  @Test(
    "beyond the first point, the power resistance matches SwiftMessages",
    arguments: [(0.5, 0.5), (1.0, 1.0), (2, 1.6245), (10, 5.0119), (100, 25.1189)])
  func power(distance: Double, given: Double) {
    let offset = Resistance.power(0.7).offset(for: distance, dimension: 844)
    #expect(isClose(offset, given, within: 1e-4))
  }

  @Test("the power resistance doesn't resist in the first point")
  func firstPoint() {
    let slopes = [0, 0.5, 1].map { Resistance.power(0.7).slope(at: $0, dimension: 844) }
    #expect(slopes == [1, 1, 1])
  }

  @Test("the rubber band resistance matches scroll views, and the rigid resistance has no offset")
  func others() {
    #expect(
      Resistance.rubberBand.offset(for: 80, dimension: 500)
        == RubberBand.offset(for: 80, dimension: 500))
    #expect(
      Resistance.rubberBand.slope(at: 80, dimension: 500)
        == RubberBand.slope(at: 80, dimension: 500))
    for distance in [0.0, 1, 1e9] {
      #expect(Resistance.rigid.offset(for: distance, dimension: 500) == 0)
      #expect(Resistance.rigid.slope(at: distance, dimension: 500) == 0)
    }
  }

  @Test(
    "a resistance's offset increases continuously with the pull, and never exceeds the pull",
    arguments: all)
  func monotone(resistance: Resistance) {
    #expect(resistance.offset(for: 0, dimension: 800) == 0)
    var (last, pulled) = (0.0, 0.0)
    for distance in stride(from: 0.25, through: 3000, by: 0.25) {
      let given = resistance.offset(for: distance, dimension: 800)
      #expect(
        given >= last - 1e-12 && given <= distance && given - last <= distance - pulled + 1e-9)
      (last, pulled) = (given, distance)
    }
    let most = resistance.offset(for: 2e9, dimension: 800)
    #expect(most.isFinite && most >= last - 1e-12 && most <= 2e9 * (1 + 1e-9))
  }

  @Test("a resistance's slope is the derivative of its offset", arguments: all)
  func slope(resistance: Resistance) {
    var random = SplitMix(state: 3)
    for _ in 0..<200 {
      let distance = random.pick(random.double(in: 0.01...0.98), random.double(in: 1.02...900))
      let step = 1e-4 * min(distance, 1)
      let rise =
        resistance.offset(for: distance + step, dimension: 800)
        - resistance.offset(for: distance - step, dimension: 800)
      let slope = resistance.slope(at: distance, dimension: 800)
      #expect(isClose(rise / (2 * step), slope, within: 1e-5))
    }
  }
}
