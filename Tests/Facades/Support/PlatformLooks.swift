public import Foundation
public import UIKitNames

#if canImport(UIKit)
@testable internal import UIKit

/// What a message says in a test's words: a native view says its texts, and each of its buttons says its own.
public func words(_ texts: String..., buttons: String...) -> String {
  texts.joined(separator: " | ")
}

/// The height of a line of the system's letters of a size, to a pixel, in points.
@MainActor
public func lineHeight(ofSize size: CGFloat) -> Double {
  let label = UILabel()
  label.font = .systemFont(ofSize: size)
  label.text = "A"
  return Double(label.intrinsicContentSize.height)
}

/// What is drawn in an image, to compare images by.
public func drawing(of image: UIImage) -> AnyHashable {
  guard let pixels = image.cgImage?.pixels else { return [UInt8]() }
  return pixels.withBytes { start in
    (0..<pixels.stride * pixels.height).map { start[$0] }
  }
}
#else
internal import Usher

/// What a message says in a test's words: its texts, and then its buttons' titles.
public func words(_ texts: String..., buttons: String...) -> String {
  (texts + buttons).joined(separator: " | ")
}

/// The height of a line of the system's letters of a size in a host without a screen, in points.
@MainActor
public func lineHeight(ofSize size: CGFloat) -> Double { 1.35 * Double(size) }

/// What is drawn in an image, to compare images by.
public func drawing(of image: UIImage) -> AnyHashable { Node.Image.Source(image) }
#endif
