public import Foundation

extension UITextView {
  /// The delegate, if it also is a text view's delegate.
  var own: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Whether the view contains text.
  public var hasText: Bool { !written.isEmpty }

  /// Types text like a user, and replaces the selection.
  ///
  /// The delegate is called first. It is notified of the selection before it is notified of the
  /// change.
  public func insertText(_ text: String) {
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

  /// Replaces the text in a range, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    put(text, in: clamped(range.units))
  }

  private func edit(_ range: NSRange, with text: String) {
    let range = clamped(range)
    guard isEditable,
      own?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    put(text, in: clamped(range))
  }

  private func put(_ text: String, in range: NSRange, marking composed: NSRange? = nil) {
    marked = composed
    written = (written as NSString).replacingCharacters(in: range, with: text)
    select(NSRange(location: range.location + text.utf16.count, length: 0))
    showSelection()
    own?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// Scrolls to the selection in the next layout.
  func showSelection() {
    mustShowSelection = true
    setNeedsLayout()
  }

  // MARK: Composed text

  /// The range that an input method is still composing, or `nil` if there is none.
  public var markedTextRange: UITextRange? { marked.map { UITextRange(units: $0) } }

  /// Shows the text that an input method is composing, without asking the delegate.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = clamped(marked ?? selection)
    // The view already has the range when it reports the change.
    let composed = NSRange(location: range.location, length: text.utf16.count)
    put(text, in: range, marking: text.isEmpty ? nil : composed)
    select(
      NSRange(location: range.location + selectedRange.location, length: selectedRange.length))
  }

  /// Accepts the text that an input method was composing.
  public func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    own?.textViewDidChange(self)
  }

  // MARK: Places

  /// The selected range in UTF-16 units, which is empty for a caret.
  public var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }

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

  /// Selects a range, and notifies the delegate.
  func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    selection = range
    setNeedsLayout()
    own?.textViewDidChangeSelection(self)
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let count = written.utf16.count
    let start = min(max(range.location, 0), count)
    return NSRange(location: start, length: min(max(range.length, 0), count - start))
  }
}

extension UITextView {
  /// Posted when editing has begun, with the view as the object.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when editing has ended, with the view as the object.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when the text has changed, with the view as the object.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
}
