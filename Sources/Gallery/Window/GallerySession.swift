#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK

/// The app that overlays are shown above, and what was asked for so far.
@MainActor
final class GallerySession {
  let sample: SampleWindow
  let host: GTKHost
  let presenter: Presenter
  /// What was shown, what waited, and why.
  let recorder: TimelineRecorder
  /// Called whenever the recorder has looked.
  var onLook: () -> Void = {}
  private var isLooking = false

  /// Begins with nothing asked for.
  init(sample: SampleWindow, host: GTKHost, presenter: Presenter) {
    self.sample = sample
    self.host = host
    self.presenter = presenter
    recorder = TimelineRecorder(presenter: presenter)
    // Whoever presses a row here has not turned to another app: time goes on while this window is in
    // front of the other one.
    Listening.connectProperty(sample.widget, "is-active") { [weak presenter] in
      presenter?.handle(.attentionChanged(.appInactive, of: nil, isPresent: false))
    }
  }

  /// Opens the app.
  convenience init() throws(GalleryError) {
    let sample = SampleWindow()
    do throws(AttachmentError) {
      let host = try GTKHost(window: sample.widget)
      self.init(sample: sample, host: host, presenter: Presenter(host: host))
    } catch {
      throw .cannotAttach("\(error)")
    }
  }

  /// Shows a preset.
  func show(_ preset: Preset) {
    if preset.hasKeyboard { setKeyboard(true) }
    for handle in preset.present(by: presenter) {
      recorder.follow(handle, as: title(of: handle) ?? preset.title)
    }
    look()
  }

  /// Shows what an older library's demo shows, through that library's API.
  func show(_ demo: Demo) {
    Presenter.default = presenter
    demo.run()
    // What was asked for is taken up when this turn of the main loop has ended.
    Task { look() }
  }

  /// Shows or hides the keyboard.
  func setKeyboard(_ isShown: Bool) {
    sample.isKeyboardShown = isShown
    presenter.obstructions = isShown ? [sample.keyboard] : []
  }

  /// Looks at what is shown and what waits, from now on until there is nothing to see.
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
