#if GTK
internal import Foundation
internal import GalleryModel
internal import SampleApp
internal import Usher

/// Draws every preset and demo, and compares each with its golden image or records new images.
///
/// The images show a small window with three stripes, at half size and in few colors. Together,
/// they are no larger than a photo. `PixelComparison` defines the accepted differences. The frames
/// of the pieces are stored next to the images, for comparison with other hosts.
@MainActor
struct GoldenRun {
  let goldens: OutputFolder
  /// The path of the folder for differences.
  ///
  /// It is created only if there are any.
  let differences: String
  /// Whether GTK's GL renderer draws the images, which needs a larger tolerance.
  var isByGL = false

  /// Writes all images, and deletes images that no longer belong to an exhibit.
  func record() throws(GalleryError) {
    let frames = try framesFolder
    for file in superfluous { try? FileManager.default.removeItem(atPath: goldens.path(file)) }
    try drawAll { file, pixels throws(GalleryError) in
      try write(pixels, to: goldens.path(file))
    } takeFrames: { name, sheet throws(GalleryError) in
      try frames.write(sheet.description, to: FrameSheet.file(of: name))
    }
  }

  /// Compares every image.
  ///
  /// Missing images, and images without an exhibit, are treated as differences.
  func compare() throws(GalleryError) {
    try? FileManager.default.removeItem(atPath: differences)
    let frames = try framesFolder
    var failures = superfluous.map { "\($0): no preset draws this picture" }
    var worst = (file: "", share: 0.0)
    let accepted =
      isByGL ? PixelComparison.shareToleranceOfGL : PixelComparison.shareTolerance
    try drawAll { file, pixels throws(GalleryError) in
      guard let golden = PixelFile.read(goldens.path(file)).map(Pixels.init) else {
        failures.append("\(file): the golden picture is missing")
        return try writeDifference([pixels], of: file)
      }
      let comparison = PixelComparison(expected: golden, actual: pixels)
      if comparison.share > worst.share { worst = (file, comparison.share) }
      guard comparison.share > accepted else { return }
      failures.append("\(file): \(comparison.count) pixels differ")
      try writeDifference([golden, pixels, comparison.difference], of: file)
    } takeFrames: { name, sheet throws(GalleryError) in
      let file = FrameSheet.file(of: name)
      guard let golden = frames.text(in: file).flatMap(FrameSheet.init) else {
        return failures.append("\(file): the golden frames are missing")
      }
      failures += golden.differences(from: sheet, tolerance: 0.5).map { "\(file): \($0)" }
    }
    if !worst.file.isEmpty {
      print(
        "the worst picture is \(worst.file): \(percent(worst.share)) % of its pixels differ, and "
          + "\(percent(accepted)) % may")
    }
    guard !failures.isEmpty else { return }
    for failure in failures { print(failure) }
    throw .goldensDiffer(failures.count, of: Self.files.count, folder: differences)
  }

  /// The file names of all expected images.
  private static var files: [String] {
    GoldenView.all.flatMap { view in view.names(among: Exhibit.all.map(\.name)).map(view.file) }
  }

  private var framesFolder: OutputFolder {
    get throws(GalleryError) { try OutputFolder(goldens.path(FrameSheet.folder)) }
  }

  private var superfluous: [String] {
    let known = Set(
      Self.files + Exhibit.all.map { FrameSheet.folder + "/" + FrameSheet.file(of: $0.name) })
    let there = FileManager.default.enumerator(atPath: goldens.path("."))?.allObjects ?? []
    return there.compactMap { $0 as? String }
      .filter { ($0.hasSuffix(".png") || $0.hasSuffix(".txt")) && !known.contains($0) }.sorted()
  }

  private func drawAll(
    _ take: (String, Pixels) throws(GalleryError) -> Void,
    takeFrames: (String, FrameSheet) throws(GalleryError) -> Void
  ) throws(GalleryError) {
    let stage = try PictureStage(.stripes, width: 360, height: 640)
    if isByGL, !stage.isDrawnByGL { throw .notDrawnByGL }
    var progress = ProgressLine(total: Self.files.count)
    for view in GoldenView.all {
      Theme.shared.isRightToLeft = view.isRightToLeft
      Theme.shared.hasMoreContrast = view.condition == .increasedContrast
      Theme.shared.textScale = view.condition == .largeText ? 1.5 : 1
      stage.setAppearance(view.appearance)
      for exhibit in view.names(among: Exhibit.all.map(\.name)).map(Exhibit.named) {
        let file = view.file(of: exhibit.name)
        let (picture, sheet) = stage.picture(of: exhibit)
        guard let pixels = picture?.halfSizePixels() else { throw .cannotWrite(file) }
        try take(file, Pixels(pixels).inFewColors)
        if view == GoldenView.all.first { try takeFrames(exhibit.name, sheet) }
        progress.advance(file)
      }
    }
  }

  /// Converts a fraction to percent, with two decimals.
  private func percent(_ share: Double) -> Double { (share * 10_000).rounded() / 100 }

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
