//! Samples for the comments of overlays and presets.

import Usher
import UsherTesting

// snippet.hide
let presenter = Presenter(host: HeadlessHost())
@MainActor func restore() {}
@MainActor func empty() {}
@MainActor func cancel() {}
@MainActor func retry() {}
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
let progress = ObservableValue(0.0)
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

// snippet.gradient
presenter.present(
  .toast("Premium").background(
    .linearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing)))
// snippet.end

// snippet.sentence
presenter.present { Text("Order ") + Text("4521").bold() + Text(" is on its way") }
// snippet.end

// snippet.defaultPreset
presenter.defaultPreset = OverlayPreset().duration(.seconds(3)).cornerRadius(8)
// snippet.end

// snippet.themeOfAll
OverlayTheme.current = OverlayTheme(accent: .purple)
// snippet.end

// snippet.ownTheme
presenter.theme = OverlayTheme(accent: .indigo, cornerRadius: 12)
presenter.theme.font = "Serif"
// snippet.end

// snippet.theme
presenter.theme = OverlayTheme(font: "Inter", accent: .indigo, cornerRadius: 12)
presenter.theme.background = .color(AdaptiveColor(hex: 0xFFF8E7))
presenter.present(.notification(title: "Saved"))
// snippet.end

// snippet.circle
presenter.present {
  ZStack {
    Circle().fill(.blue).frame(width: 40, height: 40)
    Text("AL").foregroundStyle(.white)
  }
}
// snippet.end

// snippet.badge
presenter.present {
  Image(.icon("bell")).overlay(alignment: .topTrailing) {
    Circle().fill(.red).frame(width: 10, height: 10)
  }
}
// snippet.end

// snippet.scale
presenter.present(.toast("Level 5").entrance(.scale(from: 0.5).combined(with: .fade)))
// snippet.end

// snippet.buttonColor
presenter.present(
  .toast("Saved", button: .button("Open") { open() }.foregroundStyle(.yellow)))
// snippet.end

// snippet.bouncy
presenter.present(.toast("Goal!").entrance(.slide(from: .top).animation(.bouncy)))
// snippet.end

// snippet.updateHandle
handle.update { $0.position(.top) }
// snippet.end

// snippet.banner
presenter.present(.banner("No connection", button: .button("Retry") { retry() }))
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

// snippet.select-detent
handle.selectDetent(.large)
// snippet.end

// snippet.hide
@MainActor func open() {}
@MainActor func play() async {}
// snippet.show

// snippet.content
presenter.present {
  HStack(spacing: 12) {
    Image(.icon("envelope"))
    VStack(alignment: .leading, spacing: 4) {
      Text("New letter").bold()
      "From Ada"
    }
    Button("Open") { open() }
  }
}
// snippet.end

// snippet.own
presenter.present(
  Overlay {
    Text("Sending").bold()
    ProgressView(value: progress)
  }.position(.bottom))
// snippet.end

// snippet.column
presenter.present(using: .bottom) {
  Text("New letter").bold()
  "From Ada"
}
// snippet.end

// snippet.queue
let downloads = presenter.queue("downloads")
downloads.maximumVisible = 3
downloads.maximumWaiting = 2
downloads.overflow = .dropOldest
downloads.present(.progress("Downloading", value: progress))
// snippet.end

// snippet.handle
let sending = presenter.present(.progress("Sending"))
sending.progress = 0.5
// snippet.end

// snippet.hide
@MainActor func wait() async {
  // snippet.show
  // snippet.outcome
  if await sending.outcome == .dismissed(.timedOut) { print("not seen") }
  // snippet.end

  // snippet.quiet
  await presenter.quiet(except: .high, then: .summarize) {
    await play()
  }
  // snippet.end
  // snippet.hide
}
// snippet.show

// snippet.history
presenter.presentHistory()
// snippet.end

// snippet.pushing
presenter.present(.banner("You are offline").pushesContent())
// snippet.end

// snippet.hide
@MainActor func copy() {}
// snippet.show

// snippet.sheet
presenter.present(
  .sheet {
    Text("Share").font(.headline)
    Button("Copy the link") { copy() }
  })
// snippet.end

// snippet.detents
let sheet = Overlay.sheet { Text("Places nearby") }
  .detents([.height(160), .medium, .large], selected: .medium)
// snippet.end

// snippet.dialog
presenter.present(.dialog { Text("Edit profile").font(.headline) })
// snippet.end

// snippet.compact-adaptation
let question = OverlayPreset.question.compactAdaptation(.sheet)
// snippet.end

// snippet.hide
print(sheet, question)
// snippet.show
