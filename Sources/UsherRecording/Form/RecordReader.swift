import UsherCore

/// Reads values from bytes, and rejects bytes that a writer never writes.
struct RecordReader: FieldCoder {
  private let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var offset: Int
  /// Whether the reader rejects numbers that are not finite.
  ///
  /// The engine's state has only finite numbers, but an event may contain any number.
  var isOfEngine = false
  private var overlays: [OverlayConfiguration] = []

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The number of bytes that have not been read.
  var remaining: Int { bytes.count - offset }

  mutating func byte() throws(RecordError) -> UInt8 {
    guard offset < bytes.count else { throw refusal(.endsEarly) }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a number written by `RecordWriter.put(_:)`.
  mutating func number() throws(RecordError) -> UInt64 {
    let place = offset
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = try byte()
      let bits = UInt64(next & 0x7F)
      guard shift < 63 || bits <= 1 else { throw RecordError(offset: place, flaw: .outOfRange) }
      number |= bits << shift
      if next < 0x80 {
        // Each number has only one form, because a file must have only one form.
        guard next != 0 || shift == 0 else { throw RecordError(offset: place, flaw: .outOfRange) }
        return number
      }
      shift += 7
      guard shift <= 63 else { throw RecordError(offset: place, flaw: .outOfRange) }
    }
  }

  /// Reads the number of values that follow.
  ///
  /// Each of these values has at least one byte.
  mutating func count() throws(RecordError) -> Int {
    let place = offset
    let count = try number()
    guard count <= UInt64(remaining) else { throw RecordError(offset: place, flaw: .endsEarly) }
    return Int(count)
  }

  /// Reads one of the engine's counters, and rejects numbers that could cause an overflow in a sum.
  mutating func ordinal() throws(RecordError) -> Int {
    let number = try Int(from: &self)
    try require(number >= 0 && number < Int.max / 2)
    return number
  }

  /// Reads a value of the type that the context requires.
  mutating func read<Value: Recordable>() throws(RecordError) -> Value {
    try Value(from: &self)
  }

  mutating func pass<Value: Recordable>(_ value: Value?) throws(RecordError) -> Value {
    try Value(from: &self)
  }

  func require(_ isValid: Bool) throws(RecordError) {
    guard isValid else { throw refusal(.outOfRange) }
  }

  /// Returns an error about the value that was just read.
  func refusal(_ flaw: RecordError.Flaw) -> RecordError { RecordError(offset: offset, flaw: flaw) }

  /// Reads an overlay, or the number of an overlay that was read before.
  mutating func sharedOverlay() throws(RecordError) -> OverlayConfiguration {
    let place = offset
    let known = try number()
    guard known > 0 else {
      let overlay = try OverlayConfiguration(nil, by: &self)
      overlays.append(overlay)
      return overlay
    }
    guard known <= UInt64(overlays.count) else {
      throw RecordError(offset: place, flaw: .outOfRange)
    }
    return overlays[Int(known) - 1]
  }
}

/// The reason bytes are rejected as a recording.
package struct RecordError: Error, Equatable {
  /// The index of the byte where the reader noticed the flaw.
  package let offset: Int
  package let flaw: Flaw

  package enum Flaw: Equatable, Sendable {
    /// The first bytes differ from the first bytes of a recording.
    case notARecording
    /// The recording's form has this version, and this code only reads an older version.
    case newerVersion(UInt64)
    /// The recording's form has this version, and this code no longer reads it.
    case olderVersion(UInt64)
    /// The bytes end before the recording is complete.
    case endsEarly
    /// More bytes follow after the end of the recording.
    case endsLate
    /// A number doesn't identify a case of its type.
    case unknownCase
    /// A number or a combination of numbers is impossible.
    case outOfRange
    /// A number isn't finite, although it must be.
    case notFinite
  }

  package init(offset: Int, flaw: Flaw) {
    self.offset = offset
    self.flaw = flaw
  }
}
