/// A value that recordings contain as bytes.
protocol Recordable {
  /// Writes the value.
  func write(to writer: inout RecordWriter)

  /// Reads a value, and rejects values that the engine never has.
  init(from reader: inout RecordReader) throws(RecordError)
}

/// A value that is written as its fields, in order.
///
/// One initializer both writes and reads, so each field is named once and in one order.
protocol RecordedFields: Recordable {
  /// Creates the value by passing each field through the coder.
  ///
  /// Pass `value?.field` to the coder, and use the result as the field of the new value.
  ///
  /// - Parameters:
  ///   - value: The value to write, or `nil` while reading.
  ///   - coder: The writer, which returns each field unchanged, or the reader, which ignores the
  ///     field that it receives.
  /// - Throws: The reader's error. A writer never throws.
  init<Coder: FieldCoder>(_ value: Self?, by coder: inout Coder) throws(Coder.Failure)
}

/// The direction in which fields are passed: to bytes, or from bytes.
protocol FieldCoder {
  /// `Never` for a writer.
  associatedtype Failure: Error

  /// Writes `value` and returns it, or reads and returns a new value.
  mutating func pass<Value: Recordable>(_ value: Value?) throws(Failure) -> Value

  /// Rejects a value that was read if `isValid` is false.
  ///
  /// A writer does nothing, because it trusts its values.
  func require(_ isValid: Bool) throws(Failure)
}

extension FieldCoder {
  /// Writes or reads a field that may be absent.
  mutating func pass<Value: Recordable>(optional value: Value?) throws(Failure) -> Value? {
    try pass(.some(value))
  }
}

extension RecordedFields {
  func write(to writer: inout RecordWriter) { _ = Self(self, by: &writer) }

  init(from reader: inout RecordReader) throws(RecordError) { try self.init(nil, by: &reader) }
}

/// A case without payloads.
///
/// It is written as its index in `allCases`.
protocol RecordedCase: Recordable, CaseIterable, Equatable {}

extension RecordedCase {
  func write(to writer: inout RecordWriter) {
    var number: UInt64 = 0
    for value in Self.allCases {
      if value == self { break }
      number += 1
    }
    writer.put(number)
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    let place = reader.offset
    var number = try reader.number()
    for value in Self.allCases {
      if number == 0 {
        self = value
        return
      }
      number -= 1
    }
    throw RecordError(offset: place, flaw: .unknownCase)
  }
}

/// A type that wraps one number, and is written as that number.
protocol RecordedNumber: Recordable {
  associatedtype RawValue: Recordable
  var rawValue: RawValue { get }
  init(_ rawValue: RawValue)
}

extension RecordedNumber {
  func write(to writer: inout RecordWriter) { rawValue.write(to: &writer) }
  init(from reader: inout RecordReader) throws(RecordError) { self.init(try reader.read()) }
}

extension Optional: Recordable where Wrapped: Recordable {
  /// Writes a byte that indicates whether there is a value, and then the value.
  func write(to writer: inout RecordWriter) {
    writer.put(self == nil ? 0 : 1)
    self?.write(to: &writer)
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: Recordable where Element: Recordable {
  func write(to writer: inout RecordWriter) {
    writer.put(UInt64(count))
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout RecordReader) throws(RecordError) {
    self.init()
    // The count may be wrong, so it must not reserve memory.
    let count = try reader.count()
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}
