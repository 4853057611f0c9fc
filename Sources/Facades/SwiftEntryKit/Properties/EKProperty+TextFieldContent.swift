extension EKProperty {
  /// What a person is to type, and how that looks.
  public struct TextFieldContent {
    /// Is asked and told about the editing of the field that is made of this; not kept alive.
    public weak var delegate: (any UITextFieldDelegate)?
    /// What is expected.
    public var keyboardType: UIKeyboardType
    /// Whether what is typed is a secret.
    public var isSecure: Bool
    // The type is the original's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What stands before the line.
    public var leadingImage: UIImage!
    /// What is seen while nothing is typed.
    public var placeholder: LabelContent
    /// How what is typed looks.
    public var textStyle: LabelStyle
    // The type is the original's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the image; `nil` is that of letters.
    public var tintColor: EKColor!
    /// Whether its colours are the light or the dark ones.
    public var displayMode: EKAttributes.DisplayMode
    /// The colour of the line below.
    public var bottomBorderColor: EKColor
    /// Its name in tests.
    public var accessibilityIdentifier: String?
    private let typed = SharedValue("")

    /// Makes a field's content.
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

    /// What was typed when the form's button was pressed, and what a field begins with; all copies have it
    /// in common.
    public var textContent: String {
      get { typed.value }
      set { typed.value = newValue }
    }

    /// Its tint under these traits; `nil` where it has none.
    public func tintColor(for traitCollection: UITraitCollection) -> UIColor? {
      tintColor?.color(for: traitCollection, mode: displayMode)
    }

    /// The colour of the line below under these traits.
    public func bottomBorderColor(for traitCollection: UITraitCollection) -> UIColor? {
      bottomBorderColor.color(for: traitCollection, mode: displayMode)
    }
  }
}
