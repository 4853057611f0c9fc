import UsherCore

/// Writes values into bytes.
struct RecordWriter: FieldCoder {
  typealias Failure = Never

  private(set) var bytes: [UInt8] = []
  /// The overlays written so far, by their bytes.
  ///
  /// Most overlays of an app are equal, and equal overlays are written only once.
  private var overlays: [[UInt8]: Int] = [:]

  /// Writes a number with seven bits per byte, the lowest bits first.
  ///
  /// A number below 128 needs one byte.
  mutating func put(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes bytes unchanged.
  mutating func put(raw more: [UInt8]) { bytes += more }

  /// Writes a case's number and its payloads.
  mutating func put<each Payload: Recordable>(case number: UInt64, _ payload: repeat each Payload) {
    put(number)
    repeat (each payload).write(to: &self)
  }

  mutating func pass<Value: Recordable>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("A writer passes fields of a value.") }
    value.write(to: &self)
    return value
  }

  func require(_ isValid: Bool) {}

  /// Writes the number of an equal overlay that was written before, or 0 and the overlay.
  mutating func put(shared overlay: OverlayConfiguration) {
    var apart = RecordWriter()
    _ = OverlayConfiguration(overlay, by: &apart)
    if let known = overlays[apart.bytes] { return put(UInt64(known)) }
    overlays[apart.bytes] = overlays.count + 1
    put(0)
    bytes += apart.bytes
  }
}
