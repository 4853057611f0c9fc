import UsherCore

extension SplitMix {
  /// Whether something happens that happens `hits` times out of `tries`.
  mutating func chance(_ hits: Int, outOf tries: Int) -> Bool {
    Int.random(in: 0..<tries, using: &self) < hits
  }

  /// One of two or more values, each as likely as the others.
  mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    let index = Int.random(in: 0...others.count, using: &self)
    return index == 0 ? first : others[index - 1]
  }

  /// One of the elements; `nil` where there is none.
  mutating func pick<Value>(from values: [Value]) -> Value? {
    values.randomElement(using: &self)
  }

  mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
