#if GTK
internal import GalleryModel
internal import SampleApp
internal import Usher

/// Frames of one preset side by side: as it comes, rests and goes.
@MainActor
struct Filmstrip {
  let preset: Preset

  /// When frames are drawn, in milliseconds after the last one: on the way in, at rest, and on the way
  /// out.
  private static let entrance = [60, 40, 50, 70, 120, 900]
  private static let exit = [60, 60, 60, 40]

  /// Draws it into a file.
  func write(to path: String) throws(GalleryError) {
    let stage = try PictureStage()
    guard let picture = draw(on: stage), picture.write(to: path) else {
      throw .cannotWrite(path)
    }
    print("Written: \(path)")
  }

  /// Draws it on a stage where nothing is shown.
  ///
  /// - Parameters:
  ///   - stage: Where.
  ///   - height: How much of the window is shown from its top, in points; all of it where `nil`.
  /// - Returns: The frames; `nil` where nothing was drawn.
  func draw(on stage: PictureStage, height: Double? = nil) -> WindowPicture? {
    // What a person prefers would leave nothing of the motion.
    Theme.shared.hasLessMotion = false
    MainLoop.run(for: .milliseconds(100))
    defer { Theme.shared.hasLessMotion = true }
    stage.begin(preset)
    var pictures: [WindowPicture?] = []
    for step in Self.entrance {
      stage.advance(by: .milliseconds(step))
      pictures.append(stage.paint())
    }
    stage.presenter.dismissAll()
    for step in Self.exit {
      stage.advance(by: .milliseconds(step))
      pictures.append(stage.paint())
    }
    stage.end()
    return WindowPicture.strip(pictures.compactMap { $0 }, height: height, gap: 16)
  }
}
#endif
