extension Node {
  /// A line to type into.
  public struct Field: Sendable {
    /// What is typed, as it is typed.
    public let text: Live<String>
    /// What is seen while it is empty; its font and colour count, too.
    public let placeholder: Text
    /// What it is for, for those who cannot see it; the placeholder where it is empty.
    public let description: String
    /// What stands before it.
    public let icon: Image?
    /// What is expected.
    public let purpose: Purpose
    /// The letters of what is typed.
    public let font: Font
    /// Their colour.
    public let color: AdaptiveColor
    /// The colour of the line below it; `nil` draws none.
    public let separator: AdaptiveColor?
    /// Whether it has the focus when its overlay has come.
    public let isFirst: Bool
    /// Moves the focus here, while it is shown, with each change.
    public let focusRequests: Live<Int>?
    /// What its client is asked and told while a person types; `nil` for nothing.
    public let editing: Editing?
    /// Its name in tests; a host that has such names gives it to its widget.
    public var identifier: String?
    /// The platform's own view to type into; `nil` lets the host make one.
    package var platform: PlatformValue?

    /// Makes a field.
    ///
    /// Return goes on to the next field, and in the last one presses the default button.
    ///
    /// - Parameters:
    ///   - text: What is typed; what it holds already is shown.
    ///   - placeholder: What is seen while it is empty.
    ///   - description: What it is for; the placeholder where it is empty.
    ///   - icon: What stands before it.
    ///   - purpose: What is expected.
    ///   - font: The letters of what is typed.
    ///   - color: Their colour.
    ///   - separator: The colour of the line below it.
    ///   - isFirst: Whether it takes the focus when its overlay has come; of several, the first does.
    ///   - focusRequests: A number to change whenever the focus is to move here.
    ///   - editing: What the client is asked and told while a person types.
    public init(
      _ text: Live<String>, placeholder: Text, description: String = "", icon: Image? = nil,
      purpose: Purpose = .text, font: Font = Font(), color: AdaptiveColor = .label,
      separator: AdaptiveColor? = nil, isFirst: Bool = false, focusRequests: Live<Int>? = nil,
      editing: Editing? = nil
    ) {
      self.text = text
      self.placeholder = placeholder
      self.description = description.isEmpty ? placeholder.string : description
      self.icon = icon
      self.purpose = purpose
      self.font = font
      self.color = color
      self.separator = separator
      self.isFirst = isFirst
      self.focusRequests = focusRequests
      self.editing = editing
    }

    /// What a person is to type; a keyboard on the screen suits itself to it.
    public enum Purpose: Hashable, Sendable, CaseIterable {
      /// Any words.
      case text
      /// A person's name.
      case name
      /// An electronic address.
      case email
      /// A telephone number.
      case phone
      /// A whole number.
      case number
      /// An address on the web.
      case url
      /// A secret, which is not shown.
      case password
    }
  }
}
