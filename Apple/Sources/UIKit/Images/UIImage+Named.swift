public import Foundation

extension UIImage {
  /// Finds an image: one registered with `StandIn.registerImage(_:named:)`, or else a picture file among the main
  /// bundle's resources.
  ///
  /// There are no asset catalogues here.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image of a bundle, as `init(named:)` does; the traits count for nothing, since a name has one image
  /// here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    if let known = NamedImages.shared.image(of: name) {
      self.init(looks: known.looks)
      return
    }
    let paths = ["", "png", "jpg", "jpeg"].lazy
      .compactMap { (bundle ?? .main).path(forResource: name, ofType: $0.isEmpty ? nil : $0) }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFile: path)
  }
}

extension StandIn {
  /// Lets `UIImage(named:)` find an image until the world is reset; the last one of a name counts.
  nonisolated public static func registerImage(_ image: UIImage, named name: String) {
    NamedImages.shared.add(image, as: name)
  }
}

/// The registered images, which are asked for on any thread.
final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()
  private let lock = NSLock()
  private var images: [String: UIImage] = [:]

  func add(_ image: UIImage, as name: String) { lock.withLock { images[name] = image } }

  func image(of name: String) -> UIImage? { lock.withLock { images[name] } }

  func forget() { lock.withLock { images = [:] } }
}
