public import Foundation
public import UIKitBridge
@_spi(Facades) package import Usher

internal import UIKit

/// An image with a name and without pixels.
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

/// Creates an image that is identified by a name.
public func icon(
  _ name: String, size: CGSize = CGSize(width: 24, height: 24)
) -> UIImage {
  SampleImage(name, size)
}

/// Registers an image of the same size for `UIImage(named:)`.
public func register(_ image: UIImage, named name: String) {
  StandIn.registerImage(UIGraphicsImageRenderer(size: image.size).image { _ in }, named: name)
}

/// Returns the name that identifies an image, or "drawing" if the image has no name.
package func name(of source: Usher.OverlayNode.Image.Source) -> String {
  switch source {
  case .platform(let value): (value.object as? SampleImage)?.name ?? "drawing"
  case .icon(let name): name
  case .glyph, .file, .bytes: "drawing"
  }
}
