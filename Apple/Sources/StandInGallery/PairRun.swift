internal import AppModel
internal import AppDemos
internal import StandInStage
internal import UIKit
internal import Usher

/// A run that draws all presets and demos, a sheet for each section and library, and a page with
/// all of them.
@MainActor
struct PairRun {
  let goldens: String
  let folder: URL

  /// A file that cannot be read or written.
  struct FileError: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes all files.
  func run() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for library in Library.allCases {
      try await drawSheet(of: Drawn.demos(of: library), named: library.name)
    }
    for section in Section.allCases {
      try await drawSheet(of: section.presets.map { Drawn($0) }, named: section.name)
    }
    var overview: [Pair] = []
    for (name, appearance) in Preset.overview {
      overview.append(try await pair(of: Drawn(Preset.named(name)), in: appearance))
    }
    try write(PairSheet(overview, columns: 3), to: "overview.png")
    try Data(PairPage().html.utf8).write(to: folder.appending(path: "index.html"))
    print("Done: \(path("index.html"))")
  }

  /// Draws all presets of a section or demos of a library, and a sheet of them.
  private func drawSheet(of all: [Drawn], named name: String) async throws {
    var pairs: [Pair] = []
    for drawn in all {
      for appearance in Appearance.allCases {
        pairs.append(try await pair(of: drawn, in: appearance))
      }
    }
    try write(PairSheet(pairs, columns: 4), to: "sheet-\(name).png")
  }

  /// Draws a preset or demo at the size and in the colours of a golden picture, and loads GTK's
  /// golden picture.
  private func pair(of thing: Drawn, in appearance: Appearance) async throws -> Pair {
    let name = "\(thing.name)-\(appearance)"
    let (golden, drawn) = (goldens + "/\(name).png", path("\(name).png"))
    guard await thing.pixels(in: appearance).writePNG(to: drawn) else {
      throw FileError(description: "\(drawn) cannot be written")
    }
    try? FileManager.default.removeItem(atPath: path("\(name)-gtk.png"))
    try FileManager.default.copyItem(atPath: golden, toPath: path("\(name)-gtk.png"))
    guard let gtk = UIImage(contentsOfFile: golden), let uiKit = UIImage(contentsOfFile: drawn)
    else {
      throw FileError(description: "\(golden) cannot be read")
    }
    return Pair(title: "\(thing.title), \(appearance)", gtk: gtk, uiKit: uiKit)
  }

  private func write(_ sheet: PairSheet, to file: String) throws {
    guard StandIn.picture(of: sheet, scale: 1).writePNG(to: path(file)) else {
      throw FileError(description: "\(path(file)) cannot be written")
    }
    print(file)
  }

  private func path(_ file: String) -> String {
    folder.appending(path: file).path(percentEncoded: false)
  }
}

/// The pictures of one preset in one appearance, as both hosts draw it.
struct Pair {
  let title: String
  let gtk: UIImage
  let uiKit: UIImage

  /// The labels of the pictures.
  static let captions = ["GTK", "UIKit, drawn by a stand-in; not a screenshot of a phone"]
}
