/// An entry of a dictionary.
private struct RecordedEntry<Key: Recordable, Value: Recordable>: RecordedFields {
  let key: Key
  let value: Value

  init(_ key: Key, _ value: Value) {
    self.key = key
    self.value = value
  }

  init<C: FieldCoder>(_ entry: RecordedEntry?, by coder: inout C) throws(C.Failure) {
    key = try coder.pass(entry?.key)
    value = try coder.pass(entry?.value)
  }
}

extension FieldCoder {
  /// Writes or reads a dictionary in the order of its keys.
  ///
  /// Therefore equal dictionaries have equal bytes. A key that is read twice is rejected.
  mutating func pass<Key: Recordable & Hashable & Comparable, Value: Recordable>(
    _ entries: [Key: Value]?
  ) throws(Failure) -> [Key: Value] {
    let sorted = entries?.sorted { $0.key < $1.key }.map { RecordedEntry($0.key, $0.value) }
    var passed: [Key: Value] = [:]
    for entry in try pass(sorted) {
      try require(passed[entry.key] == nil)
      passed[entry.key] = entry.value
    }
    return passed
  }
}
