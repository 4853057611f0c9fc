//! The samples of questions, of work, and of overlays that live with their owner.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
@MainActor func upload() async throws -> String { "sent" }
@MainActor func fetch() async throws -> Int { 3 }
@MainActor func ask() async throws {
  // snippet.show
  // snippet.confirm
  if try await presenter.confirm(
    "Empty the bin?", action: "Empty", isDestructive: true)
  {
    print("emptied")
  }
  // snippet.end

  // snippet.ask
  let reply = try await presenter.ask(
    "Save the letter?",
    choices: [
      Choice("Discard", false),
      Choice("Save", true, isDefault: true),
    ])
  if reply.answer == true { print("saved") }
  // snippet.end
  // snippet.hide
}

@MainActor func askWithMore() async throws {
  // snippet.show
  // snippet.work
  let reply = try await presenter.ask(
    "Send the letter?",
    choices: [
      Choice("Later", "kept"),
      Choice(
        "Send", says: { _ in "There is no connection." },
        work: { try await upload() }),
    ])
  print(reply.answer ?? "left: \(reply.outcome)")
  // snippet.end
  // snippet.hide
}

@MainActor func askByBar() async throws {
  // snippet.show
  // snippet.bar
  let bar = OverlayPreset.question.with {
    $0.position = .bottom
    $0.backdrop = Backdrop()
  }
  let reply = try await presenter.ask(
    [Choice("Camera", 1), Choice("Photos", 2)], using: bar
  ) { .buttonBar($0.bar) }
  // snippet.end
  // snippet.hide
  print(reply.answer ?? 0)
}

@MainActor func askByForm() async throws {
  // snippet.show
  // snippet.form
  let name = FormField("Name") {
    $0.isEmpty ? "A name is needed." : nil
  }
  let reply = try await presenter.ask(
    "Rename note", fields: [name], action: "Rename")
  if let name = reply.answer?.first { print(name) }
  // snippet.end
  // snippet.hide
}

@MainActor func askBySheet(_ name: FormField) async throws {
  // snippet.show
  // snippet.sheet
  let sheet = OverlayPreset.question.with {
    $0.position = .bottom
    $0.entrance = .slideIn
    $0.exit = .slideOut
  }
  let reply = try await presenter.ask(
    "Rename note", fields: [name], action: "Rename",
    using: sheet)
  // snippet.end
  // snippet.hide
  print(reply.answer ?? [])
}

@MainActor func fetchLetters() async throws {
  // snippet.show
  // snippet.progress
  let letters = try await presenter.present(
    while: .processing(OverlayNode.Text("Fetching"))
  ) {
    try await fetch()
  } done: {
    .notification(title: "\($0) new letters")
  } failed: {
    .notification(title: "No connection", button: $0.retry())
  }
  // snippet.end
  // snippet.hide
  print(letters)
}

// snippet.show
// snippet.owner
@MainActor final class Editor {
  private let overlays = OverlayOwner()
  func upload(by presenter: Presenter) {
    presenter.present(.processing(OverlayNode.Text("Uploading")))
      .dismisses(with: overlays)
  }
}
// snippet.end

// snippet.hide
@MainActor func work() async throws {
  // snippet.show
  // snippet.task
  let upload = Task { print("uploading") }
  presenter.present(.processing(OverlayNode.Text("Uploading")))
    .dismisses(with: upload)
  // snippet.end

  // snippet.scope
  try await presenter.withOverlay(
    .processing(OverlayNode.Text("Saving"))
  ) { _ in
    try await Task.sleep(for: .seconds(1))
  }
  // snippet.end
  // snippet.hide
}
// snippet.show
