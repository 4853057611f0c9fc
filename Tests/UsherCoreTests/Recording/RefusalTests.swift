import Testing

@testable import UsherCore

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

  @Test("bytes that do not begin as a recording are refused at the first wrong one")
  func mark() {
    #expect(Self.error([]) == RecordError(offset: 0, flaw: .notARecording))
    #expect(Self.error([0x55, 0x73]) == RecordError(offset: 2, flaw: .notARecording))
    #expect(Self.error(Array("hello".utf8)) == RecordError(offset: 0, flaw: .notARecording))
  }

  @Test("a newer version is refused by its number, an older one than the first as nonsense")
  func version() {
    var data = Self.data
    data[4] = 2
    #expect(Self.error(data) == RecordError(offset: 5, flaw: .newerVersion(2)))
    data[4] = 0
    #expect(Self.error(data) == RecordError(offset: 5, flaw: .outOfRange))
  }

  @Test("a recording that is cut short anywhere is refused, at the latest where it ends")
  func cutShort() throws {
    try #require(Self.error(Self.data) == nil)
    for length in 0..<Self.data.count {
      let error = try #require(Self.error(Array(Self.data[..<length])), "\(length)")
      #expect(error.offset <= length && (error.flaw == .endsEarly || length < 4))
    }
    #expect(Self.error(Self.data + [0])?.flaw == .endsLate)
  }

  @Test("a file that promises more values than it has bytes is refused where it promises them")
  func promises() throws {
    let whole = EngineRecording(from: OverlayEngine(), [], until: .origin).data()
    try #require(Self.error(whole) == nil)
    // The last byte is the number of notes.
    let promising = whole.dropLast() + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(
      Self.error(Array(promising)) == RecordError(offset: whole.count - 1, flaw: .endsEarly))
  }

  @Test("an engine that no events lead to is refused")
  func impossible() throws {
    func refusal(_ change: (inout OverlayEngine) -> Void) -> RecordError.Flaw? {
      var engine = OverlayEngine()
      engine.prepare([
        (0, .viewportChanged(.phone)),
        (0, .presentRequested(OverlayID(1), Overlay(name: OverlayName(1)))),
        (0, .presentRequested(OverlayID(2), Overlay(name: OverlayName(1)))),
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
        let twin = engine.presentations[engine.presentations.startIndex]
        engine.presentations.append(twin)
      } == .outOfRange)
    #expect(refusal { $0.step.viewport.size.width = .nan } == .notFinite)
    #expect(refusal { $0.step.viewport.size.width = -1 } == .outOfRange)
  }
}
