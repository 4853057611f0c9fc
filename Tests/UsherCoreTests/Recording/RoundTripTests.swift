import Scripts
import Testing

@testable import UsherCore
@testable import UsherRecording

@Suite("The written form of the engine")
struct RoundTripTests {
  /// Writes a value, reads it, and requires that all bytes are read.
  static func again<Value: Recordable>(_ value: Value, ofEngine: Bool = false) throws -> Value {
    var writer = RecordWriter()
    value.write(to: &writer)
    var reader = RecordReader(writer.bytes)
    reader.isOfEngine = ofEngine
    let read = try Value(from: &reader)
    try #require(reader.remaining == 0)
    return read
  }

  @Test("an engine that is written and read is equal, after every event of random scripts")
  func engines() throws {
    for seed in Seeds.range(100) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine(
        random.chance(1, outOf: 2) ? random.laneSettings() : LaneSettings())
      for timed in random.script() {
        _ = engine.receive(timed.event, at: .ms(timed.time))
        let read = try Self.again(engine, ofEngine: true)
        guard read == engine else {
          Issue.record("seed \(seed), after \(timed)")
          return
        }
      }
    }
  }

  @Test("an engine that was read continues like the original")
  func goesOn() throws {
    for seed in Seeds.range(100) {
      var random = SplitMix(state: seed)
      let script = random.script()
      let start = random.int(in: 0...script.count)
      var engine = OverlayEngine(random.laneSettings())
      engine.prepare(Array(script[..<start]))
      var read = try Self.again(engine, ofEngine: true)
      for timed in script[start...] {
        let expected = engine.receive(timed.event, at: .ms(timed.time))
        let commands = read.receive(timed.event, at: .ms(timed.time))
        guard commands == expected, read == engine, read.wakeup == engine.wakeup else {
          Issue.record("seed \(seed), after \(timed)")
          return
        }
      }
    }
  }

  @Test("an engine is equal after the long scripts of the model, with groups and names")
  func modelScripts() throws {
    for seed in Seeds.range(100) {
      var writer = ScriptWriter(seed: seed)
      var engine = OverlayEngine()
      for _ in 0..<Tournament.scriptLength {
        let timed = writer.next()
        let commands = engine.receive(timed.event, at: .ms(timed.time))
        writer.answer(commands)
        guard try Self.again(engine, ofEngine: true) == engine else {
          Issue.record("seed \(seed), after \(timed)")
          return
        }
      }
    }
  }

  @Test("every event is read as it was written, including odd numbers")
  func events() throws {
    for seed in Seeds.range(300) {
      var random = SplitMix(state: seed)
      for timed in random.script() { #expect(try Self.again(timed.event) == timed.event) }
      let sample = PointerSample(
        position: OverlayPoint(x: random.oddDouble(), y: random.oddDouble()),
        time: random.oddInstant(near: 5))
      let event = OverlayEvent.pointerChanged(.moved, sample)
      // NaN isn't equal to itself, but its bytes are.
      var (one, other) = (RecordWriter(), RecordWriter())
      event.write(to: &one)
      try Self.again(event).write(to: &other)
      #expect(one.bytes == other.bytes)
      let length = random.oddDuration()
      let clamped = min(max(length, .seconds(Int64.min)), .seconds(Int64.max))
      #expect(try Self.again(length) == clamped)
      let number = Int64(bitPattern: random.next()) >> Int64(random.int(in: 0...63))
      #expect(try Self.again(number) == number)
    }
  }

  @Test("an overlay that repeats an earlier one takes a few bytes")
  func sharing() throws {
    let overlays = (1...100).map { OverlayConfiguration(name: OverlayName($0), swipe: .physics) }
    var writer = RecordWriter()
    overlays.write(to: &writer)
    #expect(writer.bytes.count < 100 * 4 + 200)
    #expect(try Self.again(overlays) == overlays)
  }
}
