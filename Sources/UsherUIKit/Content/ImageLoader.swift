#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Loads the artwork of images.
@MainActor
struct ImageLoader {
  /// Called for each image that is missing or unreadable.
  let report: @MainActor (Problem) -> Void

  /// Creates a loader.
  ///
  /// By default, missing images aren't reported.
  init(report: @escaping @MainActor (Problem) -> Void = { _ in }) {
    self.report = report
  }

  /// Loads the artworks of an image's sources, in order.
  ///
  /// Sources that can't be loaded are left out.
  func frames(of image: OverlayNode.Image) -> [Artwork] {
    let sources = [image.source] + (image.motion?.furtherSources ?? [])
    return sources.compactMap { load($0, size: image.size) }
  }

  /// Loads the artwork of a source, or returns `nil` if that fails.
  ///
  /// If an icon, a file or data can't be read, the problem is reported. Icons are loaded for the
  /// larger side of `size`.
  func load(_ source: OverlayNode.Image.Source, size: OverlaySize) -> Artwork? {
    switch source {
    case .icon(let name): icon(name, size: max(size.width, size.height))
    case .glyph(let glyph): .glyph(glyph)
    case .file(let path): file(path)
    case .bytes(let bytes): decode(bytes)
    case .platform(let value): (value.object as? UIImage).map { Artwork(of: $0) }
    }
  }

  private func icon(_ name: String, size: Double) -> Artwork? {
    let configuration = UIImage.SymbolConfiguration(pointSize: CGFloat(size))
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
      report(.unknownIcon(name))
      return nil
    }
    return .symbol(image)
  }

  private func file(_ path: String) -> Artwork? {
    guard let image = UIImage(contentsOfFile: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      report(
        .unreadableImage(
          path: path, reason: isThere ? "UIKit can't read its format" : "there is no such file")
      )
      return nil
    }
    return .picture(image)
  }

  private func decode(_ bytes: [UInt8]) -> Artwork? {
    guard let image = UIImage(data: Data(bytes)) else {
      report(
        .undecodableImage(byteCount: bytes.count, reason: "UIKit can't read their format"))
      return nil
    }
    return .picture(image)
  }
}
#endif
