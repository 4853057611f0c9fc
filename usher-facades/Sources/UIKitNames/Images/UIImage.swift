#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
@_spi(Facades) public import Usher

/// A picture or an icon.
public final class UIImage: NSObject, Sendable {
  /// The image's source.
  let source: Usher.OverlayNode.Image.Source
  /// Whether the image is drawn in the tint colour or in its own colours.
  public let renderingMode: RenderingMode
  /// The image's size in a layout that sets no other size, in points.
  public let size: CGSize

  /// Makes an image from one of Usher's sources.
  ///
  /// - Parameters:
  ///   - source: The image's source.
  ///   - size: The image's size in a layout that sets no other size, in points.
  ///   - renderingMode: Whether the image is drawn in the tint colour; icons and glyphs always are.
  public init(
    _ source: Usher.OverlayNode.Image.Source, size: CGSize = CGSize(width: 24, height: 24),
    renderingMode: RenderingMode = .automatic
  ) {
    self.source = source
    self.size = size
    self.renderingMode = renderingMode
  }

  /// Finds an image by its name: an image added with `add(_:named:)`, or a file of this name with
  /// the extension `png`, `jpg`, `jpeg` or `svg` among the main bundle's resources.
  public convenience init?(named name: String) {
    if let added = Self.named.value[name] {
      self.init(added.source, size: added.size, renderingMode: added.renderingMode)
      return
    }
    let files = ["png", "jpg", "jpeg", "svg"].lazy.compactMap { type in
      Bundle.main.path(forResource: name, ofType: type)
    }
    guard let path = files.first else { return nil }
    self.init(.file(path))
  }

  /// Finds an image by its name as `init(named:)` does; bundle and traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes an image of a system icon; on Linux the name is that of an icon in the icon theme.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.icon(name), renderingMode: .alwaysTemplate)
  }

  /// Makes an image of the file at a path; `nil` without such a file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(.file(path))
  }

  /// Makes an image of a file's bytes; `nil` for empty data.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.bytes([UInt8](data)))
  }

  /// Makes an empty image, which takes no space.
  public override convenience init() {
    self.init(.glyph(Glyph(shapes: [])), size: .zero)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, size: size, renderingMode: mode)
  }

  private static let named = Locked<[String: UIImage]>([:])

  /// Registers an image for `init(named:)`; a later image of the same name replaces the earlier
  /// one.
  public static func add(_ image: UIImage, named name: String) {
    named.withLock { $0[name] = image }
  }

  /// The choice between an image's own colours and the tint colour.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// The view that shows the image decides.
    case automatic = 0
    /// The image is drawn in its own colours.
    case alwaysOriginal = 1
    /// The image is drawn in the tint colour.
    case alwaysTemplate = 2
  }
}
#endif
