#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import LibraryDemos
internal import SampleApp
internal import StandInStage
internal import UIKit
internal import Usher
@_spi(Inspection) internal import UsherGTK
internal import UsherTesting

/// The sample app with a manual clock, so that every run draws the same images.
@MainActor
final class PictureStage {
  let host: GTKHost
  let presenter: Presenter
  private let app: SampleContent
  private let page: SampleContent.Page
  private let area: Widget
  private let connection: HostConnection
  private let clock: ManualClock
  private let window: Widget
  private let painter: WindowPainter

  convenience init(
    _ page: SampleContent.Page = .inbox, titleBar: SampleWindow.TitleBar = .none,
    width: Int32 = 390, height: Int32 = 844
  ) throws(GalleryError) {
    PictureSettings.apply()
    let sample = SampleWindow(titleBar: titleBar, page: page, width: width, height: height)
    let clock = ManualClock()
    let host: GTKHost
    do throws(AttachmentError) {
      host = try GTKHost(in: sample.widget, clock: .manual { clock.now })
    } catch {
      throw .cannotAttach("\(error)")
    }
    self.init(
      of: Presenter(host: host), by: host, clock: clock, app: sample.content, page: page,
      in: sample.widget, window: sample.widget)
  }

  /// Creates a stage above an app in an open window.
  init(
    of presenter: Presenter, by host: GTKHost, clock: ManualClock, app: SampleContent,
    page: SampleContent.Page = .inbox, in area: Widget, window: Widget
  ) {
    self.presenter = presenter
    self.host = host
    self.clock = clock
    self.app = app
    self.page = page
    self.window = window
    self.area = area
    app.markAnchors()
    connection = HostConnection(to: presenter)
    // Some exhibits make requests that are refused intentionally. Tests check all others.
    presenter.onProblem = { problem in
      if case .refused = problem { return }
      print(problem)
    }
    painter = WindowPainter(window: window)
    // A busy machine lays out the first window late.
    MainLoop.run { gtk_widget_get_width(area) > 0 }
    MainLoop.run(for: .milliseconds(500))
  }

  var now: Instant { clock.now }

  /// Advances the clock in steps of 20 ms, because a delayed step would also delay the motions that
  /// it starts.
  ///
  /// - Parameters:
  ///   - duration: The total time. The last step may be shorter.
  ///   - each: Called after each step.
  func advance(by duration: Duration, each: () -> Void = {}) {
    var left = duration
    while left > .zero {
      clock.advance(by: min(left, .milliseconds(20)))
      left -= .milliseconds(20)
      connection.timePassed()
      each()
    }
  }

  /// Whether one of GTK's GL renderers draws the window, such as `GskGLRenderer`.
  var isDrawnByGL: Bool { painter.rendererName?.contains("GL") ?? false }

  /// Draws the window.
  ///
  /// Returns `nil` if it draws nothing.
  func paint() -> WindowPicture? { painter.paint() }

  /// Returns the frames of all visible cards and pieces.
  func frames() -> FrameSheet {
    FrameSheet(
      cards: connection.scene(at: now).overlays.compactMap { placed in
        host.frame(of: placed.id).map {
          FrameSheet.Card(frame: $0, pieces: host.pieceFrames(of: placed.id))
        }
      })
  }

  /// Sets the appearance and waits until it is applied.
  func setAppearance(_ appearance: Appearance) {
    Theme.shared.isDark = appearance == .dark
    MainLoop.run(for: .milliseconds(300))
  }

  /// Draws an exhibit when its overlays are at rest, and then removes them.
  ///
  /// - Parameter exhibit: The exhibit to show.
  /// - Returns: The image, or `nil` if the window draws nothing, and the frames of its pieces.
  func picture(of exhibit: Exhibit) -> (picture: WindowPicture?, frames: FrameSheet) {
    switch exhibit.kind {
    case .inWindow(let begin):
      begin(self)
      advance(by: .milliseconds(1600))
      let drawn = (paint(), frames())
      end()
      return drawn
    case .onPhone(let demo, let answers): return picture(of: demo, answering: answers)
    }
  }

  /// Draws a demo using the host for UIKit, with the app's size and appearance.
  private func picture(
    of demo: Demo, answering answers: Int
  ) -> (picture: WindowPicture?, frames: FrameSheet) {
    let isStriped = page == .stripes
    let size = CGSize(
      width: Int(gtk_widget_get_width(area)), height: Int(gtk_widget_get_height(area)))
    // Images with stripes are compared pixel by pixel. Others are for viewing.
    let scale = isStriped ? 1.0 : 2
    return MainLoop.value {
      let stage = await PresetStage.showing(
        demo, above: isStriped ? .stripes : .shapes, size: size,
        in: Theme.shared.isDark ? .dark : .light)
      for _ in 0..<answers { await stage.answerTask() }
      let picture = stage.picture(scale: scale)
      let frames = stage.frames()
      await stage.end()
      let pixels = Pixels(width: picture.width, height: picture.height, bytes: picture.colors)
      return (WindowPicture(pixels, scale: scale, window: self.window), frames)
    }
  }

  func begin(_ preset: Preset) {
    setKeyboard(preset.hasKeyboard)
    setField(preset.hasField)
    preset.present(by: presenter)
  }

  /// Performs `act`, and then everything that it enqueued on the main queue.
  func take(_ act: () -> Void) {
    act()
    // An enqueued task may enqueue more.
    for _ in 0..<3 { MainLoop.value {} }
  }

  /// Presses a key used by overlays, and waits for the layout.
  func press(_ key: Key) {
    take { _ = connection.keyPressed(key) }
    MainLoop.run(for: .milliseconds(200))
  }

  /// Dismisses all overlays and waits until they are removed.
  func end() {
    presenter.dismissAll()
    // The slowest exit takes 2 s.
    for _ in 0..<30 where !presenter.shown.isEmpty { advance(by: .milliseconds(100)) }
    // The longest gap of a lane takes 1 s.
    advance(by: .seconds(1))
    setKeyboard(false)
    setField(false)
    presenter.isOneQueue = true
    presenter.timeoutScale = .times(1)
  }

  private func setKeyboard(_ isShown: Bool) {
    guard app.isKeyboardShown != isShown else { return }
    app.isKeyboardShown = isShown
    presenter.obstructions = isShown ? [app.keyboard(in: area)] : []
    MainLoop.run(for: .milliseconds(100))
  }

  private func setField(_ isShown: Bool) {
    guard app.isFieldShown != isShown else { return }
    app.isFieldShown = isShown
    MainLoop.run(for: .milliseconds(100))
  }
}
#endif
