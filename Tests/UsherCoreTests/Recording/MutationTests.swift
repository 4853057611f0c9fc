import Scripts
import Testing

@testable import UsherCore
@testable import UsherRecording

@Suite("Mutated recordings")
struct MutationTests {
  private static let files = 100_000

  @Test("none of 100,000 mutated recordings traps, and each is refused or replayed")
  func neverTraps() {
    let originals = (0..<100).map {
      ReplayTests.recording(seed: Seeds.first + $0, length: 12).0.data(with: [
        .init(OverlayID(1), [7])
      ])
    }
    var random = SplitMix(state: Seeds.first)
    var refused = 0
    // The values for each byte of a file, which bounds the memory that reading needs.
    var densest = 0.0
    for number in 0..<Self.files {
      let bytes = random.mutated(originals[number % originals.count])
      guard let read = try? ReadRecording(bytes) else {
        refused += 1
        continue
      }
      let values = read.recording.inputs.count + read.notes.reduce(0) { $0 + $1.bytes.count }
      densest = max(densest, Double(values) / Double(bytes.count))
      _ = read.replay { engine, _, input in
        guard input == nil else { return }
        // Drawing must not trap either.
        var scene = OverlayScene()
        engine.draw(into: &scene, at: engine.step.now)
      }
      // Writing must not trap either.
      if number % 50 == 0 { _ = read.recording.data() }
    }
    #expect(densest > 0 && densest < 1)
    // The mutations are gentle enough that many files reach the engine.
    #expect(refused > Self.files / 10)
    #expect(refused < Self.files * 9 / 10)
  }
}

extension SplitMix {
  /// Returns bytes with a few of them changed, removed, repeated or cut off.
  fileprivate mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<pick(1, 1, 1, 2, 5) where !bytes.isEmpty {
      let place = int(in: 0...bytes.count - 1)
      switch int(in: 0...9) {
      case 0...3: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 4, 5: bytes[place] ^= 1 << UInt8(int(in: 0...7))
      case 6: bytes[place] = pick(0, 1, 2, 0x7F, 0x80, 0xFF)
      case 7: bytes.remove(at: place)
      case 8: bytes.insert(UInt8(truncatingIfNeeded: next()), at: place)
      default:
        let length = int(in: 0...min(12, bytes.count - place))
        let part = Array(bytes[place..<place + length])
        bytes.insert(contentsOf: part, at: int(in: 0...bytes.count))
      }
    }
    return bytes
  }
}
