public import Foundation

extension EKProperty {
  /// A picture, or several that follow one another, and how it looks.
  public struct ImageContent {
    /// The colour of what is drawn in one; `nil` is that of letters.
    public var tint: EKColor?
    /// The pictures; one stands still, several follow one another.
    public var images: [UIImage]
    /// How long all of them take, in seconds.
    public var imageSequenceAnimationDuration: TimeInterval
    /// The room it takes, in points; `nil` is that of the first picture.
    public var size: CGSize?
    /// How a picture is fitted into its room.
    public var contentMode: UIView.ContentMode
    /// Whether it is cut to a circle.
    public var makesRound: Bool
    /// How it moves to and fro.
    public var animation: TransformAnimation
    /// Whether its tint is the light or the dark one.
    public var displayMode: EKAttributes.DisplayMode
    /// Its name in tests.
    public var accessibilityIdentifier: String?

    /// Makes content of an image that is found by its name; an unknown one takes no room but `size`, and
    /// is told to the presenter's `onProblem`.
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

    /// Makes content of one image.
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

    /// Makes content of images that follow one another; with none it takes no room.
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

    /// Makes content of images that are found by their names and follow one another; unknown names are
    /// left out, and told to the presenter's `onProblem`.
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

    /// A round picture in a square, as of a person.
    public static func thumb(with image: UIImage, edgeSize: CGFloat) -> ImageContent {
      ImageContent(
        image: image, size: CGSize(width: edgeSize, height: edgeSize),
        contentMode: .scaleAspectFill, makesRound: true)
    }

    /// A round picture in a square, found by its name.
    public static func thumb(with imageName: String, edgeSize: CGFloat) -> ImageContent {
      thumb(with: UIImage.known(as: imageName) ?? UIImage(), edgeSize: edgeSize)
    }

    /// Its tint under these traits; `nil` where it has none.
    public func tintColor(for traitCollection: UITraitCollection) -> UIColor? {
      tint?.color(for: traitCollection, mode: displayMode)
    }

    /// How a picture moves to and fro for as long as it is shown.
    public enum TransformAnimation {
      /// It is transformed and comes back, again and again; the scale of the transform is what is seen.
      case animate(
        duration: TimeInterval, options: UIView.AnimationOptions, transform: CGAffineTransform)
      /// It stands still.
      case none
    }
  }
}
