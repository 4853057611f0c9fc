//! Samples of overlays with anchors.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())

@MainActor func show() {
  // snippet.show
  // snippet.tip
  presenter.present(.tip("Archive with one key: A", anchor: "archive"))
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
    .step("This takes a minute.", title: "Welcome"),
    .step("Finds letters by any word in them.", title: "Search", anchor: "search"),
    .step("Sends the letter at once.", title: "Send", anchor: "send", edge: .top),
  ])
  if result.ending == .completed { print("seen it all") }
  // snippet.end
  // snippet.hide
}

@MainActor func openLetter() async {}

// snippet.show

// snippet.prepare
let reply = TourStep.step("Answers whoever wrote the letter.", title: "Reply", anchor: "reply") {
  await openLetter()
}
// snippet.end

// snippet.steps
let steps: [TourStep] = [
  .step("This takes a minute.", title: "Welcome"),
  .step("Finds letters by any word in them.", title: "Search", anchor: "search"),
]
// snippet.end

// snippet.spotlight
presenter.present(
  .tip("Finds letters by any word in them.", anchor: "search")
    .backdrop(Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight())))
// snippet.end
