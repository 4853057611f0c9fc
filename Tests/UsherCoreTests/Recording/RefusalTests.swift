import Testing

@testable import UsherCore
@testable import UsherRecording

@Suite("Refused recordings")
struct RecordingRefusalTests {
  private static let data = ReplayTests.recording(seed: 4).0.data()

  private static func error(_ bytes: [UInt8]) -> RecordError? {
    do throws(RecordError) {
      _ = try ReadRecording(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("bytes that don't start like a recording are refused at the first wrong byte")
  func mark() {
    #expect(Self.error([]) == RecordError(offset: 0, flaw: .notARecording))
    #expect(Self.error([0x55, 0x73]) == RecordError(offset: 2, flaw: .notARecording))
    #expect(Self.error(Array("hello".utf8)) == RecordError(offset: 0, flaw: .notARecording))
  }

  @Test("newer and older versions are refused with their number, and version 0 is out of range")
  func version() {
    var data = Self.data
    data[4] = UInt8(EngineRecording.version + 1)
    let newer = EngineRecording.version + 1
    #expect(Self.error(data) == RecordError(offset: 5, flaw: .newerVersion(newer)))
    data[4] = 1
    #expect(Self.error(data) == RecordError(offset: 5, flaw: .olderVersion(1)))
    data[4] = 0
    #expect(Self.error(data) == RecordError(offset: 5, flaw: .outOfRange))
  }

  @Test("the form of a recording hasn't changed since its version was raised")
  func form() {
    var engine = OverlayEngine(LaneSettings(capacity: 3, arrangement: .list(spacing: 8)))
    engine.prepare([(0, .viewportChanged(.phone))])
    for id in [OverlayID.first, .second] { engine.prepare(showing(id, at: 0)) }
    engine.prepare([(300, .attentionChanged(.hover, of: .first, isPresent: true))])
    let data = EngineRecording(from: engine, [], until: .ms(300)).data()
    // If only a default or the engine's answer has changed, update only the number here.
    #expect(EngineRecording.version == 4)
    #expect(data.count == 507)
  }

  /// A recording of one overlay in the first form, written in hexadecimal digits.
  private static let firstForm = """
    55736852010100020000feffffffffffffffff01000000000000010100000100010000ffffffffffffffffff\
    0100000000000000000000000001ffffffffffffffffff010000000000000000000000000000000000000000\
    0003000ec0f08103c0948203000000000000000011f000000100000001e80700000100000008000000000000\
    00ff030000000003000001c0f681040000c050c050c050c050000100000000bfe0030100000001c08ec20301\
    bfaad7aad5aad5aa5501c0a481060000000080a0f8fa05bfd2e7cc99b3e6cc9a0100000080f0f0e4010080a0\
    f8fa0500010001000080a0f8fa05bfd2e7cc99b3e6cc9a010000000000000000000101bfb487bfe49585bde1\
    0100bfe003bfe003008094ebdc03000000000000000000ca0f000d01c0b201c092010c81000c8100
    """

  @Test("a recording in the first form, with fewer values, is refused as an older version")
  func refusesFirstForm() throws {
    let digits = Array(Self.firstForm)
    let bytes = try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(digits[$0...$0 + 1]), radix: 16))
    }
    #expect(Self.error(bytes) == RecordError(offset: 5, flaw: .olderVersion(1)))
  }

  @Test("a recording that is cut short anywhere is refused, at the latest at its end")
  func cutShort() throws {
    try #require(Self.error(Self.data) == nil)
    for length in 0..<Self.data.count {
      let error = try #require(Self.error(Array(Self.data[..<length])), "\(length)")
      #expect(error.offset <= length && (error.flaw == .endsEarly || length < 4))
    }
    #expect(Self.error(Self.data + [0])?.flaw == .endsLate)
  }

  @Test("a file that announces more values than it has bytes is refused at that number")
  func promises() throws {
    let whole = EngineRecording(from: OverlayEngine(), [], until: .origin).data()
    try #require(Self.error(whole) == nil)
    // The last byte is the number of notes.
    let promising = whole.dropLast() + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(
      Self.error(Array(promising)) == RecordError(offset: whole.count - 1, flaw: .endsEarly))
  }

