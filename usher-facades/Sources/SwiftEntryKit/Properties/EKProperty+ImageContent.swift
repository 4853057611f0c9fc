#if os(iOS) || UIKIT_STAND_IN
public import Foundation
@_spi(Facades) internal import Usher

extension EKProperty {
  /// An image or a sequence of images, with its appearance.
  public struct ImageContent {
    /// The color of template images and other images with a single color.
    ///
    /// If it is `nil`, the label color is used.
    public var tint: EKColor?
    /// The images, which are played as a sequence if there are several.
    public var images: [UIImage]
    /// The duration of one pass through all images, in seconds.
    ///
    /// If it is 0 or negative, 30 images are played per second. If it isn't finite, only the first
    /// image is shown.
    public var imageSequenceAnimationDuration: TimeInterval
    /// The size, in points, or `nil` to use the size of the first image.
    public var size: CGSize?
    /// The way an image is fitted into the size.
    public var contentMode: UIView.ContentMode
    /// Whether the image is clipped to a circle.
    public var makesRound: Bool
    /// The motion of the image, repeated while it is shown.
    public var animation: TransformAnimation
    /// The light or dark mode of the tint.
    public var displayMode: EKAttributes.DisplayMode
    /// The image's accessibility identifier, for UI tests.
    public var accessibilityIdentifier: String?

    /// Creates content with the image with a name.
    ///
    /// If the name is unknown, no image is shown, and `Presenter.onProblem` reports the name. The
    /// content still takes up the space of `size`.
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

    /// Creates content with a sequence of images.
    ///
    /// If there are no images, the content takes up no space.
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

    /// Creates content with a sequence of the images with these names.
    ///
    /// Unknown names are skipped, and `Presenter.onProblem` reports them.
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
    ///
    /// `edgeSize` is its width and height, in points.
    public static func thumb(with image: UIImage, edgeSize: CGFloat) -> ImageContent {
      ImageContent(
        image: image, size: CGSize(width: edgeSize, height: edgeSize),
        contentMode: .scaleAspectFill, makesRound: true)
    }

    /// Returns content for a round thumbnail of the image with a name.
    public static func thumb(with imageName: String, edgeSize: CGFloat) -> ImageContent {
      thumb(with: UIImage.known(as: imageName) ?? UIImage(), edgeSize: edgeSize)
    }

    /// Returns the tint color, or `nil` if there is none.
    ///
    /// If `displayMode` is `inferred`, the traits determine the mode.
    public func tintColor(for traitCollection: UITraitCollection) -> UIColor? {
      tint?.color(for: traitCollection, mode: displayMode)
    }

    /// A motion of an image, repeated while the image is shown.
    public enum TransformAnimation {
      /// A motion to the transform and back, of which only the transform's scale is shown.
      case animate(
        duration: TimeInterval, options: UIView.AnimationOptions, transform: CGAffineTransform)
      /// No motion.
      case none
    }
  }
}

extension UIImage {
  /// Returns the image with a name.
  ///
  /// If the name is unknown, the result is `nil`, and the default presenter reports the name.
  nonisolated static func known(as name: String) -> UIImage? {
    let image = UIImage(named: name)
    if image == nil { Presenter.enqueueDefault { $0.report(.unknownImage(name)) } }
    return image
  }
}
#endif
