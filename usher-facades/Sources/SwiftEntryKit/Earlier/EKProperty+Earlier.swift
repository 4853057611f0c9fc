#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge

extension EKProperty.LabelStyle {
  /// Creates a style with the same color in light and dark mode, as in SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the colour: EKColor(color)")
  @_disfavoredOverload
  public init(
    font: UIFont, color: UIColor, alignment: NSTextAlignment = .left, numberOfLines: Int = 0
  ) {
    self.init(
      font: font, color: EKColor(color), alignment: alignment, numberOfLines: numberOfLines)
  }
}

extension EKProperty.ImageContent {
  /// The first image, for code that was written for SwiftEntryKit 0.7.
  ///
  /// If there are no images, it is an image of zero size. Setting it replaces all images.
  @available(*, deprecated, message: "Use images")
  public var image: UIImage {
    get { images.first ?? UIImage() }
    set { images = [newValue] }
  }

  /// The name of `makesRound` in SwiftEntryKit 0.7.
  @available(*, deprecated, renamed: "makesRound")
  public var makeRound: Bool {
    get { makesRound }
    set { makesRound = newValue }
  }

  /// Creates content with one image, as in SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Rename makeRound to makesRound")
  @_disfavoredOverload
  public init(
    image: UIImage, size: CGSize? = nil, contentMode: UIView.ContentMode = .scaleToFill,
    makeRound: Bool
  ) {
    self.init(image: image, size: size, contentMode: contentMode, makesRound: makeRound)
  }

  /// Creates content with the image with a name, as in SwiftEntryKit 0.7.
  ///
  /// If the name is unknown, no image is shown, and `Presenter.onProblem` reports the name. The
  /// content still takes up the space of `size`.
  @available(*, deprecated, message: "Rename makeRound to makesRound")
  @_disfavoredOverload
  public init(
    imageName: String, size: CGSize? = nil, contentMode: UIView.ContentMode = .scaleToFill,
    makeRound: Bool
  ) {
    self.init(imageName: imageName, size: size, contentMode: contentMode, makesRound: makeRound)
  }
}

extension EKProperty.ButtonContent {
  /// Creates a button's content with the same colors in light and dark mode, as in SwiftEntryKit
  /// 0.7.
  @available(*, deprecated, message: "Wrap the colours: EKColor(color)")
  @_disfavoredOverload
  public init(
    label: EKProperty.LabelContent, backgroundColor: UIColor, highlightedBackgroundColor: UIColor,
    contentEdgeInset: CGFloat = 5, accessibilityIdentifier: String? = nil,
    action: @escaping Action = {}
  ) {
    self.init(
      label: label, backgroundColor: EKColor(backgroundColor),
      highlightedBackgroundColor: EKColor(highlightedBackgroundColor),
      contentEdgeInset: contentEdgeInset, accessibilityIdentifier: accessibilityIdentifier,
      action: action)
  }
}

extension EKProperty.ButtonBarContent {
  /// Creates a bar's content with lines of the same color in light and dark mode, as in
  /// SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the colour: EKColor(separatorColor)")
  @_disfavoredOverload
  public init(
    with buttonContents: EKProperty.ButtonContent..., separatorColor: UIColor,
    horizontalDistributionThreshold: Int = 2, buttonHeight: CGFloat = 50, expandAnimatedly: Bool
  ) {
    self.init(
      with: buttonContents, separatorColor: EKColor(separatorColor),
      horizontalDistributionThreshold: horizontalDistributionThreshold,
      buttonHeight: buttonHeight, expandAnimatedly: expandAnimatedly)
  }

  /// Creates a bar's content from an array of buttons, as in SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the colour: EKColor(separatorColor)")
  @_disfavoredOverload
  public init(
    with buttonContents: [EKProperty.ButtonContent], separatorColor: UIColor,
    horizontalDistributionThreshold: Int = 2, buttonHeight: CGFloat = 50, expandAnimatedly: Bool
  ) {
    self.init(
      with: buttonContents, separatorColor: EKColor(separatorColor),
      horizontalDistributionThreshold: horizontalDistributionThreshold,
      buttonHeight: buttonHeight, expandAnimatedly: expandAnimatedly)
  }
}

extension EKButtonBarView {
  /// Creates a collapsed bar, as in SwiftEntryKit 0.7.
  ///
  /// - Parameters:
  ///   - buttonBarContent: The bar's content. Its `horizontalDistributionThreshold` is ignored.
  ///   - verticalSpreadThreshold: The maximum number of buttons in a row. Values below 1 are
  ///     treated as 1.
  @available(
    *, deprecated, message: "Set horizontalDistributionThreshold of the bar's content instead"
  )
  public convenience init(
    with buttonBarContent: EKProperty.ButtonBarContent, verticalSpreadThreshold: Int
  ) {
    var bar = buttonBarContent
    bar.horizontalDistributionThreshold = verticalSpreadThreshold
    self.init(with: bar)
  }
}

extension EKProperty.TextFieldContent {
  /// The name of `textContent` in SwiftEntryKit 0.5.7.
  @available(*, deprecated, renamed: "textContent")
  public var output: String { textContent }

  /// Creates a field's content with a line of the same color in light and dark mode, as in
  /// SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the colour: EKColor(bottomBorderColor)")
  @_disfavoredOverload
  public init(
    keyboardType: UIKeyboardType = .default, placeholder: EKProperty.LabelContent,
    textStyle: EKProperty.LabelStyle, isSecure: Bool = false, leadingImage: UIImage? = nil,
    bottomBorderColor: UIColor, accessibilityIdentifier: String? = nil
  ) {
    self.init(
      keyboardType: keyboardType, placeholder: placeholder, textStyle: textStyle,
      isSecure: isSecure, leadingImage: leadingImage,
      bottomBorderColor: EKColor(bottomBorderColor),
      accessibilityIdentifier: accessibilityIdentifier)
  }
}
#endif
