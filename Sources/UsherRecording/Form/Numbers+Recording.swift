import UsherCore

// All unsigned integers have the same form, so a property can change to a wider type.
extension Recordable where Self: FixedWidthInteger & UnsignedInteger {
  func write(to writer: inout RecordWriter) { writer.put(UInt64(self)) }

  init(from reader: inout RecordReader) throws(RecordError) {
    guard let number = Self(exactly: try reader.number()) else {
      throw reader.refusal(.outOfRange)
    }
    self = number
  }
}

extension UInt64: Recordable {}
extension UInt32: Recordable {}
extension UInt16: Recordable {}
extension UInt8: Recordable {}

extension Int64: Recordable {
  // The sign is the lowest bit, so small negative numbers are short.
  func write(to writer: inout RecordWriter) {
    writer.put(UInt64(bitPattern: (self << 1) ^ (self >> 63)))
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    let number = try reader.number()
    self = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }
}

extension Int: Recordable {
  func write(to writer: inout RecordWriter) { Int64(self).write(to: &writer) }

  // Numbers are limited to the machine's width, because the engine also runs on 32-bit machines.
  init(from reader: inout RecordReader) throws(RecordError) {
    let number = try Int64(from: &reader)
    guard let number = Int(exactly: number) else { throw reader.refusal(.outOfRange) }
    self = number
  }
}

extension Bool: Recordable {
  func write(to writer: inout RecordWriter) { writer.put(self ? 1 : 0) }

  init(from reader: inout RecordReader) throws(RecordError) {
    switch try reader.number() {
    case 0: self = false
    case 1: self = true
    default: throw reader.refusal(.unknownCase)
    }
  }
}

extension Double: Recordable {
  // The bytes are reversed because most numbers that people choose, such as 16 or 0.5, have low
  // bits of zero. Two bytes are then enough.
  func write(to writer: inout RecordWriter) { writer.put(bitPattern.byteSwapped) }

  init(from reader: inout RecordReader) throws(RecordError) {
    self.init(bitPattern: try reader.number().byteSwapped)
    if reader.isOfEngine, !isFinite { throw reader.refusal(.notFinite) }
  }
}

extension Instant: Recordable {
  func write(to writer: inout RecordWriter) { nanoseconds.write(to: &writer) }

  init(from reader: inout RecordReader) throws(RecordError) {
    self.init(nanoseconds: try Int64(from: &reader))
  }
}

extension Duration: Recordable {
  /// Writes the seconds, the nanoseconds of the last second, and the remaining attoseconds.
  ///
  /// Durations beyond 64 bits of seconds are clamped, because the engine treats them equally.
  func write(to writer: inout RecordWriter) {
    let clamped = Swift.min(Swift.max(self, .seconds(Int64.min)), .seconds(Int64.max))
    let (seconds, attoseconds) = clamped.components
    seconds.write(to: &writer)
    let (nanoseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    // The lowest bit indicates whether attoseconds follow.
    ((nanoseconds << 1) | (rest == 0 ? 0 : 1)).write(to: &writer)
    if rest != 0 { rest.write(to: &writer) }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    let seconds = try Int64(from: &reader)
    let number = try Int64(from: &reader)
    let nanoseconds = number >> 1
    let rest = number & 1 == 0 ? 0 : try Int64(from: &reader)
    let billion: Int64 = 1_000_000_000
    try reader.require(abs(nanoseconds) < billion && rest > -billion && rest < billion)
    self.init(
      secondsComponent: seconds, attosecondsComponent: nanoseconds * billion + rest)
  }
}

extension ClosedRange: Recordable where Bound: Recordable {
  func write(to writer: inout RecordWriter) {
    lowerBound.write(to: &writer)
    upperBound.write(to: &writer)
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    let (low, high) = (try Bound(from: &reader), try Bound(from: &reader))
    try reader.require(low <= high)
    self = low...high
  }
}

extension OverlayID: RecordedNumber {}
extension OverlayName: RecordedNumber {}
extension LaneID: RecordedNumber {}
extension Priority: RecordedNumber {}
extension ActionID: RecordedNumber {}

extension Recordable where Self: OptionSet, RawValue: Recordable {
  func write(to writer: inout RecordWriter) { rawValue.write(to: &writer) }

  init(from reader: inout RecordReader) throws(RecordError) {
    self.init(rawValue: try reader.read())
  }
}

extension Attention: Recordable {}
extension SwipeDirections: Recordable {}
