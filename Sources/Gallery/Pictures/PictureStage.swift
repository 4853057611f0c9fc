#if GTK
internal import GalleryModel
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
    painter = WindowPainter(window: sample.widget)
    MainLoop.run(for: .milliseconds(500))
  }

  /// The moment by its clock.
  var now: Instant { clock.now }

  /// Lets its time pass; the engine performs what is due on the way.
  func advance(by duration: Duration) {
    clock.advance(by: duration)
    presenter.handle(.timePassed)
  }

  /// What the window shows now; `nil` where it draws nothing.
  func paint() -> WindowPicture? { painter.paint() }

  /// Makes everything light or dark, and waits until it is.
  func setAppearance(_ appearance: Appearance) {
    Theme.shared.isDark = appearance == .dark
    MainLoop.run(for: .milliseconds(300))
  }

  /// What a preset looks like, two seconds after it was asked for; afterwards nothing is left of it.
  func picture(of preset: Preset) -> WindowPicture? {
    begin(preset)
    advance(by: .seconds(2))
    let picture = paint()
    end()
    return picture
  }

  /// Asks for a preset.
  func begin(_ preset: Preset) {
    setKeyboard(preset.hasKeyboard)
    preset.present(by: presenter)
  }

  /// Sends everything away and waits until it has gone.
  func end() {
    presenter.dismissAll()
    advance(by: .seconds(10))
    setKeyboard(false)
  }

  private func setKeyboard(_ isShown: Bool) {
    guard sample.isKeyboardShown != isShown else { return }
    sample.isKeyboardShown = isShown
    host.obstructions = isShown ? [sample.keyboard] : []
    MainLoop.run(for: .milliseconds(100))
  }
}
#endif
