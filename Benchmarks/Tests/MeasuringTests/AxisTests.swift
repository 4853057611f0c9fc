import Testing

@testable import Measuring

@Suite("Axes of plots")
struct AxisTests {
  @Test("a logarithmic axis goes from a round number to a round number")
  func logarithmic() {
    let axis = Axis(.logarithmic, of: [3, 70])
    #expect(axis.range == 2...100)
    #expect(axis.ticks == [2, 5, 10, 20, 50, 100])
    #expect(axis.place(of: 2) == 0)
    #expect(axis.place(of: 100) == 1)
  }

  @Test("many decades have one tick each, and very many have fewer")
  func decades() {
    #expect(Axis(.logarithmic, of: [1, 10_000]).ticks == [1, 10, 100, 1000, 10_000])
    #expect(Axis(.logarithmic, of: [1, 1e16]).ticks == [1, 1e3, 1e6, 1e9, 1e12, 1e15])
  }

  @Test("a linear axis contains 0")
  func linear() {
    #expect(Axis(.linear, of: [130, 140]).ticks == [0, 50, 100, 150])
    #expect(Axis(.linear, of: [-3, 7]).ticks == [-4, -2, 0, 2, 4, 6, 8])
    #expect(Axis(.linear, of: [-3, 7]).place(of: 2) == 0.5)
  }

  @Test("equal values lie within an axis")
  func equal() {
    #expect(Axis(.logarithmic, of: [10, 10]).range == 5...20)
    #expect(Axis(.linear, of: [0, 0]).range == 0...1)
    #expect(Axis(.linear, of: [4, 4]).range == 0...4)
  }

  @Test("zero has a place on a linear axis alone")
  func zero() {
    #expect(Axis(.linear, of: [0, 1]).place(of: 0) == 0)
    #expect(Axis(.logarithmic, of: [0, 1, 10]) == Axis(.logarithmic, of: [1, 10]))
    #expect(Axis(.logarithmic, of: [1, 10]).place(of: 0) == nil)
    #expect(Axis(.logarithmic, of: [1, 10]).place(of: -1) == nil)
  }

  @Test(
    "a number that is not finite, or almost not, has no place",
    arguments: [.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude])
  func notFinite(value: Double) {
    #expect(Axis(.logarithmic, of: [1, 10, value]) == Axis(.logarithmic, of: [1, 10]))
    #expect(Axis(.logarithmic, of: [1, 10]).place(of: value) == nil)
    #expect(Axis(.linear, of: [1, value]).range == 0...1)
  }

  @Test("an axis without values has ticks")
  func empty() {
    #expect(Axis(.logarithmic, of: []).ticks == [1, 2, 5, 10])
    #expect(Axis(.linear, of: []).range == 0...1)
  }
}
