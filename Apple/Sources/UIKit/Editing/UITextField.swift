public import Foundation

/// A line that text is typed into.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, DrawnContent {
  // MARK: Text

  /// What is written.
  var written = ""
  /// What is selected, in UTF-16 units.
  var selection = NSRange(location: 0, length: 0)
  /// What an input method has composed and not yet handed over, in UTF-16 units.
  var marked: NSRange?

  /// The text, never `nil`; a client that sets it is told of no change but the selection's.
  open var text: String? {
    get { written }
    set {
      written = newValue ?? ""
      marked = nil
      select(NSRange(location: written.utf16.count, length: 0))
      change()
    }
  }

  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: written) }
    set { text = newValue?.string }
  }

  /// The words seen while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
      }
    }
  }
  /// The words seen while there is no text, with their looks.
  open var attributedPlaceholder: NSAttributedString? { didSet { change() } }

  // MARK: Looks

  /// The font; `nil` gives the default of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { change() } }
  /// The colour of the text; `nil` gives the default.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { change() } }
  /// Whether the font becomes smaller where the text does not fit; nothing does here.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of the font with `adjustsFontSizeToFitWidth`.
  open var minimumFontSize: CGFloat = 0
  /// Whether a font made by `UIFontMetrics` or for a text style follows the text size.
  open var adjustsFontForContentSizeCategory = false { didSet { change() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The view after the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view before the text is seen.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view after the text is seen.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When a clear button would be seen; it never is here.
  open var clearButtonMode = ViewMode.never
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?

  // MARK: Behaviour

  /// The object that is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is removed where editing begins.
  open var clearsOnBeginEditing = false
  /// What becomes upper case by itself; nothing does here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are mended; none are here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; it is not here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key can be used only where there is text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the letters are hidden.
  open var isSecureTextEntry = false { didSet { change() } }
  // UIKit's declaration takes nil for none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means; `nil` is nothing special.
  open var textContentType: UITextContentType!

  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a field of a nib, with nothing set.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the field is edited.
  open var isEditing: Bool { isFirstResponder }

  /// A field can be edited while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, in the order of "UITextFieldDelegate": the delegate is asked, the field becomes the
  /// first responder, and the delegate is told.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { written = "" }
    selection = NSRange(location: written.utf16.count, length: 0)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    change()
    return true
  }

  /// Ends editing, if the delegate has nothing against that.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    // The delegate may have ended it meanwhile.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  /// Ends editing whatever the delegate says, as where the field leaves its window.
  func endEditingByForce() {
    guard isFirstResponder else { return }
    _ = delegate?.textFieldShouldEndEditing(self)
    guard isFirstResponder, let window else { return }
    window.firstResponder = nil
    finishEditing()
  }

  /// Ends editing where the field leaves its window.
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

  /// A tap begins editing, and puts the caret where it is.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    guard isFirstResponder || becomeFirstResponder() else { return }
    if let place = closestPosition(to: touch.location(in: self)) {
      select(NSRange(location: place.offset, length: 0))
    }
  }

  // MARK: Places

  /// The size of the text or the placeholder, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

  /// The size of the text or the placeholder, with the border.
  open override var intrinsicContentSize: CGSize { wantedSize }

  /// Where text is drawn: between the border and the views beside it.
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

  /// Where text is drawn while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder is drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the view before the text is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view after the text is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Places the views beside the text.
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
