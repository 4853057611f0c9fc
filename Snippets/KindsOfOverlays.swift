//! Shows one overlay of each kind that other libraries have a name for.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
@MainActor func fetch() async throws -> Int { 3 }
// snippet.show

// snippet.toast
presenter.present(.toast("Copied"))
// snippet.end

// snippet.snackbar
presenter.present(
  .notification(
    title: "Letter archived", button: .button("Show") { print("archive") }
  )
  .position(.bottom))
// snippet.end

// snippet.banner
let offline = presenter.present(
  .message(
    .warning, title: "No connection",
    description: "Letters wait in the outbox."),
  using: .persistent)
offline.dismiss()
// snippet.end

// snippet.popup
presenter.present(
  .popUp(
    title: OverlayNode.Text("A gift", font: .headline, alignment: .center),
    description: OverlayNode.Text("A year for free.", alignment: .center),
    button: OverlayNode.Button("Thanks")),
  using: .question)
// snippet.end

// snippet.hide
@MainActor func showHUD() async throws {
  // snippet.show
  // snippet.hud
  let letters = try await presenter.present(
    while: .processing(OverlayNode.Text("Fetching")),
    using: .question
  ) {
    try await fetch()
  }
  // snippet.end
  // snippet.hide
  print(letters)
}
