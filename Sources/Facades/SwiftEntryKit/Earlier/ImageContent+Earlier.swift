public import Foundation
public import UIKitNames

extension EKProperty.ImageContent {
  /// The first image, under the name that SwiftEntryKit 0.7 had for its only image.
  ///
  /// Content without images returns an image of zero size. Setting the image replaces all images.
  @available(*, deprecated, message: "Use images")
  public var image: UIImage {
    get { images.first ?? UIImage() }
    set { images = [newValue] }
  }

  /// Whether the image is clipped to a circle, under SwiftEntryKit 0.7's name.
  @available(*, deprecated, renamed: "makesRound")
  public var makeRound: Bool {
    get { makesRound }
    set { makesRound = newValue }
  }

  /// Creates content with one image, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Rename makeRound to makesRound")
  @_disfavoredOverload
  public init(
    image: UIImage, size: CGSize? = nil, contentMode: UIView.ContentMode = .scaleToFill,
    makeRound: Bool
  ) {
    self.init(image: image, size: size, contentMode: contentMode, makesRound: makeRound)
  }

  /// Creates content with one image from its name, as SwiftEntryKit 0.7 spelled it.
  ///
  /// An unknown name is reported to the presenter's `onProblem` and shows no image; `size` still
  /// takes its space.
  @available(*, deprecated, message: "Rename makeRound to makesRound")
  @_disfavoredOverload
  public init(
    imageName: String, size: CGSize? = nil, contentMode: UIView.ContentMode = .scaleToFill,
    makeRound: Bool
  ) {
    self.init(imageName: imageName, size: size, contentMode: contentMode, makesRound: makeRound)
  }
}
