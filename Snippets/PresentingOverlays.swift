//! Shows messages using a presenter, and observes how they end.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())

struct Mailbox {
  let hasUnread: Bool
}
let mailbox = Mailbox(hasUnread: true)
// snippet.show

// snippet.message
presenter.present(.notification(title: "Saved"))
// snippet.end

// snippet.overlay
presenter.present(
  .notification(
    icon: .icon("dialog-warning-symbolic"), title: "No connection",
    text: "The letter waits in the outbox.",
    button: .button("Retry") { print("Trying again") }
  )
  .position(.bottom).priority(.high).duration(.infinite))
// snippet.end

// snippet.outcome
/// Deletes a conversation unless someone presses Undo in time, or
/// the task is cancelled.
@MainActor
func deleteConversation(
  through presenter: Presenter
) async throws -> Bool {
  let handle = presenter.present(
    .notification(title: "Conversation deleted", button: .button("Undo"))
      .position(.bottom))
  switch await handle.outcome {
  case .dismissed(.button(0)): return false
  case .dismissed, .refused, .updated: return true
  }
}
// snippet.end

// snippet.several
let several = LaneSettings(capacity: 4, arrangement: .list(spacing: 8))
presenter.configure(.main, several)
// snippet.end

// snippet.answer
/// Asks whether to empty the bin; the question goes, too, if the
/// task is cancelled.
@MainActor
func mayEmptyBin(through presenter: Presenter) async throws -> Bool {
  try await presenter.confirm(
    "Empty the bin?", text: "3 letters", action: "Empty",
    role: .destructive)
}
// snippet.end

// snippet.dismissal
/// Clears the window before something else takes it over.
@MainActor
func makeRoom(through presenter: Presenter) async throws {
  presenter.dismiss(.named("sync"))
  try await presenter.dismissAll().wait()
}
// snippet.end

// snippet.lanes
let downloads = LaneID(1)
presenter.configure(
  downloads, LaneSettings(capacity: 3, overflow: .dismissOldest, gap: .constant(.seconds(1))))
presenter.present(.notification(title: "Saved").queue(downloads))
presenter.pause(.main, downloads)
presenter.resume(.main, downloads)
print(presenter.lane(downloads).shown.count)
// snippet.end

// snippet.replace
/// Asks a question, after which the replaced overlay returns.
let question = presenter.present(
  .notification(
    title: "Delete everything?", button: .button("Delete", role: .destructive)
  )
  .position(.center).priority(.max).replacesCurrent(restoring: true)
  .duration(.infinite).backdrop(.dimmed))
// snippet.end

// snippet.times
/// Tells of a slow connection only if it stays slow, and not for the blink of an eye.
let slow = presenter.present(
  .notification(title: "This takes longer than usual")
    .duration(.infinite).delay(.seconds(2)).maximumWait(.seconds(5))
    .minimumDuration(.seconds(1)))
slow.dismiss()
// snippet.end

// snippet.condition
presenter.present(.notification(title: "You have mail").condition { mailbox.hasUnread })
// snippet.end

// snippet.theme
let violet = Background.Gradient(
  AdaptiveColor(hex: 0x5B3FD6), AdaptiveColor(hex: 0xB0307F),
  direction: .downRight)
presenter.present(
  .notification(
    icon: .icon("starred-symbolic"), title: "Welcome",
    theme: .white(on: .gradient(violet))))
// snippet.end

// snippet.look
OverlayTheme.current = OverlayTheme(accent: .purple)
presenter.theme = OverlayTheme(font: "Inter", accent: .indigo, cornerRadius: 12)
presenter.theme.background = .color(AdaptiveColor(hex: 0xFFF8E7))
// snippet.end

// snippet.problems
presenter.onProblem = { problem in
  print("overlays: \(problem)")
}
let refused = presenter.present(
  .notification(title: "Hello").duration(.seconds(-1)))
if case .ended(.refused(let refusal)) = refused.state {
  print(refusal)  // the lifetime in seconds is -1.0. Use zero or more
}
// snippet.end
