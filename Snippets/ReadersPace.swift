//! The samples of messages at the reader's pace.

import Usher
import UsherTesting

// snippet.hide
@MainActor enum Settings {
  static var patience: String?
}
let presenter = Presenter(host: HeadlessHost())
let failure = Overlay.message(.error, title: "No connection")
let handle = presenter.present(failure.duration(.infinite))
// snippet.show
// snippet.reading
presenter.present(
  .notification(title: "Backup finished", text: "3,214 letters in two minutes")
    .duration(.reading(atLeast: .seconds(4))))
// snippet.end

// snippet.patience
presenter.patience = .times(3)
presenter.patience = .endless
// snippet.end

// snippet.times
presenter.patience = .times(3)
// snippet.end

// snippet.storing
let known = Settings.patience.flatMap { Patience(rawValue: $0) }
presenter.patience = known ?? .times(1)
Settings.patience = presenter.patience.rawValue  // "1.0", or "endless"
// snippet.end

// snippet.stored
let stored = Patience.times(3).rawValue
presenter.patience = Patience(rawValue: stored) ?? .times(1)
// snippet.end

// snippet.announces
handle.update(.notification(title: "Next try in 9 seconds"), announces: .never)
handle.update(failure, announces: .always)
// snippet.end

// snippet.clock
handle.update(.notification(title: "12 seconds left"), announces: .never)
// snippet.end
