//! Samples of messages that are presented too often.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
// snippet.show
// snippet.merge
let handles = (1...3).map { _ in
  presenter.present(
    .notification(title: "No connection", button: .button("Retry"))
      .name("offline").duplicates(.mergeAndCount))
}
print(presenter.shown.count, handles[0].count)  // 1 3
// snippet.end

// snippet.rate
let calm = LaneSettings(
  capacity: 3, rate: Rate(3, per: .milliseconds(800), then: .summarize),
  arrangement: .list(spacing: 8))
presenter.configure(.main, calm)
// snippet.end

// snippet.words
presenter.summary = { .notification(title: "\($0) Meldungen") }
// snippet.end
