package import Usher

/// An animated image: a script of actions by the app and the user, above a mail app's window.
@MainActor
package struct Film {
  /// The film's name in file names and in the article.
  package let name: String
  /// The path of the article's catalog in the repository.
  package let catalog: String
  package let app: AppBehind
  /// The size of the window, in points.
  package let size: OverlaySize
  /// The number of pixels per point.
  package let scale: Double
  /// The number of colors in the image.
  ///
  /// Scrims and gradients need more colors.
  package let colors: Int
  /// Creates a new script each time, because its cues share state of the app.
  package let script: @MainActor () -> [Cue]

  /// The app behind the overlays of a film.
  package enum AppBehind: Sendable {
    /// A mail app with text and a toolbar.
    case mail
    /// A mail app with gray shapes instead of text.
    case shapes
  }

  package init(
    _ name: String, catalog: String, app: AppBehind = .shapes, size: OverlaySize,
    scale: Double = 2, colors: Int = 128,
    script: @escaping @MainActor () -> [Cue]
  ) {
    self.name = name
    self.catalog = catalog
    self.app = app
    self.size = size
    self.scale = scale
    self.colors = colors
    self.script = script
  }

  /// The name of the film's image without its extension, using the documentation's rule for file
  /// names.
  package func file(isDark: Bool) -> String { "\(name)\(isDark ? "~dark" : "")@2x" }

  /// The time between two frames during motion.
  package static let frameLength = Duration.seconds(1) / 30
  /// The same time in the image file, which uses whole milliseconds.
  package static let frameLengthInFile = Duration.milliseconds(33)
}
