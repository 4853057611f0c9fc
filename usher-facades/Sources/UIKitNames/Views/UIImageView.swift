#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A view that shows a picture, an icon, or a sequence of pictures.
@preconcurrency @MainActor
open class UIImageView: UIView, ContentRepresentable {
  /// The shown image; with `nil`, the view takes no space.
  open var image: UIImage? { didSet { setNeedsContentUpdate() } }
  /// The images shown in turn while the view is animating.
  open var animationImages: [UIImage]? { didSet { setNeedsContentUpdate() } }
  /// The duration of one cycle of `animationImages`, in seconds; 0 gives each image 1/30 second.
  open var animationDuration: TimeInterval = 0 { didSet { setNeedsContentUpdate() } }
  /// Whether the view cycles through `animationImages`.
  public private(set) var isAnimating = false { didSet { setNeedsContentUpdate() } }

  /// Makes a view that shows an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Starts to cycle through `animationImages`.
  open func startAnimating() { isAnimating = true }

  /// Stops the cycle, and shows `image` alone.
  open func stopAnimating() { isAnimating = false }

  /// The picture as a piece of content.
  open var usherContent: OverlayContent {
    let pictures = isAnimating ? animationImages ?? [] : []
    guard let shown = pictures.first ?? image else {
      return OverlayContent(.spacer(OverlayNode.Spacer(0, isFlexible: false)), style: .clear)
    }
    let period = animationDuration > 0 ? animationDuration : Double(pictures.count) / 30
    let room = requiredSize ?? shown.size
    // Drawings have no pixels: a drawing that keeps its size has the size that its image names.
    let keepsSize =
      Usher.OverlayNode.Image.Fit(contentMode) == .center && shown.isScalable
      && room.holds(shown.size)
    let size = keepsSize ? shown.size : room
    let fit: Usher.OverlayNode.Image.Fit = keepsSize ? .whole : .init(contentMode)
    let picture = OverlayNode.image(
      Usher.OverlayNode.Image(
        shown.source, size: OverlaySize(width: size.width, height: size.height), fit: fit,
        isRound: clipsToBounds && layer.cornerRadius >= min(size.width, size.height) / 2,
        color: AdaptiveColor(inheritedTint ?? .label),
        motion: pictures.count > 1
          ? .sequence(pictures.dropFirst().map(\.source), period: .seconds(period)) : nil,
        label: accessibilityLabel))
    return OverlayContent(picture, style: .clear)
  }
}

extension CGSize {
  fileprivate func holds(_ size: CGSize) -> Bool {
    size.width <= width && size.height <= height
  }
}

extension UIImage {
  /// Whether the image is equally sharp at any size, and so has no pixel size of its own.
  fileprivate var isScalable: Bool {
    switch source {
    case .glyph, .icon: true
    case .file, .bytes, .platform: false
    }
  }
}
#endif
