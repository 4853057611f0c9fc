#if !canImport(UIKit)
public import Foundation
public import Usher

/// A line to type into.
@preconcurrency @MainActor
open class UITextField: UIControl, ContentRepresentable {
  /// What is typed, shared with what is drawn.
  public let typed = Live("")
  /// What is asked about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What is seen while it is empty.
  open var placeholder: String? { didSet { setNeedsContentUpdate() } }
  /// Its letters.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsContentUpdate() } }
  /// Their colour.
  open var textColor: UIColor? = .label { didSet { setNeedsContentUpdate() } }
  /// Where its line stands; kept.
  open var textAlignment = NSTextAlignment.natural
  /// What is expected.
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsContentUpdate() } }
  /// Whether what is typed is a secret.
  open var isSecureTextEntry = false { didSet { setNeedsContentUpdate() } }
  private var wantsFocus = false { didSet { setNeedsContentUpdate() } }

  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    typed.follow(by: self) { [weak self] in self?.sendActions(for: .editingChanged) }
  }

  /// Fails: there are no nib files here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is typed.
  open var text: String? {
    get { typed.value }
    set { typed.value = newValue ?? "" }
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// Has the keyboard when it is shown.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    wantsFocus = true
    return true
  }

  /// The field as a piece of content.
  open var content: Content {
    let font = Font(font ?? .systemFont(ofSize: 17))
    return Content(
      .field(
        TextField(
          typed, placeholder: Text(placeholder ?? "", font: font, color: .secondaryLabel),
          description: accessibilityLabel ?? "",
          purpose: isSecureTextEntry ? .password : .init(keyboardType), font: font,
          color: Color(textColor ?? .label), isFirst: wantsFocus)),
      style: .clear)
  }
}

/// Is asked about the editing of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Return was pressed; whether it is to go on as usual.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Goes on as usual.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
#endif
