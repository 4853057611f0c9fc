/// A value on the heap, which copies share until one of them writes it.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  private var storage: Storage

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  // Unchecked: a storage is written only while nothing else refers to it.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (lhs: CopyOnWrite, rhs: CopyOnWrite) -> Bool {
    lhs.storage === rhs.storage || lhs.value == rhs.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
