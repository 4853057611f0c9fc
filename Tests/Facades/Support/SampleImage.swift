public import Foundation
public import UIKitNames
package import Usher

#if canImport(UIKit)
internal import UIKit

/// An image that knows its name and has no pixels.
private final class SampleImage: UIImage, @unchecked Sendable {
  let name: String
  private let room: CGSize

  init(_ name: String, _ size: CGSize) {
    self.name = name
    room = size
    super.init()
  }

  override var size: CGSize { room }
}

/// An image by which content is told apart.
public func icon(
  _ name: String, size: CGSize = CGSize(width: 24, height: 24)
) -> UIImage {
  SampleImage(name, size)
}

/// Lets `UIImage(named:)` find an image of the same size.
public func register(_ image: UIImage, named name: String) {
  StandIn.registerImage(UIGraphicsImageRenderer(size: image.size).image { _ in }, named: name)
}

/// What an image is told apart by; "drawing" for one that has no name.
package func name(of source: Usher.Node.Image.Source) -> String {
  switch source {
  case .platform(let value): (value.object as? SampleImage)?.name ?? "drawing"
  case .icon(let name): name
  case .glyph, .file, .bytes: "drawing"
  }
}
#else
/// An image by which content is told apart.
public func icon(
  _ name: String, size: CGSize = CGSize(width: 24, height: 24)
) -> UIImage {
  UIImage(.icon(name), size: size)
}

/// Lets `UIImage(named:)` find an image.
public func register(_ image: UIImage, named name: String) {
  UIImage.add(image, named: name)
}

/// What an image is told apart by; "drawing" for one that has no name.
package func name(of source: Usher.Node.Image.Source) -> String {
  switch source {
  case .icon(let name): name
  case .glyph, .file, .bytes, .platform: "drawing"
  }
}
#endif
