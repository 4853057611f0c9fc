#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherRecording
internal import UsherTesting

/// Images of the gallery's window.
@MainActor
struct ToolPictures {
  private let stage: PictureStage
  private let session: GallerySession
  private let window: GalleryWindow

  /// Opens the gallery's window, with a manual clock.
  init() throws(GalleryError) {
    PictureSettings.apply()
    let clock = ManualClock()
    session = try GallerySession(clock: .manual { clock.now })
    window = GalleryWindow(session: session)
    stage = PictureStage(
      of: session.presenter, by: session.host, clock: clock, app: session.stage.app,
      in: session.stage.pane.gtkWidget, window: window.widget)
  }

  static let files = [
    "gallery.png", "playground.png", "timeline.png", "timeline-dark.png", "replay.png",
    "replay-dark.png", "one-queue.png", "small-page.png", "small-phone.png", "small-contents.png",
    "small-filter.png", "small-playground.png", "small-timeline.png", "small-library.png",
  ]

  /// Draws the images, in the order of `files`.
  func draw() -> [(file: String, picture: WindowPicture?)] {
    var pictures: [WindowPicture?] = []
    func take() {
      MainLoop.run(for: .milliseconds(300))
      pictures.append(stage.paint())
    }
    window.select(Section.alerts.rawValue)
    stage.begin(Section.alerts.presets[0])
    stage.advance(by: .milliseconds(1600))
    take()
    stage.end()
    window.playground.playground = Self.playground
    window.select(PlaygroundPage.title)
    window.playground.present()
    stage.advance(by: .milliseconds(1600))
    take()
    stage.end()
    session.recorder.look(at: stage.now)
    session.recorder.clear()
    // The reasons in the chart need the space that a phone leaves.
    gtk_window_set_default_size(window.widget.cast(), 1600, 940)
    window.stagePart.choose(.fitting)
    session.presenter.recording.isOn = false
    session.presenter.recording.isOn = true
    session.presenter.recording.keepsTitles = true
    stage.playStory { handle, title in
      session.recorder.follow(handle, as: title)
    } each: {
      session.recorder.look(at: stage.now)
    }
    window.timeline.refresh()
    window.select(TimelinePage.title)
    take()
    stage.setAppearance(.dark)
    take()
    stage.setAppearance(.light)
    let replay = ReplayPicture(of: stage)
    pictures += Appearance.allCases.map { replay?.draw(in: $0) }
    // Without a window manager, no window becomes active when the replay window is closed, and an
    // inactive app's countdowns are paused.
    gtk_window_present(window.widget.cast())
    MainLoop.run(for: .milliseconds(300))
    recordLibraries(in: session)
    window.timeline.refresh()
    take()
    pictures += drawSmall()
    return Array(zip(Self.files, pictures))
  }

  /// Draws the window at the minimum supported sizes.
  private func drawSmall() -> [WindowPicture?] {
    stage.end()
    session.showsPhone = false
    session.recorder.look(at: stage.now)
    session.recorder.clear()
    window.stagePart.choose(.desktop)
    // The parts of a wide window need more space than the last width. A smaller window has fewer
    // parts.
    for width in [900, 700] as [Int32] {
      gtk_window_set_default_size(window.widget.cast(), width, 600)
      MainLoop.run(for: .milliseconds(300))
    }
    func picture() -> WindowPicture? {
      MainLoop.run(for: .milliseconds(400))
      return stage.paint()
    }
    window.select(Section.basics.rawValue)
    stage.begin(Section.basics.presets[0])
    stage.advance(by: .milliseconds(1600))
    var pictures = [picture()]
    window.stagePart.choose(.fitting)
    pictures.append(picture())
    window.stagePart.choose(.desktop)
    stage.end()
    window.showContents()
    pictures.append(picture())
    window.filter("keyboard")
    pictures.append(picture())
    window.filter("")
    window.select(PlaygroundPage.title)
    pictures.append(picture())
    window.select(TimelinePage.title)
    window.timeline.refresh()
    pictures.append(picture())
    window.select(Library.swiftMessages.rawValue)
    pictures.append(picture())
    return pictures
  }

  /// Records simultaneous requests of the older libraries.
  ///
  /// Popup's task is answered after 3.6 s.
  private func recordLibraries(in session: GallerySession) {
    stage.end()
    session.showsPhone = true
    let phone = session.phone
    phone.isByHand = true
    stage.take { phone.show(Library.oneQueue.demos[0]) }
    func pass(_ frames: Int) {
      for _ in 0..<frames {
        stage.take { phone.advance(by: 0.02) }
        phone.recorder.look(at: phone.now)
      }
    }
    pass(180)
    Demo.answerTask()
    pass(295)
  }

  /// A playground with enough settings for an interesting code sample.
  private static var playground: Playground {
    var playground = Playground()
    playground.kind = .messageWithButton
    playground.letters = .white
    playground.surface.background = SurfaceSettings.dusk
    playground.surface.radius = 22
    playground.surface.isContinuous = true
    playground.base.placement = .bottom
    playground.base.lifetime = .infinite
    playground.backdrop.isOn = true
    playground.entrance.response = .milliseconds(500)
    playground.entrance.dampingRatio = 0.6
    playground.entrance.fades = true
    return playground
  }
}
#endif
