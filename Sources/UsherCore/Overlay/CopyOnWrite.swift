/// A value on the heap, which copies share until one of them writes it.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  private var storage: Storage

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  // Immutable, so that reading needs no check for a simultaneous write.
  private final class Storage: Sendable {
    let value: Value

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
