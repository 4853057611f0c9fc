#if !canImport(UIKit)
public import Foundation
public import Usher

/// A picture or an icon.
public final class UIImage: NSObject, Sendable {
  /// Where it comes from.
  let source: Usher.Node.Image.Source
  /// Whether it is drawn in the tint of where it stands, or in its own colours.
  public let renderingMode: RenderingMode
  /// The room it takes where nothing else is said, in points.
  public let size: CGSize

  /// Makes an image from one of Usher's sources.
  ///
  /// - Parameters:
  ///   - source: Where it comes from.
  ///   - size: The room it takes where nothing else is said, in points.
  ///   - renderingMode: Whether it is drawn in a tint; icons and drawings always are.
  public init(
    _ source: Usher.Node.Image.Source, size: CGSize = CGSize(width: 24, height: 24),
    renderingMode: RenderingMode = .automatic
  ) {
    self.source = source
    self.size = size
    self.renderingMode = renderingMode
  }

  /// Finds an image by its name: one that was added by `add(_:named:)`, or a file of this name with the
  /// extension `png`, `jpg`, `jpeg` or `svg` among the resources of the main bundle.
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

  /// Finds an image by its name as `init(named:)` does; the bundle and the traits do not count.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Takes the system's icon of this name: of the icon theme on Linux.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.icon(name), renderingMode: .alwaysTemplate)
  }

  /// Takes the file at a path; `nil` where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(.file(path))
  }

  /// Takes the bytes of a file; `nil` where there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.bytes([UInt8](data)))
  }

  /// Makes an image of nothing, which takes no room.
  public override convenience init() {
    self.init(.glyph(Glyph(shapes: [])), size: .zero)
  }

  /// The same, drawn in a tint or in its own colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, size: size, renderingMode: mode)
  }

  private static let named = SharedValue<[String: UIImage]>([:])

  /// Lets `init(named:)` find an image by a name; the last one of a name counts.
  public static func add(_ image: UIImage, named name: String) {
    named.change { $0[name] = image }
  }

  /// Whether an image is drawn in the tint of where it stands.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// As its place wants it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint.
    case alwaysTemplate = 2
  }
}
#endif
