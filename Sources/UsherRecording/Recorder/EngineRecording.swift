package import UsherCore

/// An engine's state at one moment, and each event that it received afterward.
///
/// Events that only report that time has passed are omitted, because they change nothing. After
/// each replayed event, the engine is equal to the recorded engine.
package struct EngineRecording: Equatable, Sendable {
  /// The engine before the first input.
  package var checkpoint: OverlayEngine
  package var inputs: [Input]
  /// The moment of the last call.
  ///
  /// It may be later than the last input.
  package var end: Instant

  package struct Input: Equatable, Sendable {
    package let event: OverlayEvent
    package let moment: Instant

    package init(_ event: OverlayEvent, at moment: Instant) {
      self.event = event
      self.moment = moment
    }
  }

  package init(from checkpoint: OverlayEngine, _ inputs: [Input], until end: Instant) {
    self.checkpoint = checkpoint
    self.inputs = inputs
    self.end = end
  }

  /// The version of the written form.
  ///
  /// Each change of the form increments the version. Files with a different version are rejected.
  package static let version: UInt64 = 4

  /// The first bytes of every recording.
  fileprivate static let mark: [UInt8] = [0x55, 0x73, 0x68, 0x52]

  /// Returns the written form.
  ///
  /// - Parameter notes: Notes about overlays, such as their titles.
  /// - Returns: The bytes, in the form that `ReadRecording` reads.
  package func data(with notes: [Note] = []) -> [UInt8] {
    var writer = RecordWriter()
    writer.put(raw: Self.mark)
    writer.put(Self.version)
    checkpoint.write(to: &writer)
    writer.put(UInt64(inputs.count))
    var engine = checkpoint
    var trace = CommandTrace()
    var moment = Instant.origin
    for input in inputs {
      (input.moment.nanoseconds &- moment.nanoseconds).write(to: &writer)
      moment = input.moment
      input.event.write(to: &writer)
      trace.add(engine.receive(input.event, at: input.moment))
      writer.put(trace: trace.short)
    }
    end.write(to: &writer)
    trace.add(engine.receive(.timePassed, at: end))
    writer.put(trace: trace.short)
    notes.write(to: &writer)
    return writer.bytes
  }

  /// Bytes with information that the engine doesn't have about an overlay, such as its title.
  package struct Note: Equatable, Sendable, Recordable {
    package let id: OverlayID
    package let bytes: [UInt8]

    package init(_ id: OverlayID, _ bytes: [UInt8]) {
      self.id = id
      self.bytes = bytes
    }

    func write(to writer: inout RecordWriter) {
      id.write(to: &writer)
      writer.put(UInt64(bytes.count))
      writer.put(raw: bytes)
    }

    init(from reader: inout RecordReader) throws(RecordError) {
      id = try reader.read()
      var bytes: [UInt8] = []
      for _ in 0..<(try reader.count()) { bytes.append(try reader.byte()) }
      self.bytes = bytes
    }
  }
}

/// A recording from a file, with the traces of the engine's commands.
package struct ReadRecording: Equatable, Sendable {
  package let recording: EngineRecording
  /// The trace of all commands so far, for each input and for the end.
  private let traces: [UInt16]
  /// The notes about overlays.
  package let notes: [EngineRecording.Note]

  /// Reads a recording.
  ///
  /// The required memory is proportional to the number of bytes, even if the bytes are invalid.
  /// Each recording that can be read can be replayed.
  ///
  /// - Throws: A `RecordError` with the place of the first flaw.
  package init(_ bytes: [UInt8]) throws(RecordError) {
    var reader = RecordReader(bytes)
    for expected in EngineRecording.mark {
      let place = reader.offset
      guard reader.remaining > 0, try reader.byte() == expected else {
        throw RecordError(offset: place, flaw: .notARecording)
      }
    }
    let version = try reader.number()
    guard version <= EngineRecording.version else {
      throw reader.refusal(.newerVersion(version))
    }
    guard version > 0 else { throw reader.refusal(.outOfRange) }
    guard version == EngineRecording.version else {
      throw reader.refusal(.olderVersion(version))
    }
    reader.isOfEngine = true
    let checkpoint = try OverlayEngine(from: &reader)
    reader.isOfEngine = false
    var inputs: [EngineRecording.Input] = []
    var traces: [UInt16] = []
    var moment = Instant.origin
    for _ in 0..<(try reader.count()) {
      moment = Instant(nanoseconds: moment.nanoseconds &+ (try Int64(from: &reader)))
      inputs.append(EngineRecording.Input(try reader.read(), at: moment))
      traces.append(try reader.trace())
    }
    let end = try Instant(from: &reader)
    traces.append(try reader.trace())
    notes = try reader.read()
    guard reader.remaining == 0 else { throw reader.refusal(.endsLate) }
    recording = EngineRecording(from: checkpoint, inputs, until: end)
    self.traces = traces
  }

  /// Replays the recording, and calls `see` after each input and at the end.
  ///
  /// - Parameter see: A closure that receives the engine, its commands, and the input, or `nil` at
  ///   the end.
  /// - Throws: The error that `see` throws.
  /// - Returns: The index of the first input after which the engine's commands differ from the
  ///   recording, or `nil` if all commands are equal. The number of inputs represents the end.
  package func replay<Failure: Error>(
    _ see: (OverlayEngine, [OverlayCommand], EngineRecording.Input?) throws(Failure) -> Void
  ) throws(Failure) -> Int? {
    var engine = recording.checkpoint
    var trace = CommandTrace()
    var difference: Int?
    for (index, input) in recording.inputs.enumerated() {
      let commands = engine.receive(input.event, at: input.moment)
      trace.add(commands)
      if difference == nil, trace.short != traces[index] { difference = index }
      try see(engine, commands, input)
    }
    let commands = engine.receive(.timePassed, at: recording.end)
    trace.add(commands)
    if difference == nil, trace.short != traces[traces.count - 1] {
      difference = recording.inputs.count
    }
    try see(engine, commands, nil)
    return difference
  }
}
