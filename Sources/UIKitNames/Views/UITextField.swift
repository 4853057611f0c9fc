#if !canImport(UIKit)
public import Foundation
public import Usher

/// A line to type into.
@preconcurrency @MainActor
open class UITextField: UIControl, ContentRepresentable {
  /// What is typed, shared with what is drawn.
  package let typed = Live("")
  /// What is asked and told about editing.
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
  /// Whether it is to have the keyboard once it is shown.
  private var wantsFocus = false
  /// Whether a person types into it.
  private var isEdited = false
  /// Whether its delegate has refused the keyboard since it was last asked for.
  private var wasRefused = false
  /// Whether editing ends whatever its delegate says.
  private var isForced = false
  /// Whether the client itself puts a text into it.
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

  /// What is typed; its delegate and `editingChanged` hear of what a person changes alone.
  open var text: String? {
    get { typed.value }
    set {
      isSetting = true
      typed.value = newValue ?? ""
      isSetting = false
    }
  }

  /// Whether a person types into it.
  open var isEditing: Bool { isEdited }

  open override var canBecomeFirstResponder: Bool { true }

  open override var isFirstResponder: Bool { isEdited }

  /// Takes the keyboard: now where it is shown, or else once it has come.
  ///
  /// - Returns: Whether it has it, or will; not where its delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEdited else { return true }
    root.forgetFirstResponder()
    (wantsFocus, wasRefused) = (true, false)
    focusRequests.value += 1
    guard !isEdited, !wasRefused else { return isEdited }
    // Where it is about to be shown, that has to be said again.
    setNeedsContentUpdate()
    return true
  }

  /// Gives the keyboard away.
  ///
  /// - Returns: Whether it did; not where its delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    wantsFocus = false
    if isEdited { endRequests.value += 1 }
    return !isEdited
  }

  /// Takes the keyboard from it.
  ///
  /// - Parameter force: Whether its delegate is asked and cannot refuse.
  /// - Returns: Whether it has not got the keyboard now.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    isForced = force
    defer { isForced = false }
    return resignFirstResponder()
  }

  /// It is not to have the keyboard once it is shown.
  final func forgetFocus() { wantsFocus = false }

  /// The field as a piece of content.
  open var usherContent: OverlayContent {
    let font = Node.Font(font ?? .systemFont(ofSize: 17))
    let words = Node.Text(placeholder ?? "", font: font, color: .secondaryLabel)
    return OverlayContent(.field(field(placeholder: words)), style: .clear)
  }

  /// The field as a piece of content, with what it has no names for.
  ///
  /// - Parameters:
  ///   - placeholder: What is seen while it is empty.
  ///   - icon: What stands before it.
  ///   - separator: The colour of the line below it.
  /// - Returns: The piece.
  package final func field(
    placeholder: Node.Text, icon: Node.Image? = nil, separator: AdaptiveColor? = nil
  ) -> Node.Field {
    var field = Node.Field(
      typed, placeholder: placeholder, description: accessibilityLabel ?? "", icon: icon,
      purpose: isSecureTextEntry ? .password : .init(keyboardType),
      font: Node.Font(font ?? .systemFont(ofSize: 17)), color: AdaptiveColor(textColor ?? .label),
      separator: separator, isFirst: wantsFocus, focusRequests: focusRequests, editing: editing)
    field.identifier = accessibilityIdentifier
    return field
  }

  private var editing: Node.Field.Editing {
    Node.Field.Editing(
      shouldBegin: { [weak self] in self?.mayBegin ?? true },
      didBegin: { [weak self] in self?.begin() },
      shouldEnd: { [weak self] in self?.mayEnd ?? true },
      didEnd: { [weak self] in self?.end() },
      shouldChange: { [weak self] in self?.mayChange($0, to: $1) ?? true },
      didSelect: { [weak self] in
        if let self { delegate?.textFieldDidChangeSelection(self) }
      },
      shouldReturn: { [weak self] in self?.takesReturn ?? true }, endRequests: endRequests)
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

  private var takesReturn: Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: .editingDidEndOnExit)
    return true
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable, CaseIterable {
    /// The person went elsewhere, or the field did.
    case committed
    /// What was typed does not count; not here.
    case cancelled
  }
}

extension UIView {
  /// What it lies in that lies in nothing else.
  fileprivate var root: UIView { superview?.root ?? self }

  /// None in it is to have the keyboard once it is shown: another one is.
  fileprivate func forgetFirstResponder() {
    (self as? UITextField)?.forgetFocus()
    for view in subviews { view.forgetFirstResponder() }
  }
}
#endif
