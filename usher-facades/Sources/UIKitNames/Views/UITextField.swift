#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A single-line text field.
@preconcurrency @MainActor
open class UITextField: UIControl, ContentRepresentable {
  /// The typed text, shared with the drawn field.
  package let typed = Live("")
  /// The delegate, which decides about editing and is notified of its steps.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text shown while the field is empty.
  open var placeholder: String? { didSet { setNeedsContentUpdate() } }
  /// The text's font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsContentUpdate() } }
  /// The text's colour.
  open var textColor: UIColor? = .label { didSet { setNeedsContentUpdate() } }
  /// The text's alignment; stored without effect.
  open var textAlignment = NSTextAlignment.natural
  /// The kind of text to type, which chooses the keyboard.
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsContentUpdate() } }
  /// Whether the typed text is concealed, as for a password.
  open var isSecureTextEntry = false { didSet { setNeedsContentUpdate() } }
  /// Whether the field takes the keyboard focus once it is shown.
  private var wantsFocus = false
  /// Whether the user is editing the field.
  private var isEdited = false
  /// Whether the delegate has refused editing since focus was last requested.
  private var wasRefused = false
  /// Whether editing ends even if the delegate refuses.
  private var isForced = false
  /// Whether the app itself is setting the text.
  private var isSetting = false
  private let focusRequests = Live(0)
  private let endRequests = Live(0)

  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    typed.follow(by: self) { [weak self] in
      if let self, !isSetting { sendActions(for: .editingChanged) }
    }
  }

  /// Fails: there are no nib files here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The typed text; the delegate and `editingChanged` report only the user's changes.
  open var text: String? {
    get { typed.value }
    set {
      isSetting = true
      typed.value = newValue ?? ""
      isSetting = false
    }
  }

  /// Whether the user is editing the field.
  open var isEditing: Bool { isEdited }

  open override var canBecomeFirstResponder: Bool { true }

  open override var isFirstResponder: Bool { isEdited }

  /// Takes the keyboard focus: at once if the field is shown, otherwise when it appears.
  ///
  /// - Returns: Whether the field has the focus or will get it; `false` if the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEdited else { return true }
    root.forgetFirstResponder()
    (wantsFocus, wasRefused) = (true, false)
    focusRequests.value += 1
    guard !isEdited, !wasRefused else { return isEdited }
    // A field that is about to be shown gets the request with its content.
    setNeedsContentUpdate()
    return true
  }

  /// Gives up the keyboard focus.
  ///
  /// - Returns: Whether the field gave up the focus; `false` if the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    wantsFocus = false
    if isEdited { endRequests.value += 1 }
    return !isEdited
  }

  /// Ends editing of the field.
  ///
  /// - Parameter force: Whether editing ends even if the delegate refuses; it is asked either way.
  /// - Returns: Whether the field is without focus now.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    isForced = force
    defer { isForced = false }
    return resignFirstResponder()
  }

  /// Cancels the field's request for focus when it is shown.
  final func forgetFocus() { wantsFocus = false }

  /// The field as a piece of content.
  open var usherContent: OverlayContent {
    let font = OverlayNode.Font(font ?? .systemFont(ofSize: 17))
    let words = OverlayNode.Text(placeholder ?? "", font: font, color: .secondaryLabel)
    return OverlayContent(.field(field(placeholder: words)), style: .clear)
  }

  /// The field as a piece of content, with parts that UIKit's field has no properties for.
  ///
  /// - Parameters:
  ///   - placeholder: The text shown while the field is empty.
  ///   - icon: The icon before the text.
  ///   - separator: The colour of the line below the field.
  /// - Returns: The piece of content.
  package final func field(
    placeholder: OverlayNode.Text, icon: OverlayNode.Image? = nil, separator: AdaptiveColor? = nil
  ) -> OverlayNode.Field {
    var field = OverlayNode.Field(
      typed, placeholder: placeholder, description: accessibilityLabel ?? "", icon: icon,
      purpose: isSecureTextEntry ? .password : .init(keyboardType),
      font: OverlayNode.Font(font ?? .systemFont(ofSize: 17)),
      color: AdaptiveColor(textColor ?? .label),
      separator: separator, isFirst: wantsFocus, focusRequests: focusRequests, editing: editing)
    field.identifier = accessibilityIdentifier
    return field
  }

  private var editing: OverlayNode.Field.Editing {
    OverlayNode.Field.Editing(
      shouldBegin: { [weak self] in self?.mayBegin ?? true },
      didBegin: { [weak self] in self?.begin() },
      shouldEnd: { [weak self] in self?.mayEnd ?? true },
      didEnd: { [weak self] in self?.end() },
      shouldChange: { [weak self] in self?.mayChange($0, to: $1) ?? true },
      didSelect: { [weak self] in
        if let self { delegate?.textFieldDidChangeSelection(self) }
      },
      shouldReturn: { [weak self] in self?.allowsReturn ?? true }, endRequests: endRequests)
  }

  private var mayBegin: Bool {
    wasRefused = !(delegate?.textFieldShouldBeginEditing(self) ?? true)
    if wasRefused { wantsFocus = false }
    return !wasRefused
  }

  private func begin() {
    isEdited = true
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
  }

  private var mayEnd: Bool {
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    return mayEnd || isForced
  }

  private func end() {
    (isEdited, wantsFocus) = (false, false)
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }

  private func mayChange(_ range: Range<String.Index>, to words: String) -> Bool {
    let range = NSRange(range, in: typed.value)
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: words)
      ?? true
  }

  private var allowsReturn: Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: .editingDidEndOnExit)
    return true
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable, CaseIterable {
    /// The user or the app moved the focus away, or the field was removed.
    case committed
    /// The typed text was discarded; never reported here.
    case cancelled
  }
}

extension UIView {
  /// The topmost ancestor; the view itself if it has no superview.
  fileprivate var root: UIView { superview?.root ?? self }

  /// Cancels the requests for focus of all fields in the view, since another field requests it.
  fileprivate func forgetFirstResponder() {
    (self as? UITextField)?.forgetFocus()
    for view in subviews { view.forgetFirstResponder() }
  }
}
#endif
