public import Foundation

extension UITextField {
  /// Whether the field contains text.
  public var hasText: Bool { !written.isEmpty }

  /// Types text like a user, and replaces the selection.
  ///
  /// A line feed presses Return.
  ///
  /// The delegate is called first. It is notified of the selection before the actions for the
  /// change are performed. The first change of a secret text replaces the whole text, even if the
  /// delegate was called with another range.
  public func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    edit(marked ?? selection, with: text)
  }

  /// Deletes the selection, or the character before the caret.
  public func deleteBackward() {
    var range = marked ?? selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (written as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    edit(range, with: "")
  }

  /// Replaces the text in a range, without calling the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    put(text, in: clamped(range.units))
  }

  /// Presses the keyboard's return key.
  private func pressReturn() {
    if enablesReturnKeyAutomatically, written.isEmpty { return }
    unmarkText()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  private func edit(_ range: NSRange, with text: String) {
    let range = clamped(range)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    put(text, in: clearsOnChange ? clamped(NSRange(location: 0, length: .max)) : clamped(range))
  }

  /// Replaces the text without calling the delegate, and without the keyboard.
  func fill(_ text: String) {
    put(text, in: clamped(NSRange(location: 0, length: .max)))
  }

  private func put(_ text: String, in range: NSRange, marking composed: NSRange? = nil) {
    (marked, clearsOnChange) = (composed, false)
    written = (written as NSString).replacingCharacters(in: range, with: text)
    select(NSRange(location: range.location + text.utf16.count, length: 0))
    change()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  // MARK: Composed text

  /// The range that an input method is still composing, or `nil` if there is none.
  public var markedTextRange: UITextRange? { marked.map { UITextRange(units: $0) } }

  /// Shows the text that an input method is composing, without calling the delegate.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = clamped(marked ?? selection)
    // The field already has the range when it reports the change.
    let composed = NSRange(location: range.location, length: text.utf16.count)
    put(text, in: range, marking: text.isEmpty ? nil : composed)
    select(
      NSRange(location: range.location + selectedRange.location, length: selectedRange.length))
  }

  /// Accepts the text that an input method was composing.
  public func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    sendActions(for: .editingChanged)
  }

  // MARK: Places

  /// The selected range, which is empty for a caret.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(units: selection) }
    set { if let newValue { select(newValue.units) } }
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: written.utf16.count) }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    (written as NSString).substring(with: clamped(range.units))
  }

  /// Returns the range between two positions, in either order.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (start, end) = (min(from.offset, to.offset), max(from.offset, to.offset))
    return UITextRange(units: NSRange(location: start, length: end - start))
  }

  /// Returns the position at an offset from another position, or `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...written.utf16.count).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// Returns the distance between two positions, in UTF-16 units.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// Selects a range.
  ///
  /// Notifies the delegate while the field is being edited.
  func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    selection = range
    setNeedsDisplay()
    if isFirstResponder { delegate?.textFieldDidChangeSelection(self) }
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let count = written.utf16.count
    let start = min(max(range.location, 0), count)
    return NSRange(location: start, length: min(max(range.length, 0), count - start))
  }
}

extension UITextField {
  /// The style of a field's border.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken border, drawn by the stand-in as a thin line.
    case bezel = 2
    /// A thin line with rounded corners.
    case roundedRect = 3
  }

  /// The conditions for showing a side view.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// Only during editing.
    case whileEditing = 1
    /// Only while the field isn't being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is kept.
    case committed = 0
  }

  /// Posted when editing has begun, with the field as the object.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when editing has ended, with the field as the object.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when the text has changed, with the field as the object.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
}
