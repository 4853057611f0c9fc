/// What the texts of an element look like.
extension OverlayElement {
  /// Sets the font, such as `.headline` or `.system(size: 14, weight: .bold)`.
  public func font(_ font: OverlayNode.Font) -> OverlayElement { setting { $0.font = font } }

  /// Sets the weight of the letters.
  public func fontWeight(_ weight: OverlayNode.Font.Weight) -> OverlayElement {
    setting { $0.weight = weight }
  }

  /// Sets bold letters.
  public func bold() -> OverlayElement { fontWeight(.bold) }

  /// Sets italic letters.
  public func italic() -> OverlayElement { setting { $0.isItalic = true } }

  /// Sets the kind of typeface.
  public func fontDesign(_ design: OverlayNode.Font.Design) -> OverlayElement {
    setting { $0.design = design }
  }

  /// Sets letters of one width.
  public func monospaced() -> OverlayElement { fontDesign(.monospaced) }

  /// Underlines the texts.
  public func underline() -> OverlayElement { setting { $0.isUnderlined = true } }

  /// Draws a line through the texts.
  public func strikethrough() -> OverlayElement { setting { $0.isStruckThrough = true } }

  /// Sets the color of texts, icons, the labels of buttons and the filled part of progress bars.
  public func foregroundStyle(_ color: AdaptiveColor) -> OverlayElement {
    setting { $0.color = color }
  }

  /// Sets the color of progress bars, spinners and the labels of buttons; a prominent button has it
  /// as its surface.
  public func tint(_ color: AdaptiveColor) -> OverlayElement { setting { $0.tint = color } }

  /// Sets the place of lines within the width of their text.
  public func multilineTextAlignment(
    _ alignment: OverlayNode.Text.Alignment
  ) -> OverlayElement {
    setting { $0.alignment = alignment }
  }

  /// Sets the maximum number of lines of each text, with the rest shortened to "…"; `nil` for no
  /// limit, and less than 1 counts as 1.
  public func lineLimit(_ number: Int?) -> OverlayElement { setting { $0.lineLimit = number } }
}

/// Buttons of an element.
extension OverlayElement {
  /// Sets the surface of the buttons, such as `.borderedProminent`.
  ///
  /// A button in the style `borderedProminent` is also pressed by Return.
  public func buttonStyle(_ style: OverlayNode.ButtonStyle) -> OverlayElement {
    setting { $0.buttonStyle = style }
  }

  /// Sets the shape of the buttons, such as `.capsule`.
  public func buttonBorderShape(_ shape: OverlayButtonShape) -> OverlayElement {
    setting { $0.buttonShape = shape }
  }

  /// Disables the buttons, which are then faint and cannot be pressed.
  public func disabled(_ isDisabled: Bool = true) -> OverlayElement {
    setting { $0.isEnabled = isDisabled ? ObservableValue(false) : $0.isEnabled }
  }

  /// Disables the buttons while a value is `true`.
  @MainActor
  public func disabled(_ isDisabled: ObservableValue<Bool>) -> OverlayElement {
    let isEnabled = isDisabled.map { !$0 }
    return setting { $0.isEnabled = isEnabled }
  }
}

/// The shape of a button.
public enum OverlayButtonShape: Hashable, Sendable {
  /// A rectangle with round ends.
  case capsule
  /// A circle, for a button with an icon alone; a button with a title is a capsule.
  case circle
  /// A rectangle with rounded corners, in points.
  case roundedRectangle(radius: Double = 10)

  /// Returns a style in this shape.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - icon: The icon of a button without a title; `nil` for any other button.
  /// - Returns: The style.
  func shaping(
    _ style: OverlayNode.ButtonStyle, aroundOnly icon: OverlayNode.Image?
  ) -> OverlayNode.ButtonStyle {
    let radius: Double =
      switch self {
      // At most half the height is used.
      case .capsule, .circle: Length.longest
      case .roundedRectangle(let radius): radius
      }
    var padding = style.padding
    if self == .circle, let icon {
      // As wide as high.
      let side = max(style.height, icon.size.width, icon.size.height)
      padding = Insets(
        horizontal: (side - icon.size.width) / 2, vertical: (side - icon.size.height) / 2)
    }
    return style.shaped(cornerRadius: radius, padding: padding, height: style.height)
  }
}

/// Fields of an element.
extension OverlayElement {
  /// Sets the keyboard of a text field; other elements, and fields for passwords, stay as they are.
  public func keyboardType(_ type: OverlayKeyboardType) -> OverlayElement {
    changing { node in
      guard case .field(var field) = node, field.purpose != .password else { return node }
      field.purpose = type.purpose
      return .field(field)
    }
  }

  /// Calls `action` with the new value after every change of a value, for as long as the value
  /// exists.
  ///
  /// If the content is built again, the new action replaces the one before.
  @MainActor
  public func onChange<Value>(
    of value: ObservableValue<Value>, _ action: @escaping @MainActor (Value) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> OverlayElement {
    value.onChange(action, fileID: fileID, line: line, column: column)
    return self
  }
}

extension OverlayElement {
  /// Calls `action` with the value before and the new one after every change, as `onChange(of:_:)`
  /// with one parameter does.
  @MainActor
  public func onChange<Value>(
    of value: ObservableValue<Value>, _ action: @escaping @MainActor (Value, Value) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> OverlayElement {
    var before = value.value
    return onChange(
      of: value,
      { (new: Value) in
        let old = before
        before = new
        action(old, new)
      }, fileID: fileID, line: line, column: column)
  }
}

/// The keyboard for a text field, by UIKit's words.
public enum OverlayKeyboardType: Hashable, Sendable, CaseIterable {
  /// The usual keyboard.
  case `default`
  /// The digits.
  case numberPad
  /// The digits and signs of telephone numbers.
  case phonePad
  /// The letters and signs of e-mail addresses.
  case emailAddress
  /// The letters and signs of web addresses.
  case URL

  fileprivate var purpose: OverlayNode.Field.Purpose {
    switch self {
    case .default: .text
    case .numberPad: .number
    case .phonePad: .phone
    case .emailAddress: .email
    case .URL: .url
    }
  }
}
