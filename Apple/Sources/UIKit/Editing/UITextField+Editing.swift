public import Foundation

extension UITextField {
  /// Whether there is text.
  public var hasText: Bool { !written.isEmpty }

  /// Types text as a user does, over what is selected; a line feed is Return.
  ///
  /// The delegate is asked, and told of the selection, before the actions of the change are performed.
  public func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    edit(marked ?? selection, with: text)
  }

  /// Removes what is selected, else the letter before the caret.
  public func deleteBackward() {
    var range = marked ?? selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (written as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    edit(range, with: "")
  }

  /// Puts text in the place of a range, without asking the delegate.
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
    put(text, in: clamped(range))
  }

  private func put(_ text: String, in range: NSRange) {
    marked = nil
    written = (written as NSString).replacingCharacters(in: range, with: text)
    select(NSRange(location: range.location + text.utf16.count, length: 0))
    change()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  // MARK: Composed text

  /// What an input method has composed and not yet handed over.
  public var markedTextRange: UITextRange? { marked.map { UITextRange(units: $0) } }

  /// Shows what an input method has composed so far, without asking the delegate.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = clamped(marked ?? selection)
    put(text, in: range)
    marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
    select(
      NSRange(location: range.location + selectedRange.location, length: selectedRange.length))
  }

  /// Keeps what an input method has composed.
  public func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    sendActions(for: .editingChanged)
  }

  // MARK: Places

  /// What is selected, while the field is edited.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(units: selection) }
    set { if let newValue { select(newValue.units) } }
  }

  /// The place before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place after the last letter.
  public var endOfDocument: UITextPosition { UITextPosition(offset: written.utf16.count) }

  /// The text in a range.
  public func text(in range: UITextRange) -> String? {
    (written as NSString).substring(with: clamped(range.units))
  }

  /// The range between two places, in either order.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (start, end) = (min(from.offset, to.offset), max(from.offset, to.offset))
    return UITextRange(units: NSRange(location: start, length: end - start))
  }

  /// The place at a distance from another one; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...written.utf16.count).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// The distance between two places.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// Selects a range and tells the delegate while the field is edited.
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
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line as of something sunken, drawn as a thin line here.
    case bezel = 2
    /// A thin line with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text is seen.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be kept.
    case committed = 0
  }

  /// Posted where editing has begun, with the field as the object.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted where editing has ended, with the field as the object.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted where the text has changed, with the field as the object.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
}
