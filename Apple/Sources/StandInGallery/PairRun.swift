internal import GalleryModel
internal import StandInStage
internal import UIKit
internal import Usher

/// Draws all presets, sheets of each section, and a page that shows everything.
@MainActor
struct PairRun {
  let goldens: String
  let folder: URL

  /// A file that cannot be read or written.
  struct FileError: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes everything.
  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for section in Section.allCases {
      var pairs: [Pair] = []
      for preset in section.presets {
        for appearance in Appearance.allCases { pairs.append(try pair(of: preset, in: appearance)) }
      }
      try write(PairSheet(pairs, columns: 4), to: "sheet-\(section.name).png")
    }
    let overview = try Preset.overview.map { name, appearance in
      try pair(of: Preset.named(name), in: appearance)
    }
    try write(PairSheet(overview, columns: 3), to: "overview.png")
    try Data(PairPage().html.utf8).write(to: folder.appending(path: "index.html"))
    print("Done: \(path("index.html"))")
  }

  /// Draws one preset, as small and in as few colours as GTK's picture of it, and finds that.
  private func pair(of preset: Preset, in appearance: Appearance) throws -> Pair {
    let name = "\(preset.name)-\(appearance)"
    let (golden, drawn) = (goldens + "/\(name).png", path("\(name).png"))
    guard PresetStage(preset, in: appearance).pixels().writePNG(to: drawn) else {
      throw FileError(description: "\(drawn) cannot be written")
    }
    try? FileManager.default.removeItem(atPath: path("\(name)-gtk.png"))
    try FileManager.default.copyItem(atPath: golden, toPath: path("\(name)-gtk.png"))
    guard let gtk = UIImage(contentsOfFile: golden), let uiKit = UIImage(contentsOfFile: drawn)
    else {
      throw FileError(description: "\(golden) cannot be read")
    }
    return Pair(title: "\(preset.title), \(appearance)", gtk: gtk, uiKit: uiKit)
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
  static let captions = ["GTK", "UIKit, drawn by a stand-in; no screenshot of a phone"]
}
