#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The native view in which the user types into a field.
@MainActor
enum FieldEntry {
  /// A text field, which the host or the app has created, for one line of text.
  case line(UITextField)
  /// A text view for several lines of text.
  case lines(UITextView)

  var view: any UIView & UITextInput {
    switch self {
    case .line(let field): field
    case .lines(let text): text
    }
  }

  var written: String {
    get {
      switch self {
      case .line(let field): field.text ?? ""
      case .lines(let text): text.text ?? ""
      }
    }
    nonmutating set {
      switch self {
      case .line(let field): field.text = newValue
      case .lines(let text): text.text = newValue
      }
    }
  }

  /// The text view, or `nil` for one line of text.
  var text: UITextView? {
    switch self {
    case .line: nil
    case .lines(let text): text
    }
  }

  /// Removes the native style, and sets the keyboard for a purpose.
  func prepare(for purpose: OverlayNode.Field.Purpose) {
    let keyboard = Keyboard(for: purpose)
    switch self {
    case .line(let field):
      field.borderStyle = .none
      field.keyboardType = keyboard.type
      field.textContentType = keyboard.content
      field.autocapitalizationType = keyboard.capitals
      field.autocorrectionType = keyboard.corrections
      field.isSecureTextEntry = purpose == .password
    case .lines(let text):
      text.backgroundColor = .clear
      text.textContainer.lineFragmentPadding = 0
      text.contentInsetAdjustmentBehavior = .never
      // A tap on the status bar scrolls nothing if two views accept it.
      text.scrollsToTop = false
      text.keyboardType = keyboard.type
      text.textContentType = keyboard.content
      text.autocapitalizationType = keyboard.capitals
      text.autocorrectionType = keyboard.corrections
    }
  }

  /// Sets the delegate, and replaces the action of an earlier view for typing.
  func connect(to delegate: FieldDelegate) {
    switch self {
    case .line(let field):
      field.delegate = delegate
      field.addAction(
        UIAction(identifier: Self.typing) { [weak delegate] _ in delegate?.didChange() },
        for: .editingChanged)
    case .lines(let text): text.delegate = delegate
    }
  }

  /// The identifier of the native field's action for typing.
  ///
  /// If a native field moves to a different view, the action with the same identifier is replaced.
  private static let typing = UIAction.Identifier("usher.typing")

  /// Sets the font and the color of the text.
  func show(_ font: UIFont, _ color: UIColor) {
    switch self {
    case .line(let field):
      field.font = font
      field.textColor = color
    case .lines(let text):
      text.font = font
      text.textColor = color
      let inset = OverlayNode.Field.inset(aboveLine: Double(font.lineHeight))
      text.textContainerInset = UIEdgeInsets(
        top: CGFloat(inset), left: 0, bottom: CGFloat(max(inset - 1, 0)), right: 0)
    }
  }

  func align(_ alignment: NSTextAlignment) {
    switch self {
    case .line(let field): field.textAlignment = alignment
    case .lines(let text): text.textAlignment = alignment
    }
  }

  /// Sets the Return key to Next or Done.
  ///
  /// Return in a text view inserts a line break, so its key is unchanged.
  func nameReturnKey(_ kind: UIReturnKeyType) {
    guard case .line(let field) = self, field.returnKeyType != kind else { return }
    field.returnKeyType = kind
    if field.isFirstResponder { field.reloadInputViews() }
  }

  /// The keyboard for a field's purpose.
  private struct Keyboard {
    var type = UIKeyboardType.default
    var content: UITextContentType?
    var capitals = UITextAutocapitalizationType.none
    var corrections = UITextAutocorrectionType.no

    init(for purpose: OverlayNode.Field.Purpose) {
      switch purpose {
      case .text: (capitals, corrections) = (.sentences, .default)
      case .name: (content, capitals, corrections) = (.name, .words, .default)
      case .email: (type, content) = (.emailAddress, .emailAddress)
      case .phone: (type, content) = (.phonePad, .telephoneNumber)
      case .number: type = .numberPad
      case .url: (type, content) = (.URL, .URL)
      case .password: content = .password
      }
    }
  }
}
#endif
