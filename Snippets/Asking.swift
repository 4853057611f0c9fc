//! Samples of questions, work, and overlays with owners.

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
    "Empty the bin?", action: "Empty", role: .destructive)
  {
    print("emptied")
  }
  // snippet.end

  // snippet.ask
  let saves = try await presenter.ask(
    "Save the letter?",
    choices: [
      .choice("Discard", false, role: .destructive),
      .choice("Save", true, isDefault: true),
    ])
  if saves == true { print("saved") }
  // snippet.end
  // snippet.hide
}

@MainActor func askWithMore() async throws {
  // snippet.show
  // snippet.work
  let answer = try await presenter.ask(
    "Send the letter?",
    choices: [
      .choice("Later", "kept"),
      .choice("Send", failure: { _ in "There is no connection." }) {
        try await upload()
      },
    ])
  print(answer ?? "left")
  // snippet.end

  // snippet.reply
  let reply = try await presenter.reply(
    to: "Still there?", using: .question.duration(.seconds(30)),
    choices: [.choice("Yes", true)])
  if reply.outcome == .dismissed(.timedOut) { print("nobody there") }
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
  let reply = try await presenter.reply(
    [.choice("Camera", 1), .choice("Photos", 2)], using: bar
  ) { Overlay(.buttonBar($0.bar)) }
  // snippet.end
  // snippet.hide
  print(reply.answer ?? 0)
}

@MainActor func askByForm() async throws {
  // snippet.show
  // snippet.form
  let values = try await presenter.form(
    "New contact",
    fields: [.text("Name", isRequired: true), .text("Mail", purpose: .email)],
    action: "Add")
  if let name = values?["Name"] { print(name) }
  // snippet.end
  // snippet.hide
}

private enum Level: Hashable { case easy, hard }

@MainActor private final class Game {
  var hasSounds = true
  var lives = 3
  var level = Level.easy
}

@MainActor private func askForSettings(of game: Game) async throws {
  // snippet.show
  // snippet.settings
  let values = try await presenter.form(
    "Settings",
    fields: [
      .text("Name").hint("Other players see it."),
      .toggle("Sounds", isOn: true),
      .slider("Volume", value: 6, in: 0...10, step: 1),
      .stepper("Lives", value: 3, in: 1...9),
      .choice("Difficulty", ["Easy": Level.easy, "Hard": .hard], value: .easy),
    ],
    action: "Save")
  guard let values else { return }
  game.hasSounds = values["Sounds", as: Bool.self] ?? true
  game.lives = values["Lives", as: Int.self] ?? 3
  game.level = values["Difficulty", as: Level.self] ?? .easy
  // snippet.end
  // snippet.hide
}

@MainActor func askBySheet() async throws {
  // snippet.show
  // snippet.sheet
  let sheet = OverlayPreset.question.with {
    $0.position = .bottom
    $0.entrance = .slideIn
    $0.exit = .slideOut
  }
  let values = try await presenter.form(
    "Rename note", fields: [.text("Name")], action: "Rename",
    using: sheet)
  // snippet.end
  // snippet.hide
  print(values?.texts ?? [])
}

@MainActor func fetchLetters() async throws {
  // snippet.show
  // snippet.progress
  let letters = try await presenter.present(
    while: .progress("Fetching")
  ) {
    try await fetch()
  } success: {
    .notification(title: "\($0) new letters").duration(.seconds(2))
  } failure: {
    .notification(title: "No connection", button: $0.retry())
  }
  // snippet.end
  // snippet.hide
  print(letters)
}

@MainActor func emptyBin() async throws {
  // snippet.beside
  let empties = try await presenter.confirm(
    "Empty the bin?", action: "Empty", role: .destructive, using: .question(beside: "bin"))
  // snippet.end
  // snippet.hide
  print(empties)
}

@MainActor func edit(_ content: OverlayContent, _ draft: Draft) {
  let presenter = presenter
  // snippet.show
  // snippet.decision
  let editor = Overlay(content, preset: .question).shouldDismiss(if: { draft.isEdited }) { _ in
    (try? await presenter.confirm("Discard the draft?", action: "Discard")) ?? false
  }
  // snippet.end
  // snippet.hide
  presenter.present(editor)
}

@MainActor final class Draft {
  var isEdited = false
}

// snippet.show
// snippet.owner
@MainActor final class Editor {
  private let overlays = OverlayOwner()
  func upload(by presenter: Presenter) {
    presenter.present(.progress("Uploading"))
      .dismisses(with: overlays)
  }
}
// snippet.end

// snippet.hide
@MainActor func work() async throws {
  // snippet.show
  // snippet.task
  let upload = Task { print("uploading") }
  presenter.present(.progress("Uploading"))
    .dismisses(with: upload)
  // snippet.end

  // snippet.scope
  try await presenter.withOverlay(.progress("Saving")) { _ in
    try await Task.sleep(for: .seconds(1))
  }
  // snippet.end
  // snippet.hide
}
// snippet.show
