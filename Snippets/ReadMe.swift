//! Samples for the repository's front page.

import Testing
import Usher
import UsherTesting

// snippet.hide
struct Letter: Sendable {}
@MainActor func open() {}
@MainActor func empty() {}
@MainActor func retry() {}
@MainActor func pause() {}
@MainActor func save() {}
@MainActor func restore() {}
@MainActor func delete() async throws {}
@MainActor func play() async {}
@MainActor func fetch() async throws -> [Letter] { [] }
let path = "gift.png"
let presenter = Presenter.test()
// snippet.show

// snippet.values
extension OverlayPreset {
  static let brand = OverlayPreset().position(.bottom).duration(.seconds(6)).cornerRadius(20)
}
presenter.defaultPreset = .brand  // without another
presenter.present(
  .notification(
    icon: .icon("envelope"), title: "Two letters", text: "From Ada",
    button: .button("Open") { open() }
  )
  .position(.bottom).duration(.seconds(3)).onTap { open() })
presenter.present(
  .toast("Offline", icon: .icon("wifi")).background(.blue).foregroundStyle(.white), using: .brand)
presenter.present(
  .message(.error, title: "Not sent", text: "No connection").haptic(.error).priority(.high))
presenter.present(
  .alert("Empty the bin?", buttons: [.button("Empty", role: .destructive) { empty() }]))
presenter.present(
  .popup(image: .file(path), title: "A gift", text: "For a year", button: .button("Thanks")))
presenter.present(.tip("Archives the letter", anchor: "archive"))
presenter.present(
  .banner("Offline", button: .button("Retry") { retry() }).name("offline").dismissible(false))
// snippet.end

// snippet.hide
_ = Overlay.toast("x", icon: .icon("x")).maximumWait(.seconds(1)).minimumDuration(.seconds(1))
  .onTap(dismisses: false) {}
_ = Overlay.toast("x").delay(.seconds(1)).queue("downloads").maxWidth(400).fullWidth().margins(24)
  .cornerRadius(20).border(.red).shadow(nil).appearance(.dark)
_ = Overlay.toast("x").backdrop(.dimmed).dismissible(by: [.tap, .swipe]).entrance(.fade)
  .exit(.slide).replacesCurrent(restoring: true).duplicates(.mergeAndCount).avoidsKeyboard(false)
_ = Overlay.toast("x").font(.system(size: 18, design: .monospaced)).accessibilityLabel("x")
  .isPrivate().condition { true }.onAppear {}
  .onDisappear {}.onBackdropTap {}.preset(.brand).duration(.automatic).closeButton(.always)
  .showsCountdown()
// snippet.show

// snippet.content
let progress = ObservableValue(0.0)
let detail = ObservableValue("3 of 10 MB")
presenter.present(using: .bottom) {
  HStack(spacing: 12) {
    Image(.icon("folder-download")).foregroundStyle(.accent)
    VStack(alignment: .leading) {
      Text("Downloading").bold()
      Text(detail).font(.footnote)
      ProgressView(value: progress)
    }
    Button("Pause", dismisses: false) { pause() }
  }
}
let name = ObservableValue("")
presenter.present(
  .sheet {
    TextField("Name", text: name)
    Button("Save") { save() }.buttonStyle(.borderedProminent)
  })
// snippet.end

// snippet.hide
let editor = OverlayOwner()
@MainActor func handles() async {
  // snippet.show
  // snippet.handle
  let upload = presenter.present(.progress("Uploading").name("upload"))  // a spinner
  upload.progress = 0.5  // a bar
  upload.update(.toast("Uploaded").duration(.seconds(2)))  // transform(_:) keeps the countdown
  upload.update { $0.position(.top) }
  upload.dismisses(with: editor)  // an OverlayOwner of the object, or a task
  upload.dismiss()  // pause(), resume(), extend(by: .seconds(2))
  presenter.dismiss("upload")  // also dismiss() for the front one, dismissAll(), dismissWaiting()
  presenter.update("upload", to: .toast("Uploaded"))
  let isThere = presenter.isShowing("upload")
  let end = await upload.outcome  // .dismissed(.timedOut), .swipe, .button, .programmatic…
  presenter.maximumVisible = 3  // of the main queue
  presenter.queue("downloads").pause()  // dismissAll(), dismissWaiting()
  // snippet.end
  // snippet.hide
  print(isThere, end)
}

@MainActor func calls() async throws {
  // snippet.show
  // snippet.calls
  let empties = try await presenter.confirm("Empty the bin?", action: "Empty", role: .destructive)
  let saves = try await presenter.ask(  // nil without an answer
    "Save?",
    choices: [.choice("Discard", false), .choice("Save", true, isDefault: true)])
  let values = try await presenter.form(
    "Contact",
    fields: [
      .text("Name", value: "Ada", isRequired: true),
      .email("Mail") { $0.contains("@") ? nil : "An address has an @." },
    ], action: "Add")  // nil if canceled
  let name = values?["Name"]
  let letters = try await presenter.present(while: .progress("Fetching")) {
    try await fetch()
  } success: {
    .toast("\($0.count) letters")
  } failure: {
    .notification(title: "No connection", button: $0.retry())
  }
  await presenter.undoable("Letter deleted", duration: .seconds(6)) {
    try await delete()
  } undo: {
    restore()
  }
  let ending = try await presenter.tour([
    .step("Finds letters", title: "Search", anchor: "search")
  ]).ending  // .completed, .skipped(at: 0)…
  try await presenter.withOverlay(.progress("Saving")) { _ in try await delete() }
  await presenter.quiet(except: .high, then: .summarize) { await play() }
  presenter.presentHistory()  // history.unseenCount, kept from the first use on
  // snippet.end
  // snippet.hide
  print(empties, saves ?? false, name ?? "", letters, ending)
}

@MainActor func test() {
  // snippet.show
  // snippet.test
  let presenter = Presenter.test()
  presenter.present(.toast("Deleted", button: .button("Undo") { restore() }))
  presenter.clock.advance(by: .seconds(1))
  #expect(presenter.visible.map(\.texts) == [["Deleted", "Undo"]])
  presenter.press("Undo")  // type("Ada", into: "Name"); try await clock.wait { … } for tasks
  // snippet.end
  // snippet.hide
}
// snippet.show
