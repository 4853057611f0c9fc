//! The samples in the comments of the value that an app presents, and of presets.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
@MainActor func restore() {}
@MainActor func empty() {}
@MainActor func cancel() {}
// snippet.show

// snippet.toast
presenter.present(.toast("Letter deleted", button: .button("Undo") { restore() }))
// snippet.end

// snippet.notification
presenter.present(
  .notification(
    icon: .glyph(.envelope), title: "Two new letters", text: "From Ada and Grace",
    button: .button("Read") { print("reading") }))
// snippet.end

// snippet.alert
presenter.present(
  .alert(
    "Empty the bin?", text: "3 letters",
    buttons: [
      .button("Keep", role: .cancel), .button("Empty", role: .destructive) { empty() },
    ]))
// snippet.end

// snippet.progress
let progress = Live(0.0)
presenter.present(
  .progress("Sending", value: progress, button: .button("Cancel") { cancel() }))
progress.value = 0.5  // the bar is half full
// snippet.end

// snippet.overlay
presenter.present(.notification(title: "Saved").position(.bottom).duration(.seconds(2)))

var overlay = Overlay.notification(title: "Saved")
overlay.position = .bottom
presenter.present(overlay)
// snippet.end

// snippet.dismissible
presenter.present(.notification(title: "3 letters").dismissible(by: [.swipe]))
// snippet.end

// snippet.entrance
presenter.present(.toast("Saved").entrance(.fade(duration: .milliseconds(300))).exit(.slide))
// snippet.end

// snippet.duration
presenter.present(.toast("Saved").duration(.seconds(2)))
presenter.present(.banner("No connection").duration(.infinite))
// snippet.end

// snippet.preset
extension OverlayPreset {
  static let brand = OverlayPreset.bottomFloat.duration(.seconds(6)).cornerRadius(20)
}
presenter.present(.notification(title: "Saved"), using: .brand)
// snippet.end

// snippet.with
let short = OverlayPreset.toast.with {
  $0.duration = .seconds(2)
  $0.haptic = .success
}
// snippet.end

// snippet.present
let handle = presenter.present(.notification(title: "Sent").position(.bottom))
// snippet.end

// snippet.update
handle.update(.notification(title: "Sent to three").duration(.seconds(2)))
// snippet.end
