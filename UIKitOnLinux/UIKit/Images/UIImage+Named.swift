public import Foundation

extension UIImage {
  /// Finds an image by name.
  ///
  /// Images registered with `StandIn.registerImage(_:named:)` have priority over the main bundle's
  /// image files.
  ///
  /// The stand-in has no asset catalogs.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a bundle's image like `init(named:)`.
  ///
  /// The traits are ignored, because a name represents one image here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    if let known = NamedImages.shared.image(of: name) {
      self.init(properties: known.properties)
      return
    }
    let paths = ["", "png", "jpg", "jpeg"].lazy
      .compactMap { (bundle ?? .main).path(forResource: name, ofType: $0.isEmpty ? nil : $0) }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFile: path)
  }
}

extension StandIn {
  /// Registers an image for `UIImage(named:)` until the world is reset.
  ///
  /// A later image replaces an earlier image.
  nonisolated public static func registerImage(_ image: UIImage, named name: String) {
    NamedImages.shared.add(image, as: name)
  }
}

/// The registered images, accessible from any thread.
final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()
  private let lock = NSLock()
  private var images: [String: UIImage] = [:]

  func add(_ image: UIImage, as name: String) { lock.withLock { images[name] = image } }

  func image(of name: String) -> UIImage? { lock.withLock { images[name] } }

  func forget() { lock.withLock { images = [:] } }
}
