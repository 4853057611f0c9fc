//! Samples of changes that can be undone.

import Usher
import UsherTesting

// snippet.hide
@MainActor final class Mailbox {
  func delete(_ letters: [Int]) async throws {}
  func delete(_ letter: Int) async throws {}
  func restore(_ letters: [Int]) async throws {}
}
@MainActor final class LetterList {
  func remove(_ letters: [Int]) {}
  func restore(_ letter: Int) {}
  func restore(_ letters: [Int]) {}
}
let presenter = Presenter(host: HeadlessHost())
let mailbox = Mailbox()
let list = LetterList()

@MainActor func delete(_ letters: [Int]) async {
  // snippet.show
  // snippet.undo
  list.remove(letters)
  await presenter.undoable(
    "letters", of: letters.count,
    message: { "\($0) letters deleted" }
  ) {
    try await mailbox.delete(letters)
  } undo: {
    list.restore(letters)
  }
  // snippet.end
  // snippet.hide
}

@MainActor func delete(_ letter: Int) async {
  // snippet.show
  // snippet.one
  await presenter.undoable("Letter deleted") {
    try await mailbox.delete(letter)
  } undo: {
    list.restore(letter)
  }
  // snippet.end
  // snippet.hide
}

@MainActor func deleteFirst(_ letters: [Int]) async throws {
  // snippet.show
  // snippet.first
  list.remove(letters)
  try await mailbox.delete(letters)
  let restore = OverlayNode.Button("Undo") {
    Task {
      try await mailbox.restore(letters)
      list.restore(letters)
    }
  }
  presenter.present(
    .notification(
      title: "\(letters.count) letters deleted",
      button: restore),
    using: .undo)
  // snippet.end
  // snippet.hide
}

@MainActor func deleteAbove(_ letters: [Int]) async {
  // snippet.show
  // snippet.top
  let above = OverlayPreset.undo.with { $0.position = .top }
  // snippet.end
  // snippet.hide
  await presenter.undoable("letters", using: above, message: { "\($0) letters deleted" }) {
    try await mailbox.delete(letters)
  } undo: {
    list.restore(letters)
  }
}

@MainActor func content(_ parts: UndoContext) -> Overlay {
  // snippet.show
  // snippet.content
  Overlay.notification(title: "\(parts.count) letters deleted", button: parts.button)
  // snippet.end
  // snippet.hide
}

@MainActor func preset() {
  // snippet.show
  // snippet.preset
  presenter.present(
    .notification(title: "Letter deleted", button: OverlayNode.Button("Undo")),
    using: .undo)
  // snippet.end
  // snippet.hide
}
// snippet.show
