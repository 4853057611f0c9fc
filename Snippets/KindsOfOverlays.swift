//! Shows overlays of each kind that has a name in other libraries.

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
presenter.present(
  .message(
    .warning, title: "No connection",
    text: "Letters wait in the outbox."
  )
  .name("offline").duration(.infinite))
presenter.dismiss("offline")
// snippet.end

// snippet.popup
presenter.present(
  .popup(
    title: "A gift", text: "A year for free.",
    button: .button("Thanks")))
// snippet.end

// snippet.sheet-heights
let handle = presenter.present(
  .sheet { Text("Places nearby") }
    .detents([.height(160), .medium, .large], selected: .medium)
    .didSelectDetent { detent in print(detent) })
handle.selectDetent(.large)
// snippet.end

// snippet.adapted-alert
presenter.present(
  .alert("Leave?", buttons: [.button("Stay"), .button("Leave")])
    .compactAdaptation(.sheet))
// snippet.end

// snippet.hide
@MainActor func showHUD() async throws {
  // snippet.show
  // snippet.hud
  let letters = try await presenter.present(
    while: .progress("Fetching").preset(.question)
  ) {
    try await fetch()
  }
  // snippet.end
  // snippet.hide
  print(letters)
}
