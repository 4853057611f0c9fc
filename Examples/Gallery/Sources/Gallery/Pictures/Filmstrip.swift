#if GTK
internal import GalleryModel
internal import SampleApp
internal import Usher

/// Frames of one preset side by side: entering, at rest and exiting.
@MainActor
struct Filmstrip {
  let preset: Preset

  /// The intervals between frames, in milliseconds, for the entrance and rest, and for the exit.
  private static let entrance = [60, 40, 50, 70, 120, 900]
  private static let exit = [60, 60, 60, 40]

  func write(to path: String) throws(GalleryError) {
    let stage = try PictureStage()
    guard let picture = draw(on: stage), picture.write(to: path) else {
      throw .cannotWrite(path)
    }
    print("Written: \(path)")
  }

  /// Draws the filmstrip on an empty stage.
  ///
  /// - Parameters:
  ///   - stage: The stage to draw on.
  ///   - height: The height shown, from the window's top, in points, or `nil` for the whole window.
  /// - Returns: The frames, or `nil` if nothing was drawn.
  func draw(on stage: PictureStage, height: Double? = nil) -> WindowPicture? {
    // Reduced motion, the setting for images, would suppress the motion.
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
