package import Usher

/// A picture that moves: a script of what the app and the user do, above a window of a mail app.
@MainActor
package struct Film {
  /// The film's name in file names and in the article.
  package let name: String
  /// The path of the article's catalog in the repository.
  package let catalog: String
  /// The app behind the overlays.
  package let app: AppBehind
  /// The size of the window, in points.
  package let size: OverlaySize
  /// The number of pixels for each point.
  package let scale: Double
  /// The number of colours in the picture; a film with a scrim or gradients needs more.
  package let colors: Int
  /// Makes the script anew, since its cues share what the app knows.
  package let script: @MainActor () -> [Cue]

  /// The app behind the overlays of a film.
  package enum AppBehind: Sendable {
    /// A mail app with words and a bar of buttons.
    case mail
    /// A mail app with grey shapes in place of words.
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

  /// The name of the film's picture without its extension, by the documentation's own rule for
  /// names of files.
  package func file(isDark: Bool) -> String { "\(name)\(isDark ? "~dark" : "")@2x" }

  /// The time from frame to frame while something moves.
  package static let frameLength = Duration.seconds(1) / 30
  /// The same time in the picture's file, which has whole milliseconds.
  package static let frameLengthInFile = Duration.milliseconds(33)
}
