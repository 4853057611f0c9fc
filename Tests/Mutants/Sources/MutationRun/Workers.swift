import Foundation
import Synchronization

/// Threads that work on a list of items, one for each processor.
struct Workers: Sendable {
  let count: Int

  /// Calls a function for each item, and returns the results in the items' order.
  ///
  /// The function receives the number of its worker. The first error is thrown.
  func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ transform: @Sendable (Int, Item) throws -> Value
  ) throws -> [Value] {
    let next = Mutex(0)
    let results = Mutex<[Int: Result<Value, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { worker in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < items.count else { return }
        let result = Result { try transform(worker, items[index]) }
        results.withLock { $0[index] = result }
      }
    }
    let found = results.withLock { $0 }
    return try items.indices.compactMap { try found[$0]?.get() }
  }
}
