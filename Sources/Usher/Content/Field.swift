extension OverlayNode {
  /// A text field of one line.
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
    /// The text shown while the field is empty, in its own font and color.
    public internal(set) var placeholder: Text
    /// The field's purpose, as a screen reader says it; the placeholder if none was given.
    public internal(set) var description: String
    /// The icon before the text; `nil` for none.
    public internal(set) var icon: Image?
    /// The kind of text that is expected.
    public internal(set) var purpose: Purpose
    /// The font of the text.
    public internal(set) var font: Font
    /// The color of the text.
    public internal(set) var color: AdaptiveColor
    /// The color of the separator below the field; `nil` for no separator.
    public internal(set) var separator: AdaptiveColor?
    /// Whether the field gets the keyboard focus when its overlay has appeared.
    public let isFirst: Bool
    /// A value of which each change moves the keyboard focus to the field, while the field is
    /// shown.
    public let focusRequests: ObservableValue<Int>?
    /// The callbacks while the user edits the field; `nil` for none.
    public let editing: Editing?
    /// The words about the mistake in the text, shown below the field and announced when they
    /// appear; empty without a mistake, and `nil` for a field that never has one.
    public var error: ObservableValue<String>?
    /// The color of the words about the mistake.
    var errorColor = AdaptiveColor.danger
    /// The surface that the field stands on, as in a form; `nil` for none.
    var ground: Ground?
    /// The field's identifier for UI tests; hosts pass it to the native view, as UIKit's
    /// `accessibilityIdentifier`.
    public var identifier: String?
    /// The platform's own view to type into; `nil` lets the host make a view.
    public var platform: PlatformValue?

    /// Makes a field.
    ///
    /// Return goes on to the next field; in the last field it presses the default button.
    ///
    /// - Parameters:
    ///   - text: The field's text; its current value is shown at first.
    ///   - placeholder: The text shown while the field is empty.
    ///   - description: The field's purpose, as a screen reader says it; the placeholder if empty.
    ///   - icon: The icon before the text.
    ///   - purpose: The kind of text that is expected.
    ///   - font: The font of the text.
    ///   - color: The color of the text.
    ///   - separator: The color of the separator below the field.
    ///   - isFirst: Whether the field gets the keyboard focus when its overlay has appeared; of
    ///     several such fields, the first gets it.
    ///   - focusRequests: A number to change whenever the keyboard focus is to move to the field.
    ///   - editing: The callbacks while the user edits the field.
    ///   - error: The words about the mistake in the text; empty without one.
    public init(
      _ text: ObservableValue<String>, placeholder: Text, description: String = "",
      icon: Image? = nil,
      purpose: Purpose = .text, font: Font = Font(), color: AdaptiveColor = .label,
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
      self.font = font
      self.color = color
      self.separator = separator
      self.isFirst = isFirst
      self.focusRequests = focusRequests
      self.editing = editing
      self.error = error
    }

    /// The kind of text that a field expects; on-screen keyboards adapt to it.
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
      /// A password; its characters are hidden.
      case password
    }
  }
}

extension OverlayNode.Field {
  /// The field's text as a host shows it, without control characters, at which a toolkit may end.
  @MainActor
  public var visibleText: String { text.value.withoutControls }

  /// The text of the mistake, to be shown below the field; `nil` without a mistake.
  @MainActor
  public var validationError: OverlayNode.Text? {
    let text = OverlayNode.Text(error?.value ?? "", size: 12, color: errorColor)
    return text.isBlank ? nil : text
  }

  /// The surface below the field's text, with a border that shows whether the field is edited or
  /// has a mistake; `nil` for a field without a surface.
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

  /// The colors of a surface that a field stands on.
  struct Ground: Sendable {
    var fill = AdaptiveColor.fill
    var edge = AdaptiveColor.fieldEdge
    var editedEdge = AdaptiveColor.accent
  }

  /// The field's purpose and the mistake, as a screen reader says them.
  @MainActor
  public var spokenDescription: String {
    [description, validationError?.string ?? ""].filter { !$0.isEmpty }.asSentences
  }
}
