#if GTK
import Foundation

/// Places for programs that run at once; who finds none free waits, the first who came first.
actor Places {
  private var free: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Runs `work` on a thread of its own while it holds a place.
  ///
  /// It may block: the threads that the tests share are few, and must not wait for other programs.
  func hold<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    await take()
    defer { giveBack() }
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { line.append($0) }
    }
  }

  private func giveBack() {
    if line.isEmpty {
      free += 1
    } else {
      line.removeFirst().resume()
    }
  }
}
#endif
