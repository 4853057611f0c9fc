import Testing

@testable import UsherCore

@Suite("Rubber bands")
struct RubberBandTests {
  private static let dimensions = [1.0, 100, 800, 1e6]

  @Test(
    "a rubber band's offset is zero if the pull is zero or the dimension isn't positive",
    arguments: dimensions)
  func nothing(dimension: Double) {
    #expect(RubberBand.offset(for: 0, dimension: dimension) == 0)
    #expect(RubberBand.offset(for: 50, dimension: 0) == 0)
    #expect(RubberBand.offset(for: 50, dimension: -dimension) == 0)
  }

  @Test("a rubber band's offset starts at 0.55 points for each point", arguments: dimensions)
  func slope(dimension: Double) {
    let step = dimension * 1e-6
    let slope = RubberBand.offset(for: step, dimension: dimension) / step
    #expect(isClose(slope, 0.55, within: 1e-5))
  }

  @Test(
    "a rubber band's offset increases ever more slowly, and never reaches the dimension",
    arguments: dimensions)
  func bounded(dimension: Double) {
    var (last, gain) = (0.0, Double.infinity)
    for step in 1...200 {
      let given = RubberBand.offset(for: dimension * Double(step) / 10, dimension: dimension)
      #expect(given > last && given < dimension && given - last < gain)
      (last, gain) = (given, given - last)
    }
    #expect(RubberBand.offset(for: 1e12, dimension: dimension) <= dimension)
  }

  @Test("a rubber band has the same offset in both directions")
  func odd() {
    for distance in [0.1, 7, 300, 1e9] {
      let down = RubberBand.offset(for: distance, dimension: 800)
      #expect(RubberBand.offset(for: -distance, dimension: 800) == -down)
    }
  }
}
