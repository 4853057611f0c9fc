extension OverlayNode {
  /// A single-line or multiline text field.
  ///
  /// ```swift
  /// let name = ObservableValue("")
  /// let field = OverlayNode.Field(name, placeholder: OverlayNode.Text("Name"), isFirst: true)
  /// presenter.present(Overlay(OverlayContent(.field(field))).duration(.infinite))
  /// name.value = "Ada"  // the field shows the name
  /// ```
  public struct Field: Sendable {
    /// The field's text, updated with every change.
    public let text: ObservableValue<String>
    /// The text shown while the field is empty, with its own font and color.
    public internal(set) var placeholder: Text
    /// The field's purpose for screen readers.
    ///
    /// The default is the placeholder.
    public internal(set) var description: String
    /// The icon before the text, or `nil` if there is none.
    public internal(set) var icon: Image?
    /// The expected kind of text.
    public internal(set) var purpose: Purpose
    /// The minimum and the maximum height of the text, in lines.
    ///
    /// The field grows with its text, up to the maximum. Then the text scrolls. The default is
    /// `1...1`. Bounds below 1 are treated as 1, and bounds above 20 as 20. A password always has
    /// one line.
    public let lines: ClosedRange<Int>
    /// The font of the text.
    public internal(set) var font: Font
    /// The color of the text.
    public internal(set) var color: AdaptiveColor
    /// The color of the separator below the field, or `nil` if there is none.
    public internal(set) var separator: AdaptiveColor?
    /// Whether the field gets the keyboard focus after its overlay appears.
    public let isFirst: Bool
    /// A number whose changes move the keyboard focus to the field while the field is shown.
    public let focusRequests: ObservableValue<Int>?
    /// The callbacks for editing the field, or `nil` if there are none.
    public let editing: Editing?
    /// The error message below the field.
    ///
    /// The message is announced when it appears. An empty string means that the text is valid.
    /// `nil` means that the field never shows an error.
    public var error: ObservableValue<String>?
    var errorColor = AdaptiveColor.danger
    /// The surface behind the field, as in a form, or `nil` if there is none.
    var ground: Ground?
    /// The field's identifier for UI tests.
    ///
    /// Hosts set it on the native view, for example as UIKit's `accessibilityIdentifier`.
    public var identifier: String?
    /// The platform's view for entering text, or `nil` to use the host's own view.
    public var platform: PlatformValue?

    /// Creates a field.
    ///
    /// The parameters have the same meaning as the properties. In a single-line field, Return moves
    /// to the next field, or presses the default button if this is the last field. In a multiline
    /// field, Return inserts a line break, and Control-Return presses the default button. If
    /// `isFirst` is `true` for several fields, the first gets the keyboard focus. If `description`
    /// is empty, screen readers use the placeholder.
    public init(
      _ text: ObservableValue<String>, placeholder: Text, description: String = "",
      icon: Image? = nil,
      purpose: Purpose = .text, lines: ClosedRange<Int> = 1...1, font: Font = Font(),
      color: AdaptiveColor = .label,
      separator: AdaptiveColor? = nil, isFirst: Bool = false,
      focusRequests: ObservableValue<Int>? = nil,
      editing: Editing? = nil, error: ObservableValue<String>? = nil
    ) {
      self.text = text
      self.placeholder = placeholder
      self.description =
        description.isEmpty ? placeholder.string : description.withoutControls
      self.icon = icon
      self.purpose = purpose
      self.lines = purpose == .password ? 1...1 : lines.clamped(to: 1...20)
      self.font = font
      self.color = color
      self.separator = separator
      self.isFirst = isFirst
      self.focusRequests = focusRequests
      self.editing = editing
      self.error = error
    }

    /// The kind of text that a field expects.
    ///
    /// On-screen keyboards adapt accordingly.
    public enum Purpose: Hashable, Sendable, CaseIterable {
      /// Any text.
      case text
      /// A person's name.
      case name
      /// An e-mail address.
      case email
      /// A telephone number.
      case phone
      /// A whole number.
      case number
      /// A web address.
      case url
      /// A password, shown with hidden characters.
      case password
    }
  }
}

extension OverlayNode.Field {
  /// The text that a host shows, without control characters.
  ///
  /// A toolkit may cut off text at a control character. In a multiline field, every line break is a
  /// line feed.
  @MainActor
  public var visibleText: String {
    isMultiline ? text.value.withLineFeeds : text.value.withoutControls
  }

  /// The error message to show below the field, or `nil` if the text is valid.
  @MainActor
  public var validationError: OverlayNode.Text? {
    let text = OverlayNode.Text(error?.value ?? "", size: 12, color: errorColor)
    return text.isBlank ? nil : text
  }

  /// Returns the surface behind the field, or `nil` if it has none.
  ///
  /// The border shows whether the field is being edited or has an error.
  @MainActor
  public func surface(isEdited: Bool) -> OverlayStyle? {
    ground.map { ground in
      let isWrong = validationError != nil
      return OverlayStyle(
        background: .color(ground.fill), cornerRadius: Look.Field.radius,
        border: OverlayBorder(
          isWrong ? errorColor : isEdited ? ground.editedEdge : ground.edge,
          width: isEdited ? 2 : 1),
        shadow: nil)
    }
  }

  /// The colors of the surface behind a field.
  struct Ground: Hashable, Sendable {
    var fill = AdaptiveColor.fill
    var edge = AdaptiveColor.fieldEdge
    var editedEdge = AdaptiveColor.accent
  }

  /// The field's purpose and error message for screen readers.
  @MainActor
  public var spokenDescription: String {
    [description, validationError?.string ?? ""].filter { !$0.isEmpty }.asSentences
  }
}
