public import Foundation
public import UIKitBridge

@testable internal import UIKit

/// Joins a message's texts for comparison in tests.
///
/// The buttons' texts are left out, because each native button has its own text.
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

/// Returns the pixels of an image, so that images can be compared.
public func drawing(of image: UIImage) -> AnyHashable {
  guard let pixels = image.cgImage?.pixels else { return [UInt8]() }
  return pixels.withBytes { start in
    (0..<pixels.stride * pixels.height).map { start[$0] }
  }
}
