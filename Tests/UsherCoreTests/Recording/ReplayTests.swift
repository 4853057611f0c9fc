import Scripts
import Testing

@testable import UsherCore
@testable import UsherRecording

@Suite("Recordings of the engine")
struct ReplayTests {
  /// A recording of a random script that starts somewhere in the script, and the engines after each
  /// of its inputs.
  static func recording(
    seed: UInt64, length: Int = .max
  ) -> (EngineRecording, engines: [OverlayEngine]) {
    var random = SplitMix(state: seed)
    let script = Array(random.script().prefix(length))
    let start = random.int(in: 0...script.count / 2)
    var engine = OverlayEngine(random.laneSettings())
    engine.prepare(Array(script[..<start]))
    let checkpoint = engine
    var engines: [OverlayEngine] = []
    var inputs: [EngineRecording.Input] = []
    for timed in script[start...] {
      _ = engine.receive(timed.event, at: .ms(timed.time))
      // The law: an event that reports only passed time can be left out.
      if case .timePassed = timed.event { continue }
      engines.append(engine)
      inputs.append(EngineRecording.Input(timed.event, at: .ms(timed.time)))
    }
    let end = Instant.ms((script.last?.time ?? 0) + random.int(in: 0...3000))
    _ = engine.receive(.timePassed, at: end)
    engines.append(engine)
    return (EngineRecording(from: checkpoint, inputs, until: end), engines)
  }

  @Test("a recording that is written and read replays to equal engines after every input")
  func inputByInput() throws {
    for seed in Seeds.range(200) {
      let (recording, engines) = Self.recording(seed: seed)
      let read = try ReadRecording(recording.data())
      #expect(read.recording == recording)
      var replayed: [OverlayEngine] = []
      let difference = read.replay { engine, _, _ in replayed.append(engine) }
      guard replayed == engines, difference == nil else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  @Test("a replay reports the first input at which the engine's answer differs")
  func difference() throws {
    let id = OverlayID(1)
    func recording(_ lifetime: Duration) -> EngineRecording {
      EngineRecording(
        from: OverlayEngine(),
        [
          .init(.viewportChanged(.phone), at: .origin),
          .init(
            .presentRequested(id, OverlayConfiguration(lifetime: .timed(lifetime))), at: .origin),
          .init(.measured(id, OverlaySize(width: 100, height: 50)), at: .origin),
          .init(.preferencesChanged(Preferences()), at: .ms(3000)),
        ], until: .ms(3000))
    }
    let (short, long) = (recording(.seconds(1)).data(), recording(.seconds(2)).data())
    // Overlays with different lifetimes differ in a single byte, so a file with that byte changed
    // still has the original answers.
    try #require(short.count == long.count)
    let place = try #require(zip(short, long).enumerated().first { $1.0 != $1.1 }?.offset)
    var changed = short
    changed[place] = 8
    #expect(try ReadRecording(short).replay { _, _, _ in } == nil)
    #expect(try ReadRecording(changed).replay { _, _, _ in } == 3)
  }

  @Test("an input takes a few bytes, and notes are read with the recording")
  func size() throws {
    var inputs: [EngineRecording.Input] = []
    for number in 1...1000 {
      let id = OverlayID(UInt64(number))
      inputs.append(.init(.presentRequested(id, OverlayConfiguration()), at: .ms(number * 40)))
      inputs.append(.init(.dismissRequested(.overlay(id)), at: .ms(number * 40 + 20)))
    }
    let recording = EngineRecording(from: OverlayEngine(), inputs, until: .ms(50_000))
    let notes = [EngineRecording.Note(OverlayID(7), [1, 2, 3])]
    let data = recording.data(with: notes)
    #expect(data.count < 2000 * 12)
    #expect(try ReadRecording(data).notes == notes)
  }
}
