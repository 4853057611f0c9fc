public import Foundation
public import UIKitNames

extension EKProperty.ImageContent {
  /// The first image, by the name that SwiftEntryKit 0.7 had for its only one.
  ///
  /// Content without images answers an image of no size. Setting the image replaces all of them.
  @available(*, deprecated, message: "Use images")
  public var image: UIImage {
    get { images.first ?? UIImage() }
    set { images = [newValue] }
  }

  /// Whether the picture is cut to a circle, by the name that SwiftEntryKit 0.7 had for it.
  @available(*, deprecated, renamed: "makesRound")
  public var makeRound: Bool {
    get { makesRound }
    set { makesRound = newValue }
  }

  /// Creates content of one image, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Rename makeRound to makesRound")
  @_disfavoredOverload
  public init(
    image: UIImage, size: CGSize? = nil, contentMode: UIView.ContentMode = .scaleToFill,
    makeRound: Bool
  ) {
    self.init(image: image, size: size, contentMode: contentMode, makesRound: makeRound)
  }

  /// Creates content of an image that is found by its name, as SwiftEntryKit 0.7 spelled it; an unknown name
  /// takes no room but `size`, and is reported to the presenter's `onProblem`.
  @available(*, deprecated, message: "Rename makeRound to makesRound")
  @_disfavoredOverload
  public init(
    imageName: String, size: CGSize? = nil, contentMode: UIView.ContentMode = .scaleToFill,
    makeRound: Bool
  ) {
    self.init(imageName: imageName, size: size, contentMode: contentMode, makesRound: makeRound)
  }
}
