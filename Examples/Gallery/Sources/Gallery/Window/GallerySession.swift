#if GTK
internal import GalleryModel
internal import GTKWidgets
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK

/// The stage for overlays, with the recorder of their requests.
@MainActor
final class GallerySession {
  let stage = Stage()
  let host: GTKHost
  let presenter: Presenter
  /// The phone on which the older libraries' demos are shown.
  private(set) lazy var phone = PhoneStage()
  /// Whether the phone is on the stage instead of the window.
  var showsPhone = false {
    didSet { if showsPhone != oldValue { onStageChange() } }
  }
  private let windowRecorder: TimelineRecorder
  /// Called after the recorder checked the presenter.
  var onLook: () -> Void = {}
  /// Called when the user requested overlays.
  var onShow: () -> Void = {}
  /// Called when the user chose another stage.
  var onStageChange: () -> Void = {}
  private var isLooking = false
  /// The choices on the pages, for sections with a choice.
  private let choices: [Section: PageChoice]

  /// Creates a stage with a presenter and without requests.
  ///
  /// - Parameter clock: The source of the current time.
  /// - Throws: `GalleryError.cannotAttach` if a presenter can't be attached.
  init(clock: HostClock = .frameClock) throws(GalleryError) {
    do throws(AttachmentError) {
      host = try GTKHost(in: stage.pane.widget, clock: clock)
    } catch {
      throw .cannotAttach("\(error)")
    }
    presenter = Presenter(host: host)
    windowRecorder = TimelineRecorder(presenter: presenter)
    var choices: [Section: PageChoice] = [:]
    for section in Section.allCases {
      choices[section] = PageChoice.choice(on: section, for: presenter)
    }
    self.choices = choices
  }

  var recorder: TimelineRecorder { showsPhone ? phone.recorder : windowRecorder }

  var shownPresenter: Presenter { showsPhone ? phone.presenter : presenter }

  /// Whether the stage uses the whole available width.
  var fillsWidth: Bool { showsPhone || stage.fillsWidth }

  /// The minimum width of the stage, in points.
  var minimumWidth: Double { showsPhone ? 320 : stage.model.minimumSize.width }

  func choice(on section: Section) -> PageChoice? { choices[section] }

  func show(_ preset: Preset) {
    showsPhone = false
    onShow()
    if preset.hasKeyboard { setKeyboard(true) }
    stage.app.isFieldShown = preset.hasField
    for handle in preset.begin(by: presenter) {
      recorder.follow(handle, as: title(of: handle) ?? preset.title)
    }
    look()
    // An ability requests its overlay in a task that hasn't run yet.
    Task { look() }
  }

  /// Runs a demo of an older library, using that library's API.
  func show(_ demo: Demo) {
    showsPhone = true
    onShow()
    phone.show(demo)
    // The requests are processed after this turn of the main loop.
    Task { look() }
  }

  func setKeyboard(_ isShown: Bool) {
    stage.app.isKeyboardShown = isShown
    presenter.obstructions = isShown ? [stage.keyboard] : []
  }

  /// Adjusts the space after the user chose another stage, and keeps overlays above its keyboard.
  func stageChanged() {
    onStageChange()
    guard stage.app.isKeyboardShown else { return }
    // The new size is known after the next layout.
    Listening.repeating(every: 100) { [weak self] in
      self?.setKeyboard(self?.stage.app.isKeyboardShown ?? false)
      return false
    }
  }

  /// Records the presenter's state now, and every 50 ms until no overlay is shown or waiting.
  func look() {
    lookOnce()
    guard !isLooking else { return }
    isLooking = true
    Listening.repeating(every: 50) { [weak self] in
      guard let self else { return false }
      lookOnce()
      isLooking = !shownPresenter.shown.isEmpty || shownPresenter.waitingCount > 0
      return isLooking
    }
  }

  func dismissAll() {
    shownPresenter.dismissAll()
    look()
  }

  private func lookOnce() {
    recorder.look(at: showsPhone ? phone.now : host.now)
    for choice in choices.values { choice.refresh() }
    onLook()
  }

  private func title(of handle: PresentationHandle) -> String? {
    presenter.content(of: handle.id)?.title
  }
}
#endif
