#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension OverlayNode.Image.Source {
  /// Creates a source that shows a UIKit image.
  ///
  /// Template images and symbols with automatic rendering mode use the color of the node. Other
  /// images keep their colors. An animated image plays unless the user prefers reduced motion.
  public init(_ image: UIImage) {
    self = image.usherSource
  }
}

extension UIImage {
  /// The equivalent source for content.
  @_spi(Facades) nonisolated public var usherSource: OverlayNode.Image.Source {
    .platform(OverlayNode.PlatformValue(self))
  }

  /// Whether the image is drawn in one color by default.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    @unknown default: false
    }
  }
}
#endif
