#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

extension EKProperty {
  /// A text field's content and appearance.
  public struct TextFieldContent {
    /// The delegate of the text field that is created from this content.
    ///
    /// The delegate isn't retained.
    public weak var delegate: (any UITextFieldDelegate)?
    /// The keyboard for the expected kind of text.
    public var keyboardType: UIKeyboardType
    /// Whether the typed text is hidden, for example for a password.
    public var isSecure: Bool
    // SwiftEntryKit declares this implicitly unwrapped type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The image before the text.
    ///
    /// If it is `nil`, the space for the image stays empty.
    public var leadingImage: UIImage!
    /// The text shown while the field is empty.
    public var placeholder: LabelContent
    /// The style of the typed text.
    public var textStyle: LabelStyle
    // SwiftEntryKit declares this implicitly unwrapped type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the image and the caret, or `nil` to use the inherited tint color.
    public var tintColor: EKColor!
    /// The light or dark mode of the tint and of the line's color.
    public var displayMode: EKAttributes.DisplayMode
    /// The color of the line below the field.
    public var bottomBorderColor: EKColor
    /// The field's accessibility identifier, for UI tests.
    public var accessibilityIdentifier: String?
    private let typed = Locked("")

    /// Creates a text field's content.
    public init(
      delegate: (any UITextFieldDelegate)? = nil, keyboardType: UIKeyboardType = .default,
      placeholder: LabelContent, tintColor: EKColor? = nil,
      displayMode: EKAttributes.DisplayMode = .inferred, textStyle: LabelStyle,
      isSecure: Bool = false, leadingImage: UIImage? = nil, bottomBorderColor: EKColor = .clear,
      accessibilityIdentifier: String? = nil
    ) {
      self.delegate = delegate
      self.keyboardType = keyboardType
      self.placeholder = placeholder
      self.tintColor = tintColor
      self.displayMode = displayMode
      self.textStyle = textStyle
      self.isSecure = isSecure
      self.leadingImage = leadingImage
      self.bottomBorderColor = bottomBorderColor
      self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// The initial text of the field, and the typed text after the form's button was pressed.
    ///
    /// All copies of the content share the text.
    public var textContent: String {
      get { typed.value }
      set { typed.value = newValue }
    }

    /// Returns the tint color, or `nil` if there is none.
    ///
    /// If `displayMode` is `inferred`, the traits determine the mode.
    public func tintColor(for traitCollection: UITraitCollection) -> UIColor? {
      tintColor?.color(for: traitCollection, mode: displayMode)
    }

    /// Returns the color of the line below the field.
    ///
    /// If `displayMode` is `inferred`, the traits determine the mode.
    public func bottomBorderColor(for traitCollection: UITraitCollection) -> UIColor? {
      bottomBorderColor.color(for: traitCollection, mode: displayMode)
    }
  }
}
#endif
