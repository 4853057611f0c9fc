#if GTK
internal import Foundation
internal import GalleryModel
internal import SampleApp
internal import Usher

/// Draws every preset and every demo, and compares each with its golden picture, or takes that anew.
///
/// The pictures are of a small window with three stripes in it, at half size and in few colours, so
/// that all of them together are no larger than a photograph. `PixelComparison` says how much they may
/// differ.
@MainActor
struct GoldenRun {
  let goldens: OutputFolder
  /// Where to write what differs; made only where something does.
  let differences: String

  /// Writes every picture anew, and deletes those that nothing draws any more.
  func record() throws(GalleryError) {
    for file in superfluous { try? FileManager.default.removeItem(atPath: goldens.path(file)) }
    try drawAll { file, pixels throws(GalleryError) in
      try write(pixels, to: goldens.path(file))
    }
  }

  /// Compares every picture; one that is missing, and one that nothing draws, differ too.
  func compare() throws(GalleryError) {
    try? FileManager.default.removeItem(atPath: differences)
    var failures = superfluous.map { "\($0): nothing draws it any more" }
    try drawAll { file, pixels throws(GalleryError) in
      guard let golden = PixelFile.read(goldens.path(file)).map(Pixels.init) else {
        failures.append("\(file): there is no golden picture of it")
        return try writeDifference([pixels], of: file)
      }
      let comparison = PixelComparison(expected: golden, actual: pixels)
      guard !comparison.isSame else { return }
      failures.append("\(file): \(comparison.count) pixels differ")
      try writeDifference([golden, pixels, comparison.difference], of: file)
    }
    guard !failures.isEmpty else { return }
    for failure in failures { print(failure) }
    throw .goldensDiffer(failures.count, of: Self.files.count, folder: differences)
  }

  /// The files that there should be.
  private static var files: [String] {
    Exhibit.all.flatMap { exhibit in exhibit.appearances.map(exhibit.file) }
  }

  private var superfluous: [String] {
    let known = Set(Self.files)
    let there = (try? FileManager.default.contentsOfDirectory(atPath: goldens.path("."))) ?? []
    return there.filter { $0.hasSuffix(".png") && !known.contains($0) }.sorted()
  }

  private func drawAll(
    _ take: (String, Pixels) throws(GalleryError) -> Void
  ) throws(GalleryError) {
    let stage = try PictureStage(.stripes, width: 360, height: 640)
    var progress = ProgressLine(total: Self.files.count)
    for appearance in Appearance.allCases {
      stage.setAppearance(appearance)
      for exhibit in Exhibit.all where exhibit.appearances.contains(appearance) {
        let file = exhibit.file(in: appearance)
        guard let pixels = stage.picture(of: exhibit)?.halfSizePixels() else {
          throw .cannotWrite(file)
        }
        try take(file, Pixels(pixels).inFewColors)
        progress.advance(file)
      }
    }
  }

  private func writeDifference(_ pictures: [Pixels], of file: String) throws(GalleryError) {
    try write(Pixels.strip(pictures), to: OutputFolder(differences).path(file))
  }

  private func write(_ pixels: Pixels, to path: String) throws(GalleryError) {
    guard PixelFile.write(pixels.bytes, width: pixels.width, height: pixels.height, to: path)
    else { throw .cannotWrite(path) }
  }
}

extension Pixels {
  fileprivate init(_ picture: (bytes: [UInt8], width: Int, height: Int)) {
    self.init(width: picture.width, height: picture.height, bytes: picture.bytes)
  }
}
#endif
