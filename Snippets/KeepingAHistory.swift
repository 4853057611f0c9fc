//! Samples of a presenter's history.

import Usher
import UsherTesting

// snippet.hide
@MainActor final class Bell {
  var count = 0
}
let presenter = Presenter(host: HeadlessHost())
let (first, second) = (presenter, Presenter(host: HeadlessHost()))
let bell = Bell()
// snippet.show

// snippet.badge
let history = presenter.history  // keeps entries from now on
history.addObserver(bell) { bell.count = history.unseenCount }
// snippet.end

// snippet.limit
presenter.history.limit = 50
presenter.history.addObserver(presenter) { print(presenter.history.unseenCount, "missed") }
// snippet.end

// snippet.list
presenter.presentHistory()
// snippet.end

// snippet.private
presenter.present(.notification(title: "Your code is 4711").isPrivate())
// snippet.end

// snippet.shared
second.history = first.history
// snippet.end
