#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension OverlayNode.Image.Source {
  /// Makes a source from an image of UIKit's, without loss.
  ///
  /// A template, and a symbol whose rendering mode is automatic, is drawn in the color of the
  /// piece that it stands in. Every other one keeps its colors. An animated image plays unless a
  /// person asked for less motion.
  public init(_ image: UIImage) {
    self = image.usherSource
  }
}

extension UIImage {
  /// The same image for content.
  @_spi(Facades) nonisolated public var usherSource: OverlayNode.Image.Source {
    .platform(OverlayNode.PlatformValue(self))
  }

  /// Whether the image is drawn in one color where nothing else is said.
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
