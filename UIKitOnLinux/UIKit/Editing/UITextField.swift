public import Foundation

/// A control for editing a single line of text.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Text

  /// The field's text.
  var written = ""
  /// The selected range, in UTF-16 units.
  var selection = NSRange(location: 0, length: 0)
  /// The range that an input method is still composing, in UTF-16 units, or `nil` if there is none.
  var marked: NSRange?
  /// Whether the user's next change replaces the whole secret text.
  var clearsOnChange = false

  /// The text, which is never `nil`.
  ///
  /// Setting it only notifies the delegate of the new selection.
  open var text: String? {
    get { written }
    set {
      written = newValue ?? ""
      (marked, clearsOnChange) = (nil, false)
      select(NSRange(location: written.utf16.count, length: 0))
      change()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: written) }
    set { text = newValue?.string }
  }

  /// The text displayed while the field is empty.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
      }
    }
  }
  /// The text with attributes displayed while the field is empty.
  open var attributedPlaceholder: NSAttributedString? { didSet { change() } }

  // MARK: Looks

  /// The font, or `nil` for the default of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { change() } }
  /// The color of the text, or `nil` for the default.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { change() } }
  /// Whether the font shrinks to fit the text, which has no effect in the stand-in.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size for `adjustsFontSizeToFitWidth`.
  open var minimumFontSize: CGFloat = 0
  /// Whether a scalable font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { change() } }
  /// The view to the left of the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The view to the right of the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// The conditions for showing the left view.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The conditions for showing the right view.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The conditions for showing the clear button, which the stand-in doesn't have.
  open var clearButtonMode = ViewMode.never
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?

  // MARK: Behavior

  /// The object that controls editing and is notified of changes.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// The automatic capitalization, which has no effect in the stand-in.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected, which has no effect in the stand-in.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked, which has no effect in the stand-in.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The style of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is displayed as bullets.
  open var isSecureTextEntry = false { didSet { change() } }
  // UIKit's declaration accepts `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, or `nil` if there is none.
  open var textContentType: UITextContentType!

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field from a nib, with default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether editing can begin, which is true while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing in the order documented for "UITextFieldDelegate".
  ///
  /// Calls the delegate, makes the field first responder, and notifies the delegate before the
  /// keyboard appears.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    World.current.keyboard.hold { beginEditing() }
  }

  private func beginEditing() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { written = "" }
    clearsOnChange = isSecureTextEntry && !written.isEmpty
    selection = NSRange(location: written.utf16.count, length: 0)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    change()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    // The delegate may have ended editing in the meantime.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  /// Ends editing without calling the delegate, for example when the field is removed from its
  /// window.
  func endEditingByForce() {
    guard isFirstResponder else { return }
    _ = delegate?.textFieldShouldEndEditing(self)
    guard isFirstResponder, let window else { return }
    window.firstResponder = nil
    finishEditing()
  }

  /// Ends editing when the field is removed from its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endEditingByForce() }
  }

  private func finishEditing() {
    marked = nil
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    change()
  }

  /// Begins editing after a tap, and moves the caret to the tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    guard isFirstResponder || becomeFirstResponder() else { return }
    if let place = closestPosition(to: touch.location(in: self)) {
      select(NSRange(location: place.offset, length: 0))
    }
  }

  // MARK: Places

  /// Returns the size of the text or the placeholder, including the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

  /// The size of the text or the placeholder, including the border.
  open override var intrinsicContentSize: CGSize { wantedSize }

  /// Returns the rectangle of the text, between the border and the side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = Self.inset(of: borderStyle)
    var rectangle = bounds.insetBy(dx: inset, dy: 0)
    if shows(leftView, leftViewMode) {
      rectangle.origin.x += leftViewRect(forBounds: bounds).width
      rectangle.size.width -= leftViewRect(forBounds: bounds).width
    }
    if shows(rightView, rightViewMode) {
      rectangle.size.width -= rightViewRect(forBounds: bounds).width
    }
    rectangle.size.width = max(rectangle.width, 0)
    return rectangle
  }

  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Places the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftView, leftViewMode)
    rightView?.isHidden = !shows(rightView, rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func change() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    change()
  }
}
