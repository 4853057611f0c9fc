#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import Usher

/// A preset or a demo to take a picture of.
@MainActor
struct Exhibit {
  /// The exhibit's name in file names.
  let name: String
  /// Requests the exhibit's overlays on a stage.
  let begin: @MainActor (PictureStage) -> Void
  /// Whether a picture in an article is of a window that reads from right to left.
  private(set) var isRightToLeft = false

  /// Creates an exhibit that `begin` requests.
  init(name: String, begin: @escaping @MainActor (PictureStage) -> Void) {
    self.name = name
    self.begin = begin
  }

  /// Creates an exhibit of a preset.
  init(_ preset: Preset) {
    name = preset.name
    begin = { $0.begin(preset) }
  }

  /// Creates an exhibit of an older library's demo.
  init(_ demo: Demo, of library: Library) {
    name = library.fileName(of: demo)
    begin = { $0.begin(demo) }
  }

  /// Returns the demos of a library, in order.
  static func all(of library: Library) -> [Exhibit] {
    library.demos.map { Exhibit($0, of: library) }
  }

  /// All presets and all demos.
  static let all =
    Preset.all.map { Exhibit($0) } + Library.allCases.flatMap { all(of: $0) }

  /// Returns the preset or demo with a name, which has to exist.
  static func named(_ name: String) -> Exhibit {
    guard let exhibit = all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no exhibit '\(name)'")
    }
    return exhibit
  }

  /// The exhibit in a window that reads from right to left.
  var fromRightToLeft: Exhibit {
    var exhibit = self
    exhibit.isRightToLeft = true
    return exhibit
  }

  /// Returns the exhibit with its first tasks of Popup answered.
  func answering(_ tasks: Int) -> Exhibit {
    Exhibit(name: name) { stage in
      begin(stage)
      for _ in 0..<tasks {
        stage.advance(by: .seconds(1))
        stage.take { Demo.answerTask() }
      }
    }
  }

  /// Returns the name of the exhibit's picture in an appearance.
  func file(in appearance: Appearance) -> String { "\(name)-\(appearance).png" }
}
#endif
