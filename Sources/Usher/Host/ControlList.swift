/// The buttons and fields in one overlay's content, in reading order, with links and a
/// grabber last.
///
/// A host adds each control when it builds the content, and uses the list to find the control for a
/// key. The host determines whether a control is visible, for example on the current page.
@MainActor
public struct ControlList<Button, Field> {
  /// The buttons.
  ///
  /// The index of a button is its number in events.
  public private(set) var buttons: [Button] = []
  /// The nodes of `buttons`, in the same order.
  public private(set) var buttonNodes: [OverlayNode.Button] = []
  /// The fields.
  public private(set) var fields: [Field] = []
  /// The nodes of `fields`, in the same order.
  public private(set) var fieldNodes: [OverlayNode.Field] = []

  /// The effect of Return in a field.
  public enum ReturnEffect {
    /// The keyboard focus moves to this field.
    case focuses(Field)
    /// The button with this number is pressed.
    case presses(Int)
    /// Return has no effect.
    case none
  }

  /// Creates a list without controls.
  public init() {}

  /// Adds the next button and returns its number.
  ///
  /// Links and a grabber stay last, so that they don't change the numbers of the app's buttons.
  public mutating func add(_ button: Button, for node: OverlayNode.Button) -> Int {
    let number =
      buttonNodes.lastIndex { $0.kind.order <= node.kind.order }.map { $0 + 1 } ?? 0
    buttons.insert(button, at: number)
    buttonNodes.insert(node, at: number)
    return number
  }

  /// Returns the identifier for UI tests of a button.
  ///
  /// Links have numbers of their own, for example "usher.link.0", because further buttons change
  /// their numbers in events.
  public func identifier(ofButtonAt number: Int) -> String {
    let node = buttonNodes[number]
    guard node.link != nil, let first = buttonNodes.firstIndex(where: { $0.link != nil }) else {
      return node.identifier(at: number)
    }
    return "usher.link.\(number - first)"
  }

  /// Returns the number of the button that gets the keyboard focus first, or `nil` to use the first
  /// control in reading order.
  ///
  /// It is the default button. If there are links, it is otherwise the first button that isn't a
  /// link, because Return would open a link.
  public func firstButton(where isShown: (Button) -> Bool) -> Int? {
    defaultButton(where: isShown)
      ?? (buttonNodes.contains { $0.link != nil }
        ? buttons.indices.first {
          buttonNodes[$0].kind == .action && buttonNodes[$0].isPressable && isShown(buttons[$0])
        } : nil)
  }

  /// Adds the next field.
  public mutating func add(_ field: Field, for node: OverlayNode.Field) {
    fields.append(field)
    fieldNodes.append(node)
  }

  /// The field that gets the keyboard focus when the overlay has appeared, or `nil` if there is
  /// none.
  public var firstField: Field? {
    zip(fields, fieldNodes).first { $1.isFirst }?.0
  }

  /// Returns the number of the first visible default button, or `nil` if it is missing or disabled.
  public func defaultButton(where isShown: (Button) -> Bool) -> Int? {
    buttons.indices.first { buttonNodes[$0].isDefault && isShown(buttons[$0]) }
      .flatMap { buttonNodes[$0].isPressable ? $0 : nil }
  }

  /// Returns the first usable field after an index, or `nil` if there is none.
  public func field(after index: Int, where isUsable: (Field) -> Bool) -> Field? {
    fields.dropFirst(index + 1).first(where: isUsable)
  }

  /// Returns the effect of Return in a field, if the app allows Return there.
  ///
  /// In a field with several lines, Return only inserts a line break, and this is the effect of
  /// Control-Return.
  ///
  /// - Parameters:
  ///   - index: The field's index.
  ///   - field: Whether the user can use a field now.
  ///   - button: Whether a button is visible now.
  /// - Returns: The next usable field, or the default button if there is no further field or if the
  ///   field has several lines.
  public func effectOfReturn(
    inFieldAt index: Int, canUse field: (Field) -> Bool, orPress button: (Button) -> Bool
  ) -> ReturnEffect {
    if !fieldNodes[index].isMultiline, let next = self.field(after: index, where: field) {
      return .focuses(next)
    }
    return defaultButton(where: button).map { .presses($0) } ?? .none
  }
}
