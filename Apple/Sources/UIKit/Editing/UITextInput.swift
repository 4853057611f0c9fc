public import Foundation

/// What is asked of a keyboard.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// What becomes upper case by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are mended.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The words on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key can be used only where there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the letters are hidden.
  var isSecureTextEntry: Bool { get set }
}

/// A responder that text is typed into.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text in the place of what is selected.
  func insertText(_ text: String)
  /// Removes what is selected, else the letter before the caret.
  func deleteBackward()
}

/// A responder whose text is edited, as much of it as the stand-in has.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// What is selected; empty where there is only a caret.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method has composed and not yet handed over.
  var markedTextRange: UITextRange? { get }
  /// The place before the first letter.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last letter.
  var endOfDocument: UITextPosition { get }
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Shows what an input method has composed so far.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps what an input method has composed.
  func unmarkText()
  /// The range between two places.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  /// The place at a distance from another one, in UTF-16 units.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The distance between two places, in UTF-16 units.
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  /// The rectangle of a caret.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place in a text.
@MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the place.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// A range of a text.
@MainActor
open class UITextRange: NSObject {
  /// The place before the range.
  open var start: UITextPosition { UITextPosition(offset: units.location) }
  /// The place after the range.
  open var end: UITextPosition { UITextPosition(offset: NSMaxRange(units)) }
  /// Whether there is nothing in the range.
  open var isEmpty: Bool { units.length == 0 }
  /// The range in UTF-16 units.
  let units: NSRange

  init(units: NSRange) {
    self.units = units
  }
}
