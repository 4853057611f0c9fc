#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import Usher

/// Something to take a picture of.
@MainActor
struct Exhibit {
  /// Its name in file names.
  let name: String
  /// Whether it is a preset.
  let isPreset: Bool
  /// Which appearances there is a picture of.
  let appearances: [Appearance]
  /// Asks for it.
  let begin: @MainActor (PictureStage) -> Void

  /// A preset, in light and dark.
  init(_ preset: Preset) {
    name = preset.name
    isPreset = true
    appearances = Appearance.allCases
    begin = { $0.begin(preset) }
  }

  /// A demo of an older library, in light: in dark, presets show the same content.
  init(_ demo: Demo, of library: Library) {
    name = "\(library.name)-\(demo.name)"
    isPreset = false
    appearances = [.light]
    begin = { $0.begin(demo) }
  }

  /// The demos of a library, in order.
  static func all(of library: Library) -> [Exhibit] {
    library.demos.map { Exhibit($0, of: library) }
  }

  /// Everything there is.
  static let all =
    Preset.all.map { Exhibit($0) } + Library.allCases.flatMap { all(of: $0) }

  /// Its file in an appearance.
  func file(in appearance: Appearance) -> String { "\(name)-\(appearance).png" }
}
#endif
