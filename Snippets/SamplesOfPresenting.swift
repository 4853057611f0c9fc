//! Samples for the comments of presenters, overlays and lanes.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
let hasUnread = true
// snippet.show

// snippet.presenter
presenter.present(.notification(title: "Saved"))
presenter.present(.notification(title: "Sent").position(.bottom))
print(presenter.shown.count, presenter.waitingCount)  // 1 1
// snippet.end

// snippet.default
@MainActor func tell(_ words: String) {
  Presenter.default?.present(.notification(title: words))
}
// snippet.end

// snippet.external
let sheet = presenter.present(.external.willPresent { print("the app shows its sheet") })
sheet.dismiss()  // once the app has removed its sheet
// snippet.end

// snippet.handle
let download = presenter.present(
  .notification(title: "Downloading").duration(.infinite))
download.whenEnded { outcome in print(outcome) }
download.dismiss()
// snippet.end

// snippet.hide
@MainActor func askAboutTheBin() async throws {
  // snippet.show
  // snippet.answer
  let question = presenter.present(
    .alert("Empty the bin?", text: "3 letters", buttons: [.button("Keep"), .button("Empty")]))
  if try await question.answer == 1 { print("emptied") }
  // snippet.end
  // snippet.hide
}
// snippet.show

// snippet.question
presenter.present(
  .notification(title: "Empty the bin?", text: "3 letters", button: .button("Empty")),
  using: .question)
// snippet.end

// snippet.backdropFill
presenter.present(.alert("Empty the bin?").backdrop(.color(.black.opacity(0.7))))
// snippet.end

// snippet.duplicates
presenter.present(.toast("No signal").duplicates(.ignore))
// snippet.end

// snippet.onAppear
presenter.onAppear { overlay in print(overlay.texts) }
// snippet.end

// snippet.focusKey
presenter.focusKey = .f8
// snippet.end

// snippet.focusOverlays
presenter.focusOverlays()
// snippet.end

// snippet.backgroundDelivery
presenter.backgroundDelivery = .systemNotifications(from: .high)
// snippet.end

// snippet.lifecycle
presenter.present(
  .notification(title: "You have mail")
    .condition { hasUnread }
    .didDismiss { reason in print("gone: \(reason)") })
// snippet.end

// snippet.dismiss
presenter.dismiss(.named("sent")) { print("gone") }
try await presenter.dismiss(.waiting(in: .main)).wait()
// snippet.end

// snippet.problems
presenter.onProblem = { problem in
  print("overlays: \(problem)")
}
// snippet.end

// snippet.obstructions
let keyboard = Obstruction(OverlayRect(x: 0, y: 544, width: 390, height: 300))
presenter.obstructions = [keyboard]
presenter.obstructions = []  // once the keyboard has gone
// snippet.end

// snippet.configure
let downloads = LaneID(1)
presenter.configure(downloads, LaneSettings(capacity: 3, overflow: .dismissOldest))
presenter.present(.notification(title: "Saved").queue(downloads))
// snippet.end

// snippet.pause
presenter.pause(.main, downloads)
presenter.present(.notification(title: "After the call"))
presenter.resume(.main, downloads)
// snippet.end

// snippet.overlay
let configuration = OverlayConfiguration(
  placement: .center, priority: .high, lifetime: .infinite, backdrop: Backdrop())
var engine = OverlayEngine()
print(engine.receive(.presentRequested(OverlayID(1), configuration), at: .origin))
// snippet.end

// snippet.placement
presenter.present(.toast("In a corner").position(.bottomTrailing).margins(16))
presenter.present(.toast("At a side").position(OverlayPosition(.center, .leading)))
// snippet.end

// snippet.lifetime
presenter.present(.toast("Until it is dismissed").duration(.infinite))
presenter.present(.toast("Brief").duration(.milliseconds(1500)))
presenter.present(.toast("Until it is read").duration(.reading(atLeast: .seconds(4))))
// snippet.end

// snippet.identity
presenter.present(
  .notification(title: "Synchronizing: 40 %")
    .name("sync").duplicates(.updateInPlace).duration(.infinite))
// snippet.end

// snippet.swipe
let sideways = OverlayPreset().swipe(SwipePolicy(directions: [.left, .right]))
let flung = OverlayPreset().position(.center).swipe(.physics)
let fixed = OverlayPreset().swipe(nil)
// snippet.end

// snippet.backdrop
let alert = OverlayPreset().position(.center).backdrop(Backdrop(tap: .absorb))
let dimming = OverlayPreset().backdrop(Backdrop(tap: .forward, isModal: false))
// snippet.end

// snippet.size
let small = OverlayPreset().width(.intrinsic)
let half = OverlayPreset().size(
  SizeConstraints(width: .ratio(0.5), maximumWidth: .constant(320)))
// snippet.end

// snippet.transition
let gentle = OverlayPreset()
  .entrance(OverlayTransition(slide: .spring(.smooth), fade: .easeOut(.milliseconds(200))))
  .exit(.fadeOut)
// snippet.end

// snippet.covered
let covered = presenter.coveredInsets
covered.addObserver(presenter) { print("leave \(covered.value.bottom) points free") }
// snippet.end

// snippet.settings
let list = LaneSettings(capacity: 4, overflow: .dismissOldest, arrangement: .list(spacing: 8))
let stack = LaneSettings(capacity: 10, arrangement: .collapsed(CollapsedStack()))
presenter.configure(.main, stack)
// snippet.end
