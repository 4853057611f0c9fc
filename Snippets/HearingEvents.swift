//! Samples of presenter events.

import Usher
import UsherTesting

// snippet.hide
@MainActor final class Analytics {
  func track(_ kind: PresenterEvent.Kind, of name: String) {}
  func note(lost count: Int) {}
}
let presenter = Presenter(host: HeadlessHost())
let analytics = Analytics()

@MainActor func hear() {
  // snippet.show
  // snippet.hear
  let events = presenter.events
  Task {
    for await event in events {
      if event.lostBefore > 0 { analytics.note(lost: event.lostBefore) }
      analytics.track(event.kind, of: event.name ?? "message")
    }
  }
  // snippet.end
  // snippet.hide
}

@MainActor func printReasons() async {
  // snippet.show
  // snippet.reasons
  for await event in presenter.events {
    if let reason = event.reason { print(event.name ?? "an overlay", "went:", reason) }
  }
  // snippet.end
  // snippet.hide
}
// snippet.show
