//! Samples of messages at the reader's pace.

import Usher
import UsherTesting

// snippet.hide
@MainActor enum Settings {
  static var timeoutScale: String?
  static var messagePosition: String?
}
let presenter = Presenter(host: HeadlessHost())
let handle = presenter.present(.notification(title: "13 seconds left").duration(.infinite))
// snippet.show
// snippet.reading
presenter.present(
  .notification(title: "Backup finished", text: "3,214 letters in two minutes")
    .duration(.reading(atLeast: .seconds(4))))
// snippet.end

// snippet.timeoutScale
presenter.timeoutScale = .times(3)
presenter.timeoutScale = .endless
// snippet.end

// snippet.times
presenter.timeoutScale = .times(3)
// snippet.end

// snippet.storing
let known = Settings.timeoutScale.flatMap { TimeoutScale(rawValue: $0) }
presenter.timeoutScale = known ?? .times(1)
Settings.timeoutScale = presenter.timeoutScale.rawValue  // "1.0", or "endless"
// snippet.end

// snippet.stored
let stored = TimeoutScale.times(3).rawValue
presenter.timeoutScale = TimeoutScale(rawValue: stored) ?? .times(1)
// snippet.end

// snippet.clock
handle.update(.notification(title: "12 seconds left"), announces: .never)
// snippet.end

// snippet.place
let position = Settings.messagePosition.flatMap { OverlayPosition(rawValue: $0) }
presenter.messagePosition = position
Settings.messagePosition = position?.rawValue  // "bottomTrailing", or nil for the app's positions
// snippet.end

// snippet.storedPlace
let storedPosition = OverlayPosition.bottomTrailing.rawValue
presenter.messagePosition = OverlayPosition(rawValue: storedPosition)
// snippet.end

// snippet.messagePosition
presenter.messagePosition = .bottomTrailing
// snippet.end
