//! Samples of quiet.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())

@MainActor func show() {
  // snippet.show
  // snippet.token
  let quiet = presenter.quiet(below: .high, then: .summarize)
  presenter.present(.notification(title: "Saved"))  // waits
  quiet.end()  // "1 message"
  // snippet.end
  // snippet.hide
}

@MainActor func end() {
  // snippet.show
  // snippet.call
  let quiet = presenter.quiet(below: .high, then: .summarize)
  quiet.end()
  // snippet.end
  // snippet.hide
}

@MainActor func endEverywhere() {
  // snippet.show
  // snippet.everywhere
  let quiet = Presenter.quietEverywhere(below: .high, then: .summarize)
  quiet.end()
  // snippet.end
  // snippet.hide
}

@MainActor func reply() {
  // snippet.show
  // snippet.reply
  presenter.present(.notification(title: "Copied").isUserInitiated())
  // snippet.end
  // snippet.hide
}

@MainActor final class Talk {
  private var quiet: QuietToken?

  // snippet.show
  // snippet.talk
  func begin() {
    quiet = presenter.quiet(below: .high, then: .summarize)
  }

  func end() {
    quiet = nil
  }
  // snippet.end
}
