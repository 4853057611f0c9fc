public import Foundation

/// A view with scrolling lines of text, which the user can edit.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Text

  let label = UILabel()
  let caret = UIView()
  /// The selected range, in UTF-16 units.
  var selection = NSRange(location: 0, length: 0)
  /// The range that an input method is still composing, in UTF-16 units, or `nil` if there is none.
  var marked: NSRange?
  /// Whether the next layout scrolls to the selection.
  var mustShowSelection = false

  /// The view's text.
  var written: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  // UIKit's declaration accepts `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, which is never `nil`.
  ///
  /// Setting it only notifies the delegate of the new selection.
  open var text: String! {
    get { written }
    set {
      written = newValue ?? ""
      marked = nil
      select(NSRange(location: written.utf16.count, length: 0))
    }
  }

  // MARK: Looks

  /// The font, or `nil` for the default.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      setNeedsLayout()
    }
  }
  /// The color of the text, or `nil` for the default.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The alignment of lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// Whether a scalable font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// The area of the text, which adds space at the ends of lines.
  public let textContainer = NSTextContainer(size: .zero)

  // MARK: Behavior

  /// Whether the text can be edited.
  open var isEditable = true
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
  /// Whether the text is displayed as bullets, which has no effect in the stand-in.
  open var isSecureTextEntry = false
  // UIKit's declaration accepts `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, or `nil` if there is none.
  open var textContentType: UITextContentType!
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    // VoiceOver reads the text of the view itself.
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    addSubview(label)
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    addSubview(caret)
    textContainer.view = self
  }

  /// Whether editing can begin, which is true while the view is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing in the order documented for "UITextViewDelegate".
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    World.current.keyboard.hold { beginEditing() }
  }

  private func beginEditing() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, own?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    own?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    showSelection()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard own?.textViewShouldEndEditing(self) ?? true else { return false }
    // The delegate may have ended editing in the meantime.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  /// Ends editing even if the delegate refuses, for example when the view is removed from its
  /// window.
  func endEditingByForce() {
    guard isFirstResponder else { return }
    _ = own?.textViewShouldEndEditing(self)
    guard isFirstResponder, let window else { return }
    window.firstResponder = nil
    finishEditing()
  }

  /// Ends editing when the view is removed from its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endEditingByForce() }
  }

  private func finishEditing() {
    marked = nil
    setNeedsLayout()
    own?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  /// Begins editing after a tap, and moves the caret to the tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEditable, let place = touches.first?.location(in: self), bounds.contains(place),
      isFirstResponder || becomeFirstResponder(), let position = closestPosition(to: place)
    else { return }
    select(NSRange(location: position.offset, length: 0))
  }

  /// The text, which VoiceOver reads.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? written }
    set { super.accessibilityValue = newValue }
  }

  /// Returns the size of the text including the insets, with lines no longer than `size` allows.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize(width: size.width) }

  /// Lays out the text with the view's width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
