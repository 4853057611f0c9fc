#if os(iOS) || UIKIT_STAND_IN
public import Foundation
@_spi(Facades) internal import Usher

extension EKProperty {
  /// An image or a sequence of images, and its look.
  public struct ImageContent {
    /// The color of templates and other single-color images; `nil` for the label color.
    public var tint: EKColor?
    /// The images; several images play as a sequence.
    public var images: [UIImage]
    /// The duration of one pass through all images, in seconds.
    ///
    /// A duration of 0 or less plays 30 images per second; a duration that is not finite shows the
    /// first image only.
    public var imageSequenceAnimationDuration: TimeInterval
    /// The size, in points; `nil` for the size of the first image.
    public var size: CGSize?
    /// The way an image is fitted into the size.
    public var contentMode: UIView.ContentMode
    /// Whether the image is clipped to a circle.
    public var makesRound: Bool
    /// The repeated motion of the image.
    public var animation: TransformAnimation
    /// The mode of the tint, light or dark.
    public var displayMode: EKAttributes.DisplayMode
    /// The image's accessibility identifier, for UI tests.
    public var accessibilityIdentifier: String?

    /// Creates content with one image from its name.
    ///
    /// An unknown name is reported to the presenter's `onProblem` and shows no image; `size` still
    /// takes its space.
    public init(
      imageName: String, animation: TransformAnimation = .none,
      displayMode: EKAttributes.DisplayMode = .inferred, size: CGSize? = nil,
      contentMode: UIView.ContentMode = .scaleToFill, tint: EKColor? = nil,
      makesRound: Bool = false, accessibilityIdentifier: String? = nil
    ) {
      self.init(
        image: UIImage.known(as: imageName) ?? UIImage(), animation: animation,
        displayMode: displayMode,
        size: size, tint: tint, contentMode: contentMode, makesRound: makesRound,
        accessibilityIdentifier: accessibilityIdentifier)
    }

    /// Creates content with one image.
    public init(
      image: UIImage, animation: TransformAnimation = .none,
      displayMode: EKAttributes.DisplayMode = .inferred, size: CGSize? = nil,
      tint: EKColor? = nil, contentMode: UIView.ContentMode = .scaleToFill,
      makesRound: Bool = false, accessibilityIdentifier: String? = nil
    ) {
      self.init(
        images: [image], imageSequenceAnimationDuration: 0, displayMode: displayMode,
        animation: animation, size: size, tint: tint, contentMode: contentMode,
        makesRound: makesRound, accessibilityIdentifier: accessibilityIdentifier)
    }

    /// Creates content with a sequence of images; without images the content takes no space.
    public init(
      images: [UIImage], imageSequenceAnimationDuration: TimeInterval = 1,
      displayMode: EKAttributes.DisplayMode = .inferred, animation: TransformAnimation = .none,
      size: CGSize? = nil, tint: EKColor? = nil, contentMode: UIView.ContentMode = .scaleToFill,
      makesRound: Bool = false, accessibilityIdentifier: String? = nil
    ) {
      self.images = images
      self.imageSequenceAnimationDuration = imageSequenceAnimationDuration
      self.displayMode = displayMode
      self.animation = animation
      self.size = size
      self.tint = tint
      self.contentMode = contentMode
      self.makesRound = makesRound
      self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Creates content with a sequence of images from their names; unknown names are left out, and
    /// reported to the presenter's `onProblem`.
    public init(
      imagesNames: [String], imageSequenceAnimationDuration: TimeInterval = 1,
      displayMode: EKAttributes.DisplayMode = .inferred, animation: TransformAnimation = .none,
      size: CGSize? = nil, tint: EKColor? = nil, contentMode: UIView.ContentMode = .scaleToFill,
      makesRound: Bool = false, accessibilityIdentifier: String? = nil
    ) {
      self.init(
        images: imagesNames.compactMap { UIImage.known(as: $0) },
        imageSequenceAnimationDuration: imageSequenceAnimationDuration, displayMode: displayMode,
        animation: animation, size: size, tint: tint, contentMode: contentMode,
        makesRound: makesRound, accessibilityIdentifier: accessibilityIdentifier)
    }

    /// Returns content for a round thumbnail, such as an avatar.
    public static func thumb(with image: UIImage, edgeSize: CGFloat) -> ImageContent {
      ImageContent(
        image: image, size: CGSize(width: edgeSize, height: edgeSize),
        contentMode: .scaleAspectFill, makesRound: true)
    }

    /// Returns content for a round thumbnail of the image with this name.
    public static func thumb(with imageName: String, edgeSize: CGFloat) -> ImageContent {
      thumb(with: UIImage.known(as: imageName) ?? UIImage(), edgeSize: edgeSize)
    }

    /// Returns the tint for the traits; `nil` without a tint.
    public func tintColor(for traitCollection: UITraitCollection) -> UIColor? {
      tint?.color(for: traitCollection, mode: displayMode)
    }

    /// The repeated motion of an image while the image is shown.
    public enum TransformAnimation {
      /// A motion to the transform and back, repeated; only the transform's scale is shown.
      case animate(
        duration: TimeInterval, options: UIView.AnimationOptions, transform: CGAffineTransform)
      /// No motion.
      case none
    }
  }
}

extension UIImage {
  /// Returns the image with this name; `nil`, and a report to the default presenter, for an unknown
  /// name.
  nonisolated static func known(as name: String) -> UIImage? {
    let image = UIImage(named: name)
    if image == nil { Presenter.enqueueDefault { $0.report(.unknownImage(name)) } }
    return image
  }
}
#endif
