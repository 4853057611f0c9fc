import Usher
import UsherTesting

/// A stage whose app deletes items, offers to undo this, and records the results in a diary.
@MainActor
final class UndoStage {
  let stage = Stage()
  /// The commits and undos in order, such as `commit a`.
  private(set) var diary: [String] = []
  /// The outcomes of the calls, by item.
  private(set) var ends: [String: String] = [:]
  /// The items whose deletion fails.
  var broken: Set<String> = []

  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  var words: [[String]] { stage.host.visibleTexts }

  /// Deletes an item, and waits until the request is made.
  @discardableResult
  func delete(
    _ letter: String, within time: Duration = .seconds(6),
    whenAbandoned: UndoAbandonPolicy = .commits,
    as overlay: OverlayConfiguration = OverlayPreset.undo.configuration
  ) async throws -> Task<Void, Never> {
    let before = requests
    let task = Task {
      requests += 1
      let end = await stage.presenter.undoable(
        "letters", duration: time, whenAbandoned: whenAbandoned, using: OverlayPreset(overlay),
        message: { "\($0) deleted" }
      ) {
        self.diary.append("commit \(letter)")
        if self.broken.contains(letter) { throw Broken(description: "no connection") }
      } undo: {
        self.diary.append("undo \(letter)")
      }
      ends[letter] = end.words
    }
    try await stage.clock.wait { requests > before }
    return task
  }
  private var requests = 0

  /// Whether the message has a second button, which closes it.
  var canBeClosed: Bool {
    stage.presenter.shown.last.flatMap { stage.host.attached[$0] }?.root.buttons.count == 2
  }

  /// Waits until all calls have returned.
  func rest() async throws {
    try await stage.clock.wait { !stage.host.isAppHeld && ends.count == requests }
  }

  /// Waits until a number of commits and undos have started.
  func wait(for count: Int) async throws {
    try await stage.clock.wait { diary.count >= count }
  }

  func pressUndo() {
    let message = stage.presenter.shown.last {
      stage.host.attached[$0]?.root.texts.contains("Undo") == true
    }
    if let message { stage.host.pressButton(0, of: message) }
  }
}

extension UndoOutcome {
  /// The outcome as text, such as `failed: no connection`.
  var words: String {
    switch self {
    case .committed: "committed"
    case .undone: "undone"
    case .failed(let error): "failed: \(error)"
    }
  }
}
