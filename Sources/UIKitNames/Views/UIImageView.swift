#if !canImport(UIKit)
public import Foundation
public import Usher

/// A picture or an icon.
@preconcurrency @MainActor
open class UIImageView: UIView, ContentRepresentable {
  /// What it shows; `nil` takes no room.
  open var image: UIImage? { didSet { setNeedsContentUpdate() } }
  /// What it shows one after the other while it is animating.
  open var animationImages: [UIImage]? { didSet { setNeedsContentUpdate() } }
  /// How long all of them take, in seconds; 0 is a thirtieth for each.
  open var animationDuration: TimeInterval = 0 { didSet { setNeedsContentUpdate() } }
  /// Whether it shows one after the other.
  public private(set) var isAnimating = false { didSet { setNeedsContentUpdate() } }

  /// Makes a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Begins to show one after the other.
  open func startAnimating() { isAnimating = true }

  /// Shows `image` alone.
  open func stopAnimating() { isAnimating = false }

  /// The picture as a piece of content.
  open var usherContent: OverlayContent {
    let pictures = isAnimating ? animationImages ?? [] : []
    guard let shown = pictures.first ?? image else {
      return OverlayContent(.spacer(Node.Spacer(0, isFlexible: false)), style: .clear)
    }
    let period = animationDuration > 0 ? animationDuration : Double(pictures.count) / 30
    let room = requiredSize ?? shown.size
    // Drawings have no pixels of their own: what keeps its size keeps the one its image names.
    let keepsSize =
      Usher.Node.Image.Fit(contentMode) == .center && shown.isScalable && room.holds(shown.size)
    let size = keepsSize ? shown.size : room
    let fit: Usher.Node.Image.Fit = keepsSize ? .whole : .init(contentMode)
    let picture = Node.image(
      Usher.Node.Image(
        shown.source, size: Size(width: size.width, height: size.height), fit: fit,
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
  /// Whether it is as sharp at any size, and so has none of its own.
  fileprivate var isScalable: Bool {
    switch source {
    case .glyph, .icon: true
    case .file, .bytes, .platform: false
    }
  }
}
#endif
