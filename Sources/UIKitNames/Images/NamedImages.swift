#if !canImport(UIKit)
internal import Foundation

/// The images that were given names, from any thread.
final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()

  private let lock = NSLock()
  private var images: [String: UIImage] = [:]

  subscript(name: String) -> UIImage? {
    get { lock.withLock { images[name] } }
    set { lock.withLock { images[name] = newValue } }
  }
}
#endif
