#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import Usher

/// Something to take a picture of.
@MainActor
struct Exhibit {
  /// Its name in file names.
  let name: String
  /// Asks for it.
  let begin: @MainActor (PictureStage) -> Void

  /// Makes an exhibit of a preset.
  init(_ preset: Preset) {
    name = preset.name
    begin = { $0.begin(preset) }
  }

  /// Makes an exhibit of an older library's demo.
  init(_ demo: Demo, of library: Library) {
    name = library.fileName(of: demo)
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
