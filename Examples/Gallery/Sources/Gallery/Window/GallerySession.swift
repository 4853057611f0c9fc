#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK

/// The app that overlays are shown above, with the recorder of its requests.
@MainActor
final class GallerySession {
  let sample: SampleWindow
  let host: GTKHost
  let presenter: Presenter
  /// The recorder of the timeline.
  let recorder: TimelineRecorder
  /// Called after the recorder has looked at the presenter.
  var onLook: () -> Void = {}
  private var isLooking = false

  /// Creates a session without requests.
  init(sample: SampleWindow, host: GTKHost, presenter: Presenter) {
    self.sample = sample
    self.host = host
    self.presenter = presenter
    recorder = TimelineRecorder(presenter: presenter)
    // Using the gallery does not mean that the user has turned to another app, so countdowns
    // continue while the gallery is in front.
    Listening.connectProperty(sample.widget, "is-active") { [weak presenter] in
      presenter?.setAttention(.appInactive, isPresent: false)
    }
  }

  /// Opens the app's window and creates a session for it.
  convenience init() throws(GalleryError) {
    let sample = SampleWindow()
    do throws(AttachmentError) {
      let host = try GTKHost(in: sample.widget)
      self.init(sample: sample, host: host, presenter: Presenter(host: host))
    } catch {
      throw .cannotAttach("\(error)")
    }
  }

  /// Presents a preset.
  func show(_ preset: Preset) {
    if preset.hasKeyboard { setKeyboard(true) }
    for handle in preset.present(by: presenter) {
      recorder.follow(handle, as: title(of: handle) ?? preset.title)
    }
    look()
  }

  /// Runs a demo of an older library, through that library's API.
  func show(_ demo: Demo) {
    Presenter.default = presenter
    demo.run()
    // The requests are processed when this turn of the main loop has ended.
    Task { look() }
  }

  /// Shows or hides the keyboard.
  func setKeyboard(_ isShown: Bool) {
    sample.isKeyboardShown = isShown
    presenter.obstructions = isShown ? [sample.keyboard] : []
  }

  /// Records the presenter's state now, and every 50 ms until no overlay is shown or waiting.
  func look() {
    recorder.look(at: host.now)
    onLook()
    guard !isLooking else { return }
    isLooking = true
    Listening.repeating(every: 50) { [weak self] in
      guard let self else { return false }
      recorder.look(at: host.now)
      onLook()
      isLooking = presenter.isShowing || presenter.waitingCount > 0
      return isLooking
    }
  }

  private func title(of handle: PresentationHandle) -> String? {
    presenter.content(of: handle.id)?.root.texts.first { !$0.isEmpty }
  }
}
#endif
