/// The values that the user entered in a form, keyed by the labels of their fields.
///
/// ```swift
/// if let name = values["Name"], let volume = values["Volume", as: Double.self] {
///   print(name, volume)
/// }
/// ```
public struct FormValues: Sendable {
  let fields: [Field]

  struct Field: Sendable {
    let label: String
    let value: any Hashable & Sendable
  }

  private func value(of label: String) -> (any Hashable & Sendable)? {
    fields.first { $0.label == label }?.value
  }

  /// The text of the first field with the given label, or `nil` if there is no such field or its
  /// value isn't text.
  public subscript(label: String) -> String? { value(of: label) as? String }

  /// The text of the first field with the given label, or an empty string if there is no such text.
  @_disfavoredOverload
  public subscript(label: String) -> String { self[label] ?? "" }

  /// The value of the first field with the given label, or `nil` if there is no such field or its
  /// value has a different type.
  ///
  /// The value of a switch is a `Bool`, of a slider a `Double`, and of a stepper an `Int`. A choice
  /// has the value of the chosen option, if there is one. If a text is a number, you can also read
  /// it as an `Int` or a `Double`. You can also read the number of a stepper as a `Double`, and a
  /// whole number of a slider as an `Int`.
  public subscript<Value>(label: String, as type: Value.Type) -> Value? {
    let value = value(of: label)
    if let value = value as? Value { return value }
    if let number = value as? Double { return Int(exactly: number) as? Value }
    if let number = value as? Int { return Double(number) as? Value }
    guard let text = value as? String else { return nil }
    return (type as? any LosslessStringConvertible.Type)?.init(text) as? Value
  }

  /// The values that are text, in the order of the fields.
  public var texts: [String] { fields.compactMap { $0.value as? String } }
}

extension FormValues: Hashable {
  /// Whether the labels and values are equal.
  public static func == (one: FormValues, two: FormValues) -> Bool {
    one.fields.map(\.label) == two.fields.map(\.label)
      && one.fields.map { AnyHashable($0.value) } == two.fields.map { AnyHashable($0.value) }
  }

  /// Hashes the labels and values.
  public func hash(into hasher: inout Hasher) {
    for field in fields {
      hasher.combine(field.label)
      hasher.combine(AnyHashable(field.value))
    }
  }
}

extension FormValues: ExpressibleByDictionaryLiteral {
  /// Creates values from labels and values, for example for tests.
  public init(dictionaryLiteral values: (String, any Hashable & Sendable)...) {
    self.init(fields: values.map { Field(label: $0, value: $1) })
  }
}
