#if GTK
internal import Foundation

/// A limit for concurrent programs.
///
/// Further programs wait in order of arrival.
public actor Places {
  private var free: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  /// Creates places for a number of programs.
  public init(_ count: Int) {
    free = count
  }

  /// Runs `work` on a separate thread while it occupies a place.
  ///
  /// `work` may block. The tests share few threads, which must not wait for other programs.
  public func hold<Result: Sendable>(
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
