#if GTK
internal import Foundation
internal import SampleApp

/// Uses the typeface and the icons of pictures, on any machine.
@MainActor
func applyPictureSettings() {
  Setting.set("gtk-font-name", to: "Inter 11")
  Setting.set("gtk-icon-theme-name", to: "Adwaita")
  Setting.set("gtk-xft-hinting", to: Int32(0))
}

/// Throws unless a picture looks like the named picture in the folder `Pictures`.
@MainActor
func expect(_ actual: Pixels, looksLike name: String) throws {
  let source = URL(filePath: #filePath)
  let path = source.deletingLastPathComponent().appending(path: "Pictures/\(name).png").path()
  if ProcessInfo.processInfo.environment["USHER_RECORD"] != nil {
    try write(actual.inFewColors, to: path)
  }
  let (bytes, width, height) = try unwrap(PixelFile.read(path), "the picture \(path)")
  let expected = Pixels(width: width, height: height, bytes: bytes)
  let comparison = PixelComparison(expected: expected, actual: actual)
  guard !comparison.isSame else { return }
  let difference = FileManager.default.temporaryDirectory.appending(path: "usher-\(name).png")
  try write(
    Pixels.strip([expected, actual, comparison.difference]), to: difference.path())
  throw ScenarioFailure(
    description: "\(comparison.count) pixels differ from \(path), see \(difference.path())")
}

@MainActor
private func write(_ pixels: Pixels, to path: String) throws {
  guard PixelFile.write(pixels.bytes, width: pixels.width, height: pixels.height, to: path)
  else { throw ScenarioFailure(description: "\(path) cannot be written") }
}
#endif