  @Test("a number of more than 64 bits is refused at its start")
  func numbers() throws {
    func number(_ last: UInt8...) throws -> UInt64 {
      var reader = RecordReader([7] + Array(repeating: 0xFF, count: 9) + last, from: 1)
      return try reader.number()
    }
    #expect(try number(1) == .max)
    for last: UInt8 in [2, 0x7F] {
      #expect(throws: RecordError(offset: 1, flaw: .outOfRange)) { try number(last) }
    }
    #expect(throws: RecordError(offset: 1, flaw: .outOfRange)) { try number(0x81, 0) }
  }

  @Test(
    "a spring that an app can't create is refused",
    arguments: [
      (0, 1, 0, nil), (-1, 1, 0, nil), (300, 0.04, 0, nil), (300, 10.1, 0, nil),
      (300, 1, 1001, nil), (300, 1, -1001, nil), (300, 1, 0, 0),
    ] as [(Int, Double, Double, Int?)])
  func springs(response: Int, dampingRatio: Double, velocity: Double, duration: Int?) {
    let spring = Timing.Spring(
      uncheckedResponse: .milliseconds(response), dampingRatio: dampingRatio,
      initialVelocity: velocity, duration: duration.map { .milliseconds($0) })
    let error = #expect(throws: RecordError.self) { try RoundTripTests.again(spring) }
    #expect(error?.flaw == .outOfRange)
  }

  @Test(
    "a timing curve that an app can't create is refused",
    arguments: [
      (-0.1, 0, 0.5, 0), (1.1, 0, 0.5, 0), (0.5, 0, -0.1, 0), (0.5, 0, 1.1, 0), (0.5, 2e6, 0.5, 0),
      (0.5, 0, 0.5, -2e6),
    ] as [(Double, Double, Double, Double)])
  func curves(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = Timing.Curve(uncheckedX1: x1, y1: y1, x2: x2, y2: y2)
    let error = #expect(throws: RecordError.self) { try RoundTripTests.again(curve) }
    #expect(error?.flaw == .outOfRange)
  }

  @Test("an engine that can't result from events is refused")
  func impossible() throws {
    func refusal(_ change: (inout OverlayEngine) -> Void) -> RecordError.Flaw? {
      var engine = OverlayEngine()
      engine.prepare([
        (0, .viewportChanged(.phone)),
        (0, .presentRequested(OverlayID(1), OverlayConfiguration(name: OverlayName(1)))),
        (0, .presentRequested(OverlayID(2), OverlayConfiguration(name: OverlayName(1)))),
        (0, .laneConfigured(LaneID(1), LaneSettings(takesTurnsWith: .main))),
      ])
      change(&engine)
      return Self.error(EngineRecording(from: engine, [], until: .origin).data())?.flaw
    }
    #expect(refusal { _ in } == nil)
    #expect(refusal { $0.arrivals = 0 } == .outOfRange)
    #expect(refusal { $0.tallies[OverlayName(1)]?.pending = 1 } == .outOfRange)
    #expect(refusal { $0.tallies[OverlayName(2)] = NameTally(pending: 1, count: 1) } == .outOfRange)
    #expect(
      refusal { $0.lanes[$0.lanes.startIndex].followers = [$0.lanes.startIndex] } == .outOfRange)
    #expect(
      refusal { engine in
        // The second lane takes turns with the first only because of its settings.
        for index in engine.lanes.indices {
          engine.lanes[index].lead = index
          engine.lanes[index].followers = []
        }
      } == .outOfRange)
    #expect(
      refusal { engine in
        let twin = engine.presentations[engine.presentations.startIndex]
        engine.presentations.append(twin)
      } == .outOfRange)
    #expect(
      refusal { engine in
        engine.arrivals = 3
        let twin = WaitingLine.Entry(id: OverlayID(1), overlay: OverlayConfiguration(), arrival: 3)
        engine.presentations.append(Presentation(twin))
      } == .outOfRange)
    #expect(refusal { $0.step.viewport.size.width = .nan } == .notFinite)
    #expect(refusal { $0.step.viewport.size.width = -1 } == .outOfRange)
  }
}
