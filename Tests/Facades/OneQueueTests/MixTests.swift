import FacadeTesting
import Testing
import Usher

@MainActor
@Suite("Four libraries that ask at random", .ownDefault)
struct MixTests {
  /// How many operations there are in each of the ten runs.
  private static let count = 10_000

  @Test(
    "show one at a time, lose none, and keep the order that is written",
    arguments: Array<UInt64>(1...10))
  func mixed(seed: UInt64) async {
    let mix = Mix(seed: seed)
    for _ in 0..<Self.count {
      await mix.step()
      guard mix.violations.isEmpty else { break }
    }
    await mix.drain()
    #expect(mix.violations == [])
  }
}
