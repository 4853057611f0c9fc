#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

/// The sample app under a clock of its own, so that every run draws the same.
@MainActor
final class PictureStage {
  /// The app.
  let sample: SampleWindow
  /// What draws above it.
  let host: GTKHost
  /// What is asked for overlays.
  let presenter: Presenter
  private let clock = ManualClock()
  private let painter: WindowPainter

  /// Opens the app's window.
  init(_ page: SampleWindow.Page = .inbox, width: Int32 = 390, height: Int32 = 844)
    throws(GalleryError)
  {
    PictureSettings.apply()
    sample = SampleWindow(titleBar: .none, page: page, width: width, height: height)
    let clock = clock
    do throws(AttachmentError) {
      host = try GTKHost(window: sample.widget, clock: .manual { clock.now })
    } catch {
      throw .cannotAttach("\(error)")
    }
    presenter = Presenter(host: host)
    // Some ask for what is refused, to show that it is; the tests look at all the others.
    presenter.onProblem = { problem in
      if case .refused = problem { return }
      print(problem)
    }
    painter = WindowPainter(window: sample.widget)
    MainLoop.run(for: .milliseconds(500))
  }

  /// The moment by its clock.
  var now: Instant { clock.now }

  /// Lets its time pass in steps of a fiftieth of a second, as one that comes late sets out late.
  ///
  /// - Parameters:
  ///   - duration: How much; what is less than a step is the last one.
  ///   - each: Called after each step.
  func advance(by duration: Duration, each: () -> Void = {}) {
    var left = duration
    while left > .zero {
      clock.advance(by: min(left, .milliseconds(20)))
      left -= .milliseconds(20)
      presenter.handle(.timePassed)
      each()
    }
  }

  /// What the window shows now; `nil` where it draws nothing.
  func paint() -> WindowPicture? { painter.paint() }

  /// Where everything is that is seen now.
  func frames() -> FrameSheet {
    FrameSheet(
      cards: presenter.scene(at: now).overlays.compactMap { placed in
        host.frame(of: placed.id).map {
          FrameSheet.Card(frame: $0, pieces: host.pieceFrames(of: placed.id))
        }
      })
  }

  /// Makes everything light or dark, and waits until it is.
  func setAppearance(_ appearance: Appearance) {
    Theme.shared.isDark = appearance == .dark
    MainLoop.run(for: .milliseconds(300))
  }

  /// What something looks like when everything that comes has come; afterwards nothing is left of it.
  ///
  /// - Parameters:
  ///   - exhibit: What to show.
  ///   - look: Called while it is seen.
  /// - Returns: The picture; `nil` where the window draws nothing.
  func picture(of exhibit: Exhibit, look: () -> Void = {}) -> WindowPicture? {
    exhibit.begin(self)
    advance(by: .milliseconds(1600))
    let picture = paint()
    look()
    end()
    return picture
  }

  /// Asks for a preset.
  func begin(_ preset: Preset) {
    setKeyboard(preset.hasKeyboard)
    preset.present(by: presenter)
  }

  /// Asks for a demo, and lets the main queue take it up.
  func begin(_ demo: Demo) {
    Presenter.default = presenter
    take { demo.run() }
  }

  /// Does something, and lets the main queue do everything that this handed it.
  func take(_ act: () -> Void) {
    act()
    // What is handed over there may hand over more.
    for _ in 0..<3 {
      let turn = Live(false)
      Task { @MainActor in turn.value = true }
      MainLoop.run { turn.value }
    }
  }

  /// Sends everything away and waits until it has gone.
  func end() {
    presenter.dismissAll()
    // The slowest exit takes two seconds.
    for _ in 0..<30 where presenter.isShowing { advance(by: .milliseconds(100)) }
    // And the longest gap of a lane one.
    advance(by: .seconds(1))
    setKeyboard(false)
    presenter.isOneQueue = true
  }

  private func setKeyboard(_ isShown: Bool) {
    guard sample.isKeyboardShown != isShown else { return }
    sample.isKeyboardShown = isShown
    presenter.obstructions = isShown ? [sample.keyboard] : []
    MainLoop.run(for: .milliseconds(100))
  }
}
#endif
