import Usher
import UsherTesting

/// A stage for concurrent work that continues until its gate is opened.
@MainActor
final class WorkStage {
  let stage = Stage()
  private let attributes = OverlayPreset(.lasting)

  struct Broken: Error {}

  /// Work that has started.
  typealias Work = (gate: Gate, task: Task<Int, any Error>)

  var words: [String?] { stage.host.visibleTexts.map(\.first) }

  /// Starts work that continues until its gate is opened, and waits until it has started.
  func begin(
    _ words: String, name: String? = nil, using attributes: OverlayPreset? = nil,
    offersRetry: Bool = true, hasButton: Bool = false, grace: Duration = .milliseconds(300)
  ) async throws -> Work {
    let gate = Gate()
    let task = Task {
      try await stage.presenter.present(
        while: .words(words), using: attributes ?? self.attributes, name: name, grace: grace
      ) {
        try await gate.pass()
      } success: { _ in
        hasButton
          ? .words("\(words) done", button: OverlayNode.Button("Open")) : .words("\(words) done")
      } failure: {
        offersRetry ? .words("\(words) failed", button: $0.retry()) : .words("\(words) failed")
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    return (gate, task)
  }

  /// Waits until a call ends, and returns its value or error as text.
  func end(of task: Task<Int, any Error>) async throws -> String {
    do { return "\(try await stage.clock.value(of: task))" } catch let error as UnmetCondition {
      throw error
    } catch {
      return "\(error)"
    }
  }

  func wait(for title: String) async throws {
    try await stage.clock.wait {
      stage.advance(20)
      return words.contains(title)
    }
  }
}
