#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import Usher

/// A preset or demo that is drawn into an image.
@MainActor
struct Exhibit {
  /// The exhibit's name in file names.
  let name: String
  let kind: Kind
  /// Whether the image in an article shows a right-to-left window.
  private(set) var isRightToLeft = false

  enum Kind {
    /// Using the host for GTK: requests overlays on a stage.
    case inWindow(@MainActor (PictureStage) -> Void)
    /// Using the host for UIKit: runs a demo, and answers a number of Popup's tasks.
    case onPhone(Demo, answers: Int)
  }

  init(name: String, begin: @escaping @MainActor (PictureStage) -> Void) {
    self.init(name: name, kind: .inWindow(begin))
  }

  private init(name: String, kind: Kind) {
    (self.name, self.kind) = (name, kind)
  }

  init(_ preset: Preset) {
    self.init(name: preset.name) { $0.begin(preset) }
  }

  /// Creates an exhibit of an older library's demo.
  init(_ demo: Demo, of library: Library) {
    self.init(name: library.fileName(of: demo), kind: .onPhone(demo, answers: 0))
  }

  /// Returns the demos of a library, in order.
  static func all(of library: Library) -> [Exhibit] {
    library.demos.map { Exhibit($0, of: library) }
  }

  static let all =
    Preset.all.map { Exhibit($0) } + Library.allCases.flatMap { all(of: $0) }

  /// Returns the preset or demo with a name, which must exist.
  static func named(_ name: String) -> Exhibit {
    guard let exhibit = all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no exhibit '\(name)'")
    }
    return exhibit
  }

  var fromRightToLeft: Exhibit {
    var exhibit = self
    exhibit.isRightToLeft = true
    return exhibit
  }

  /// Returns the exhibit with its first tasks of Popup answered.
  func answering(_ tasks: Int) -> Exhibit {
    switch kind {
    case .inWindow: self
    case .onPhone(let demo, _): Exhibit(name: name, kind: .onPhone(demo, answers: tasks))
    }
  }

  func file(in appearance: Appearance) -> String { "\(name)-\(appearance).png" }
}
#endif
