public import Foundation

/// The properties of the keyboard for a text input.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The style of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is displayed as bullets.
  var isSecureTextEntry: Bool { get set }
}

/// All properties are optional in UIKit.
///
/// For a responder without them, these are the values.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// A responder that accepts simple text entry.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the responder contains text.
  var hasText: Bool { get }
  /// Replaces the selection with text.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// A responder with editable text.
///
/// This is a reduced form of UIKit's protocol.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected range, which is empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range that an input method is still composing, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Shows the text that an input method is composing.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the text that an input method was composing.
  func unmarkText()
  /// Returns the range between two positions.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another position, in UTF-16 units.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the distance between two positions, in UTF-16 units.
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  /// Returns the caret's rectangle at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the text position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The position's UTF-16 offset from the beginning of the text.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The position at the start of the range.
  open var start: UITextPosition { UITextPosition(offset: units.location) }
  /// The position at the end of the range.
  open var end: UITextPosition { UITextPosition(offset: NSMaxRange(units)) }
  /// Whether the range is empty.
  open var isEmpty: Bool { units.length == 0 }
  /// The range in UTF-16 units.
  let units: NSRange

  init(units: NSRange) {
    self.units = units
  }
}
