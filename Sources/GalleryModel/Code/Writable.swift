internal import Usher

/// What can be written as a Swift expression.
package protocol Writable {
  /// The expression; compiled, it makes an equal value.
  var source: Source { get }
}

extension Source {
  /// A case without a payload, by its name.
  static func named(_ value: some Any) -> Source { .word(".\(value)") }

  /// A case with one payload that has no label.
  static func named(_ name: String, _ value: some Writable) -> Source {
    .call("." + name, [Argument(nil, value.source)])
  }
}

/// Arguments that are left out where they say what counts anyway.
struct Arguments {
  private(set) var list: [Source.Argument] = []

  /// Adds one.
  mutating func add(_ label: String?, _ value: some Writable) {
    list.append(Source.Argument(label, value.source))
  }

  /// Adds one unless it is `usual`.
  mutating func add<Value: Writable & Equatable>(
    _ label: String?, _ value: Value, unless usual: Value
  ) {
    if value != usual { add(label, value) }
  }

  /// Adds one unless there is none.
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
  /// Shortest, and without a point where it is whole.
  package var source: Source {
    let text = "\(self)"
    return .word(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension String: Writable {
  package var source: Source { .word(debugDescription) }
}

extension Duration: Writable {
  /// In the largest unit that leaves no fraction.
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
