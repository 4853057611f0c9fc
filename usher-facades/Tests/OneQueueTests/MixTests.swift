import FacadeTesting
import Testing
import Usher

@MainActor
@Suite("Random requests of four libraries", .ownDefault)
struct MixTests {
  /// The number of operations in each of the ten runs.
  private static let count = 3000
  /// The app's lane, and the lanes of the four libraries.
  private static let lanes = [LaneID.main] + (1...4).map { LaneID(-$0) }

  @Test(
    "random requests are shown one at a time and in order, and none is lost",
    arguments: Array<UInt64>(1...10))
  func mixed(seed: UInt64) async {
    let mix = Mix(seed: seed)
    await play(mix, Self.count)
    for lane in Self.lanes { #expect(mix.seen[lane, default: 0] > 20, "\(lane)") }
  }

  @Test(
    "the libraries take turns only while isOneQueue is true, even if it changes at random",
    arguments: Array<UInt64>(11...13))
  func switched(seed: UInt64) async {
    await play(Mix(seed: seed, .switching), 1500)
  }

  @Test(
    "if windows open and close at random, requests are lost only with their window",
    arguments: Array<UInt64>(21...23))
  func windows(seed: UInt64) async {
    await play(Mix(seed: seed, .windows), 1500)
  }

  private func play(_ mix: Mix, _ count: Int) async {
    for _ in 0..<count {
      await mix.step()
      guard mix.violations.isEmpty else { break }
    }
    await mix.drain()
    #expect(mix.violations == [])
  }
}
