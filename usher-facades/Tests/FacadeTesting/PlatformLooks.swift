public import Foundation
public import UIKitBridge

@testable internal import UIKit

/// Returns a message's texts for comparison in tests; a native view has its texts, each button its
/// own.
public func words(_ texts: String..., buttons: String...) -> String {
  texts.joined(separator: " | ")
}

/// Returns the line height of the system font at a size, in whole pixels as points.
@MainActor
public func lineHeight(ofSize size: CGFloat) -> Double {
  let label = UILabel()
  label.font = .systemFont(ofSize: size)
  label.text = "A"
  return Double(label.intrinsicContentSize.height)
}

/// Returns the pixels of an image, to compare images by.
public func drawing(of image: UIImage) -> AnyHashable {
  guard let pixels = image.cgImage?.pixels else { return [UInt8]() }
  return pixels.withBytes { start in
    (0..<pixels.stride * pixels.height).map { start[$0] }
  }
}
