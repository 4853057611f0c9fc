/// The style of texts.
extension OverlayElement {
  /// Sets the font, such as `.headline` or `.system(size: 14, weight: .bold)`.
  public func font(_ font: OverlayNode.Font) -> OverlayElement { setting { $0.font = font } }

  /// Sets the weight of the characters.
  public func fontWeight(_ weight: OverlayNode.Font.Weight) -> OverlayElement {
    setting { $0.weight = weight }
  }

  /// Makes the text bold.
  public func bold() -> OverlayElement { fontWeight(.bold) }

  /// Makes the text italic.
  public func italic() -> OverlayElement { setting { $0.isItalic = true } }

  /// Sets the typeface design.
  public func fontDesign(_ design: OverlayNode.Font.Design) -> OverlayElement {
    setting { $0.design = design }
  }

  /// Makes all characters equally wide.
  public func monospaced() -> OverlayElement { fontDesign(.monospaced) }

  /// Underlines the text.
  public func underline() -> OverlayElement { setting { $0.isUnderlined = true } }

  /// Strikes through the text.
  public func strikethrough() -> OverlayElement { setting { $0.isStruckThrough = true } }

  /// Sets whether the user can select the texts.
  ///
  /// The labels of buttons can't be selected. ``OverlayNode/Text/isSelectable`` describes what each
  /// system offers.
  public func textSelection(_ selection: OverlayTextSelection) -> OverlayElement {
    setting { $0.isSelectable = selection == .enabled }
  }

  /// Sets the color of texts, icons, button labels and the filled part of progress bars.
  public func foregroundStyle(_ color: AdaptiveColor) -> OverlayElement {
    setting { $0.color = color }
  }

  /// Sets the color of progress bars, activity indicators and button labels.
  ///
  /// For a prominent button, the tint is the color of the surface.
  public func tint(_ color: AdaptiveColor) -> OverlayElement { setting { $0.tint = color } }

  /// Sets the alignment of lines within the width of their text.
  public func multilineTextAlignment(
    _ alignment: OverlayNode.Text.Alignment
  ) -> OverlayElement {
    setting { $0.alignment = alignment }
  }

  /// Sets the maximum number of lines of each text, or `nil` if there is no limit.
  ///
  /// Text that doesn't fit is replaced by "…". Values below 1 are treated as 1.
  public func lineLimit(_ number: Int?) -> OverlayElement {
    setting { ($0.lineLimit, $0.minimumLines) = (number, nil) }
  }

  /// Sets the minimum and the maximum height of each vertical text field, in lines.
  ///
  /// For texts, only the maximum applies. Bounds below 1 are treated as 1, and the maximum height
  /// of a text field is 20 lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> OverlayElement {
    setting { ($0.lineLimit, $0.minimumLines) = (limit.upperBound, limit.lowerBound) }
  }

  /// Sets the minimum height of each vertical text field, in lines.
  ///
  /// Texts aren't limited. See also `lineLimit(_:)` for a closed range.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> OverlayElement {
    setting { ($0.lineLimit, $0.minimumLines) = (nil, limit.lowerBound) }
  }

  /// Sets the maximum height of each vertical text field and each text, in lines.
  ///
  /// See also `lineLimit(_:)` for a closed range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> OverlayElement {
    lineLimit(limit.upperBound)
  }
}

/// Whether the user can select texts.
public enum OverlayTextSelection: Hashable, Sendable, CaseIterable {
  /// The user can select the texts.
  case enabled
  /// The user can't select the texts.
  case disabled
}

/// The style of buttons.
extension OverlayElement {
  /// Sets the surface of the buttons, such as `.borderedProminent`.
  ///
  /// Return also presses a button with the style `borderedProminent`.
  public func buttonStyle(_ style: OverlayNode.ButtonStyle) -> OverlayElement {
    setting { $0.buttonStyle = style }
  }

  /// Sets the shape of the buttons, such as `.capsule`.
  public func buttonBorderShape(_ shape: OverlayButtonShape) -> OverlayElement {
    setting { $0.buttonShape = shape }
  }

  /// Disables the buttons.
  ///
  /// Disabled buttons are drawn with less opacity and can't be pressed.
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
  /// A circle, for a button with only an icon.
  ///
  /// A button with a title becomes a capsule.
  case circle
  /// A rectangle with rounded corners, in points.
  case roundedRectangle(radius: Double = 10)

  /// Returns a style with this shape.
  ///
  /// - Parameters:
  ///   - style: The style to change.
  ///   - icon: The icon if the button has no title, otherwise `nil`.
  /// - Returns: The changed style.
  func shaping(
    _ style: OverlayNode.ButtonStyle, aroundOnly icon: OverlayNode.Image?
  ) -> OverlayNode.ButtonStyle {
    let radius: Double =
      switch self {
      // Half the height is the maximum.
      case .capsule, .circle: Length.longest
      case .roundedRectangle(let radius): radius
      }
    var padding = style.padding
    if self == .circle, let icon {
      // The button is as wide as it is tall.
      let side = max(style.height, icon.size.width, icon.size.height)
      padding = Insets(
        horizontal: (side - icon.size.width) / 2, vertical: (side - icon.size.height) / 2)
    }
    return style.shaped(cornerRadius: radius, padding: padding, height: style.height)
  }
}

/// The behavior of fields.
extension OverlayElement {
  /// Sets the keyboard of a text field.
  ///
  /// Other elements and password fields are unchanged.
  public func keyboardType(_ type: OverlayKeyboardType) -> OverlayElement {
    changing { node in
      guard case .field(var field) = node, field.purpose != .password else { return node }
      field.purpose = type.purpose
      return .field(field)
    }
  }

  /// Calls `action` with the new value after every change, as long as the observable value exists.
  ///
  /// If the content is built again, the new action replaces the previous action.
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
  /// Calls `action` with the old and the new value after every change, as long as the observable
  /// value exists.
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
        // If an earlier observer changes the value, the change that it makes is reported first.
        if new != old { action(old, new) }
      }, fileID: fileID, line: line, column: column)
  }
}

/// The keyboard for a text field, with UIKit's names.
public enum OverlayKeyboardType: Hashable, Sendable, CaseIterable {
  /// The standard keyboard.
  case `default`
  /// A keyboard with digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for e-mail addresses.
  case emailAddress
  /// A keyboard for web addresses.
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
