/// The buttons and fields of one overlay's content, in reading order, as a host builds them.
///
/// A host adds each control as it builds the content, and asks which one a key leads to. Whether a
/// control is shown now is the host's to say: one on another page is not.
@MainActor
public struct ControlList<Button, Field> {
  /// The buttons, each at the index of its number in events.
  public private(set) var buttons: [Button] = []
  /// The buttons' descriptions, in the order of `buttons`.
  public private(set) var buttonNodes: [OverlayNode.Button] = []
  /// The fields.
  public private(set) var fields: [Field] = []
  /// The fields' descriptions, in the order of `fields`.
  public private(set) var fieldNodes: [OverlayNode.Field] = []

  /// The effect of Return in a field.
  public enum ReturnEffect {
    /// The keyboard focus goes on to this field.
    case focuses(Field)
    /// The button with this number is pressed.
    case presses(Int)
    /// Return has no effect.
    case none
  }

  /// Makes a list without a control.
  public init() {}

  /// Adds the next button, and returns its number.
  public mutating func add(_ button: Button, for node: OverlayNode.Button) -> Int {
    buttons.append(button)
    buttonNodes.append(node)
    return buttons.count - 1
  }

  /// Adds the next field.
  public mutating func add(_ field: Field, for node: OverlayNode.Field) {
    fields.append(field)
    fieldNodes.append(node)
  }

  /// The field that gets the keyboard focus when the overlay has appeared; `nil` for none.
  public var firstField: Field? {
    zip(fields, fieldNodes).first { $1.isFirst }?.0
  }

  /// Returns the number of the button that Return presses: the first default button that is shown;
  /// `nil` for none, and if the button cannot be pressed.
  public func defaultButton(where isShown: (Button) -> Bool) -> Int? {
    buttons.indices.first { buttonNodes[$0].isDefault && isShown(buttons[$0]) }
      .flatMap { buttonNodes[$0].isPressable ? $0 : nil }
  }

  /// Returns the next field after the one at an index, among those that the user can use; `nil` for
  /// none.
  public func field(after index: Int, where isUsable: (Field) -> Bool) -> Field? {
    fields.dropFirst(index + 1).first(where: isUsable)
  }

  /// Returns the effect of Return in a field, if the field's app allows any.
  ///
  /// - Parameters:
  ///   - index: The field's index.
  ///   - field: Whether the user can use a field now.
  ///   - button: Whether a button is shown now.
  /// - Returns: The next usable field for the focus, or else the default button.
  public func effectOfReturn(
    inFieldAt index: Int, canUse field: (Field) -> Bool, orPress button: (Button) -> Bool
  ) -> ReturnEffect {
    if let next = self.field(after: index, where: field) { return .focuses(next) }
    return defaultButton(where: button).map { .presses($0) } ?? .none
  }
}
