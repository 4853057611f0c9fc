#if GTK
internal import CGTK
internal import GalleryModel
internal import SampleApp
internal import Usher
internal import UsherRecording

/// Images of the window that replays a stage's recording.
@MainActor
struct ReplayPicture {
  /// The image's name in its article.
  static let name = "replay"
  private let stage: PictureStage
  private let window: ReplayWindow

  /// Opens the window at a moment when one message waits for another.
  ///
  /// - Parameters:
  ///   - stage: The stage. If it has no recording, there is no window.
  ///   - width: The window's width, in points.
  ///   - height: The window's height, in points.
  init?(of stage: PictureStage, width: Int32 = 1100, height: Int32 = 820) {
    guard let recording = try? Recording(stage.presenter.recording.data()) else { return nil }
    self.stage = stage
    window = ReplayWindow(ReplayPlayer(recording), width: width, height: height)
    window.go(to: 0.2)
  }

  /// Draws the window.
  ///
  /// Returns `nil` if it draws nothing. The window stays open, because its renderer writes its
  /// images.
  func draw(in appearance: Appearance) -> WindowPicture? {
    stage.setAppearance(appearance)
    defer { stage.setAppearance(.light) }
    return WindowPainter(window: window.widget).paint()
  }

  /// Writes the images of the article on recordings, in light and dark.
  ///
  /// The window is small, so that its text is readable in a page's text column. It isn't wider than
  /// the screens of tests.
  static func writeAll(to folder: OutputFolder) throws(GalleryError) {
    let stage = try PictureStage(.shapes, width: 460, height: 300)
    stage.presenter.recording.keepsTitles = true
    stage.playStory()
    let picture = ReplayPicture(of: stage, width: 780, height: 560)
    for appearance in Appearance.allCases {
      let framed = picture?.draw(in: appearance)?.framed(radius: 12)
      try folder.write(
        framed.flatMap { ArticlePicture.sheet([$0], columns: 1) },
        to: ArticlePicture.file(of: name, in: appearance))
    }
  }
}
#endif
