package import UsherCore

extension SplitMix {
  /// Returns true with the probability `hits` / `tries`.
  package mutating func chance(_ hits: Int, outOf tries: Int) -> Bool {
    Int.random(in: 0..<tries, using: &self) < hits
  }

  /// Returns one of two or more values, all equally likely.
  package mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    let index = Int.random(in: 0...others.count, using: &self)
    return index == 0 ? first : others[index - 1]
  }

  /// Returns one of the elements, or `nil` if there are none.
  package mutating func pick<Value>(from values: [Value]) -> Value? {
    values.randomElement(using: &self)
  }

  package mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  package mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
