internal import Usher

/// A value that can be written as a Swift expression.
package protocol Writable {
  /// The expression, which creates an equal value when compiled.
  var source: Source { get }
}

extension Source {
  /// Writes an enum case without associated values, using its name.
  static func named(_ value: some Any) -> Source { .word(".\(value)") }

  /// Writes an enum case with one unlabeled associated value.
  static func named(_ name: String, _ value: some Writable) -> Source {
    .call("." + name, [Argument(nil, value.source)])
  }
}

/// A list of arguments that omits default values.
struct Arguments {
  private(set) var list: [Source.Argument] = []

  mutating func add(_ label: String?, _ value: some Writable) {
    list.append(Source.Argument(label, value.source))
  }

  /// Adds an argument, unless its value equals the default, `usual`.
  mutating func add<Value: Writable & Equatable>(
    _ label: String?, _ value: Value, unless usual: Value
  ) {
    if value != usual { add(label, value) }
  }

  /// Adds an argument, unless its value is `nil`.
  mutating func add(_ label: String?, _ value: (some Writable)?) {
    if let value { add(label, value) }
  }
}

extension Optional: Writable where Wrapped: Writable {
  package var source: Source { self?.source ?? .word("nil") }
}

extension Bool: Writable {
  package var source: Source { .word("\(self)") }
}

extension Int: Writable {
  package var source: Source { .word(self == .max ? ".max" : "\(self)") }
}

extension UInt64: Writable {
  package var source: Source { .word("\(self)") }
}

extension Double: Writable {
  /// The shortest exact notation, without a decimal point for whole numbers.
  package var source: Source {
    let text = "\(self)"
    return .word(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension String: Writable {
  package var source: Source { .word(debugDescription) }
}

extension Duration: Writable {
  /// The duration in the largest unit without a fraction: seconds, milliseconds or nanoseconds.
  package var source: Source {
    if self == .zero { return .word(".zero") }
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return .word(".seconds(\(seconds))") }
    let thousandth: Int64 = 1_000_000_000_000_000
    return attoseconds % thousandth == 0
      ? .word(".milliseconds(\(seconds * 1000 + attoseconds / thousandth))")
      : .word(".nanoseconds(\(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))")
  }
}

extension ClosedRange: Writable where Bound: Writable {
  package var source: Source {
    .word(lowerBound.source.text(width: .max) + " ... " + upperBound.source.text(width: .max))
  }
}
