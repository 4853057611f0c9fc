//! Samples of overlays in the style of a platform.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
let list = ListOfLetters()
let mailbox = Mailbox()

@MainActor struct ListOfLetters {
  func restore(_ letters: [String]) {}
}

@MainActor struct Mailbox {
  func delete(_ letters: [String]) async throws {}
}

@MainActor func present() async throws {
  // snippet.show
  // snippet.native
  presenter.present(.toast("Letter deleted", button: .button("Undo")))
  if try await presenter.confirm(
    "Empty the bin?", action: "Empty", role: .destructive, using: .platformAlert)
  {
    print("emptied")
  }
  // snippet.end
  // snippet.hide
}

@MainActor func toast() {
  // snippet.show
  // snippet.toast
  presenter.present(.toast("Letter deleted", button: .button("Undo")))
  // snippet.end
  // snippet.hide
}

@MainActor func alert() {
  // snippet.show
  // snippet.alert
  let bar = ButtonBar([
    OverlayNode.Button("Cancel"), OverlayNode.Button("Empty", isDestructive: true),
  ])
  presenter.present(
    Overlay(
      .platformAlert("Empty the bin?", "Three letters will be deleted for good.", bar: bar),
      preset: .platformAlert))
  // snippet.end
  // snippet.hide
}

@MainActor func undo(letters: [String]) async {
  // snippet.show
  // snippet.undo
  await presenter.undoable("letters", using: .platformToast, message: { "\($0) deleted" }) {
    try await mailbox.delete(letters)
  } undo: {
    list.restore(letters)
  }
  // snippet.end
  // snippet.hide
}

@MainActor func colors() {
  // snippet.show
  // snippet.accent
  let send = OverlayNode.Button(
    label: OverlayNode.Text("Send", color: .accentFillLabel), style: .borderedProminent)
  presenter.present(.notification(icon: .glyph(.envelope), title: "Ready", button: send))
  // snippet.end
  // snippet.hide
}
