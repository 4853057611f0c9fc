//! One line for each ability, as in the README.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
let editor = OverlayOwner()
@MainActor func fetch() async throws -> [String] { ["Dear Ada"] }
@MainActor func delete() async throws {}
@MainActor func restore() {}

@MainActor func tryAll() async throws {
  // snippet.show
  // snippet.abilities
  let isAgreed = try await presenter.confirm("Empty the bin?", action: "Empty")
  let letters = try await presenter.present(
    while: .progress("Fetching"), work: fetch)
  await presenter.undoable(
    "letters", message: { "\($0) deleted" }, commit: delete, undo: restore)
  presenter.present(.notification(title: "Draft kept")).dismisses(with: editor)
  // snippet.end
  // snippet.hide
  print(isAgreed, letters)
}
// snippet.show
