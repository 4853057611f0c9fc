//! The samples of overlays and questions that are remembered.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
enum Copies { case both }
@MainActor func update() {}
@MainActor func ask() async throws {
  // snippet.show
  // snippet.confirm
  if try await presenter.confirm(
    "Empty the bin?", action: "Empty", role: .destructive,
    dontAskAgain: "empty-bin")
  {
    print("emptied")
  }
  // snippet.end
  // snippet.hide
}
// snippet.show
// snippet.frequencies
presenter.present(
  .notification(title: "New in Notes 2").name("whats-new-2").frequency(.once))
presenter.present(
  .notification(title: "Do you like Notes?").name("review")
    .frequency(.atMost(1, per: .days(90)))
    .frequency(.notWithin(.days(1), of: "whats-new-2")))
// snippet.end

// snippet.tip
presenter.present(
  .tip("Swipe to archive", anchor: "letters")
    .name("archive").frequency(.atMost(3)))
// snippet.end

// snippet.review
let offer = Overlay.notification(title: "Do you like Notes?")
  .name("review").frequency(.atMost(1, per: .days(90)))
// snippet.end

// snippet.later
presenter.present(
  .notification(
    title: "Version 4 is ready",
    buttons: [.remindLater(after: .seconds(3600)), .button("Update") { update() }]))
// snippet.end

// snippet.choice
let both = Choice.choice("Keep both", Copies.both).remembered(as: "both")
// snippet.end

// snippet.store
Presenter.defaultStore = OverlayMemoryStore()
// snippet.end

// snippet.settings
for entry in presenter.store.entries { print(entry.key) }
presenter.store.reset("empty-bin")
presenter.store.resetAll()
// snippet.end
