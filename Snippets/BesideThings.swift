//! The samples of overlays beside things.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())

@MainActor func show() {
  // snippet.show
  // snippet.tip
  presenter.present(
    .tip("Archive with one key: A"), using: .tip(beside: "archive", .below))
  // snippet.end
  // snippet.hide
}

@MainActor func present() {
  // snippet.show
  // snippet.anchoring
  var overlay = Overlay.notification(title: "Archived").width(.intrinsic)
  overlay.anchor = .beside("archive", .trailing, alignment: .start, arrow: nil)
  presenter.present(overlay)
  // snippet.end
  // snippet.hide
}

@MainActor func showAround() async throws {
  // snippet.show
  // snippet.tour
  let result = try await presenter.tour([
    TourStep(title: "Welcome", "This takes a minute."),
    TourStep(beside: "search", title: "Search", "Finds letters by any word in them."),
    TourStep(beside: "send", .above, title: "Send", "Sends the letter at once."),
  ])
  if result.ending == .finished { print("seen it all") }
  // snippet.end
  // snippet.hide
}

@MainActor func openLetter() async {}

// snippet.show

// snippet.prepare
let reply = TourStep(beside: "reply", title: "Reply", "Answers whoever wrote the letter.") {
  await openLetter()
}
// snippet.end

// snippet.steps
let steps = [
  TourStep(title: "Welcome", "This takes a minute."),
  TourStep(beside: "search", title: "Search", "Finds letters by any word in them."),
]
// snippet.end

// snippet.spotlight
let step = OverlayConfiguration(
  anchor: .beside("search"),
  backdrop: Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight()))
// snippet.end
