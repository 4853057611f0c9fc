#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import Usher

/// A preset or a demo to take a picture of.
@MainActor
struct Exhibit {
  /// The exhibit's name in file names.
  let name: String
  /// The way in which the exhibit is shown.
  let kind: Kind
  /// Whether a picture in an article is of a window that reads from right to left.
  private(set) var isRightToLeft = false

  /// A way in which an exhibit is shown.
  enum Kind {
    /// By the host for GTK: requests overlays on a stage.
    case inWindow(@MainActor (PictureStage) -> Void)
    /// By the host for UIKit: runs a demo, and answers a number of Popup's tasks.
    case onPhone(Demo, answers: Int)
  }

  /// Creates an exhibit that `begin` requests.
  init(name: String, begin: @escaping @MainActor (PictureStage) -> Void) {
    self.init(name: name, kind: .inWindow(begin))
  }

  private init(name: String, kind: Kind) {
    (self.name, self.kind) = (name, kind)
  }

  /// Creates an exhibit of a preset.
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
    switch kind {
    case .inWindow: self
    case .onPhone(let demo, _): Exhibit(name: name, kind: .onPhone(demo, answers: tasks))
    }
  }

  /// Returns the name of the exhibit's picture in an appearance.
  func file(in appearance: Appearance) -> String { "\(name)-\(appearance).png" }
}
#endif
