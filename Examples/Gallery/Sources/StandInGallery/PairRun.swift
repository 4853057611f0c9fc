#if GTK
internal import GalleryModel
internal import StandInStage
internal import UIKit
internal import Usher

/// A run that draws all presets, a sheet for each section, and a page with all images.
@MainActor
struct PairRun {
  let goldens: String
  let folder: URL

  /// An error for a file that can't be read or written.
  struct FileError: Error, CustomStringConvertible {
    let description: String
  }

  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for section in Section.allCases { try drawSheet(of: section.presets, named: section.name) }
    var overview: [Pair] = []
    for (name, appearance) in Preset.overview {
      overview.append(try pair(of: Preset.named(name), in: appearance))
    }
    try write(PairSheet(overview, columns: 3), to: "overview.png")
    try Data(PairPage().html.utf8).write(to: folder.appending(path: "index.html"))
    print("Done: \(path("index.html"))")
  }

  /// Draws all presets of a section, and a sheet with them.
  private func drawSheet(of all: [Preset], named name: String) throws {
    var pairs: [Pair] = []
    for drawn in all {
      for appearance in Appearance.allCases {
        pairs.append(try pair(of: drawn, in: appearance))
      }
    }
    try write(PairSheet(pairs, columns: 4), to: "sheet-\(name).png")
  }

  /// Draws a preset with the size and colors of a golden image, and loads GTK's golden image.
  private func pair(of thing: Preset, in appearance: Appearance) throws -> Pair {
    let name = "\(thing.name)-\(appearance)"
    let (golden, drawn) = (goldens + "/\(name).png", path("\(name).png"))
    guard PresetStage(thing, in: appearance).pixels().writePNG(to: drawn) else {
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

/// The images of one preset in one appearance, drawn by both hosts.
struct Pair {
  let title: String
  let gtk: UIImage
  let uiKit: UIImage

  static let captions = ["GTK", "UIKit, drawn by a stand-in; not a screenshot of a phone"]
}
#endif
