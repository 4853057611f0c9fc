#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a field: an icon, a native field without a border, and a separator below.
@MainActor
final class FieldView: PieceView {
  private(set) var field: OverlayNode.Field
  /// The native field, which the host or the app has created.
  let native: UITextField
  /// The native field if the app provides it with its own style, or else `nil`.
  private let given: (any FieldOwning)?
  private var icon: (any SizedView)?
  private let separator = UIView()
  /// The surface below the text, or `nil` if the field has no surface.
  private var surface: SurfaceView?
  /// The placeholder, unless the app provides the native field.
  ///
  /// UIKit's own placeholder has at most one line.
  let placeholder: TextView
  /// The validation error below the field, or `nil` if the field is valid.
  private var validationError: TextView?
  private let delegate = FieldDelegate()
  private weak var controls: Controls?
  /// Whether the app is replacing the text.
  private var isReplacing = false

  /// The identifier of the native field's action for typing.
  ///
  /// If a native field moves to a different view, the action with the same identifier is replaced.
  private static let typing = UIAction.Identifier("usher.typing")

  /// Creates a field that shows nothing yet.
  ///
  /// - Parameters:
  ///   - field: The first field. Fields that are shown later must have the same purpose and native
  ///     field.
  ///   - controls: The controls of the overlay.
  init(of field: OverlayNode.Field, _ controls: Controls) {
    self.field = field
    self.controls = controls
    given = field.platform?.object as? any FieldOwning
    native = given ?? UITextField()
    placeholder = TextView(controls)
    super.init(frame: .zero)
    addSubview(separator)
    separator.isUserInteractionEnabled = false
    addSubview(placeholder)
    placeholder.isUserInteractionEnabled = false
    // VoiceOver reads the placeholder as the field's label.
    placeholder.label.isAccessibilityElement = false
    if given == nil {
      native.borderStyle = .none
      native.suit(field.purpose)
      host()
    }
    connect()
  }

  /// Shows a field.
  ///
  /// If the previous field has the same `text` object, the user can continue typing.
  ///
  /// - Parameters:
  ///   - field: The field to show.
  ///   - icon: The icon before the text, or `nil` for no icon.
  func show(_ field: OverlayNode.Field, icon: (any SizedView)?) {
    // The field's text doesn't include characters that are still being composed, so it must not
    // replace them.
    let isComposing = field.text === self.field.text && native.markedTextRange != nil
    unfollow()
    if icon !== self.icon {
      self.icon?.removeFromSuperview()
      if let icon { addSubview(icon) }
    }
    (self.field, self.icon) = (field, icon)
    if given == nil {
      native.accessibilityIdentifier = field.identifier
      if !isComposing { showText() }
    }
    follow()
    restyle()
    showValidationError()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds the app's native field when the view enters a window.
  ///
  /// Until then, the previous content may still show the field.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, native.superview !== self { host() }
  }

  /// Adds the native field to this view, which then handles its editing instead of the previous
  /// view.
  private func host() {
    native.delegate = delegate
    native.addAction(
      UIAction(identifier: Self.typing) { [weak self] _ in self?.keep() }, for: .editingChanged)
    insertSubview(native, at: 0)
    setNeedsLayout()
  }

  override var minimumWidth: Double { field.minimumWidth }

  override func naturalSize(width: Double) -> OverlaySize {
    undoProxies()
    let line = Double(native.sizeThatFits(.zero).height).rounded(.up)
    let words = placeholder.naturalSize(width: .infinity)
    let height = field.height(in: width, line: line) {
      given == nil ? placeholder.naturalSize(width: $0).height : words.height
    }
    return OverlaySize(
      width: max(min(field.width(around: words.width), width), 0),
      height: height + validationErrorHeight(in: width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = OverlaySize(bounds.size)
    let below = validationErrorHeight(in: size.width)
    size.height -= below
    if let validationError {
      let width = field.validationErrorWidth(in: size.width)
      place(
        validationError,
        at: OverlayRect(
          x: field.validationErrorInset, y: size.height + OverlayNode.Field.validationErrorGap,
          width: width,
          height: below - OverlayNode.Field.validationErrorGap))
    }
    if given == nil {
      native.textAlignment = OverlayNode.Text.Alignment.leading.uiKit(isReversed: isReversed)
    }
    let room = OverlayRect(
      x: field.start, y: 0, width: field.textWidth(in: size.width), height: size.height)
    if native.superview === self { place(native, at: room) }
    place(placeholder, at: room)
    if let icon {
      place(icon, at: OverlayRect(x: 0, y: 0, width: OverlayNode.Field.side, height: size.height))
    }
    place(separator, at: field.separatorFrame(in: size, isEdited: hasKeyboard))
    separator.backgroundColor = field.separatorColor(isEdited: hasKeyboard).map { uiColor($0) }
    if let style = field.surface(isEdited: hasKeyboard) {
      let surface = surface ?? SurfaceView(style: style)
      surface.isUserInteractionEnabled = false
      surface.style = style
      if surface.superview == nil { insertSubview(surface, at: 0) }
      place(surface, at: OverlayRect(x: 0, y: 0, width: size.width, height: size.height))
      self.surface = surface
    } else {
      surface?.removeFromSuperview()
      surface = nil
    }
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    let known = naturalSize(width: .infinity)
    restyle()
    if naturalSize(width: .infinity) != known { controls?.sizeDidChange(of: self) }
  }

  var hasKeyboard: Bool { native.superview === self && native.isFirstResponder }

  /// Focuses the field, if the app allows it.
  func requestKeyboard() { native.becomeFirstResponder() }

  /// Focuses the field because it replaces a focused field with the same text.
  func inheritKeyboard(selecting range: Range<Int>?) {
    guard window != nil, !hasKeyboard else { return }
    requestKeyboard()
    if let range { select(range) }
  }

  /// The selected range in UTF-16 code units, which is empty for a caret.
  var selection: Range<Int>? {
    native.selectedTextRange.map { range in
      let start = native.offset(from: native.beginningOfDocument, to: range.start)
      return start..<start + native.offset(from: range.start, to: range.end)
    }
  }

  /// Selects a range, or moves the caret.
  ///
  /// A range beyond the text is ignored.
  func select(_ range: Range<Int>) {
    guard
      let start = native.position(from: native.beginningOfDocument, offset: range.lowerBound),
      let end = native.position(from: start, offset: range.count)
    else { return }
    native.selectedTextRange = native.textRange(from: start, to: end)
  }

  override func restoreNative() {
    // The app's own field may be styled by appearance proxies.
    if given == nil { style() }
  }

  private func style() {
    native.font = UIFont.of(field.font, for: traitCollection)
    native.textColor = uiColor(field.color)
    if given == nil { native.tintColor = uiColor(field.color) }
  }

  private func restyle() {
    style()
    placeholder.show(field.placeholder)
    if given != nil { native.attributedPlaceholder = .of(field.placeholder, in: self) }
    showPlaceholder()
    setNeedsLayout()
  }

  private func validationErrorHeight(in width: Double) -> Double {
    validationError.map { validationError in
      field.validationErrorHeight(in: width) { validationError.naturalSize(width: $0).height }
    } ?? 0
  }

  /// Shows the validation error, if any, and updates the accessibility label.
  private func showValidationError() {
    validationError?.removeFromSuperview()
    validationError = field.validationError.flatMap { words in
      controls.flatMap { TextView(words, $0) }
    }
    if let validationError { addSubview(validationError) }
    setNeedsLayout()
    if given == nil {
      let words = field.spokenDescription
      native.accessibilityLabel = words.isEmpty ? nil : words
    }
  }

  private func unfollow() {
    field.text.removeObserver(self)
    field.error?.removeObserver(self)
    field.focusRequests?.removeObserver(self)
    field.editing?.endRequests?.removeObserver(self)
  }

  private func follow() {
    field.text.addObserver(self) { [weak self] in self?.showText() }
    field.error?.addObserver(self) { [weak self] in
      guard let self else { return }
      showValidationError()
      controls?.sizeDidChange(of: self)
    }
    field.focusRequests?.addObserver(self) { [weak self] in
      if let self, isUsable { requestKeyboard() }
    }
    field.editing?.endRequests?.addObserver(self) { [weak self] in
      if let self { controls?.editing?.end(in: field) }
    }
  }

  private func connect() {
    delegate.client = { [weak given] in given?.client }
    delegate.shouldBegin = { [weak self] in self?.mayBegin() ?? false }
    delegate.didBegin = { [weak self] in
      guard let self else { return }
      setNeedsLayout()
      controls?.editing?.hasBegun(in: self)
    }
    delegate.shouldEnd = { [weak self] in
      guard let self, let editing = controls?.editing else { return true }
      return editing.mayEnd(in: self)
    }
    delegate.didEnd = { [weak self] in
      guard let self else { return }
      keep()
      setNeedsLayout()
      controls?.editing?.hasEnded(in: self)
    }
    delegate.shouldChange = { [weak self] in self?.mayChange($0, to: $1) ?? true }
    delegate.didSelect = { [weak self] in
      guard let self, !isReplacing else { return }
      // The app receives typed text before the new position of the caret.
      keep()
      field.editing?.didSelect?()
    }
    delegate.didReturn = { [weak self] in
      guard let self else { return }
      keep()
      controls?.leave(self)
    }
  }

  /// Sets the Return key to Next if another usable field follows, or else to Done.
  func nameReturnKey() {
    let kind: UIReturnKeyType = controls?.fieldAfter(self) == nil ? .done : .next
    guard native.returnKeyType != kind else { return }
    native.returnKeyType = kind
    if hasKeyboard { native.reloadInputViews() }
  }

  private func mayBegin() -> Bool {
    guard let controls, let editing = controls.editing else { return false }
    nameReturnKey()
    return editing.mayBegin(in: self)
  }

  /// Shows the placeholder unless the field contains text, even if the text is still being
  /// composed.
  private func showPlaceholder() {
    placeholder.isHidden = given != nil || !(native.text ?? "").isEmpty
  }

  /// Copies the typed text to the field, but not while an input method is composing text.
  private func keep() {
    showPlaceholder()
    guard !isReplacing, native.markedTextRange == nil else { return }
    let written = native.text ?? ""
    guard field.text.value != written else { return }
    field.text.value = written
    controls?.editing?.noteTyping(in: self)
  }

  /// Replaces the native text if the app has changed the field's text.
  private func showText() {
    guard field.text.value != native.text ?? "" else { return }
    isReplacing = true
    native.text = field.text.value
    isReplacing = false
    showPlaceholder()
  }

  private func mayChange(_ range: NSRange, to words: String) -> Bool {
    guard let shouldChange = field.editing?.shouldChange, !isReplacing,
      let known = Range(range, in: native.text ?? "")
    else { return true }
    return shouldChange(known, words)
  }
}

extension UITextField {
  fileprivate func suit(_ purpose: OverlayNode.Field.Purpose) {
    switch purpose {
    case .text: break
    case .name:
      textContentType = .name
      autocapitalizationType = .words
    case .email: use(.emailAddress, content: .emailAddress)
    case .phone: use(.phonePad, content: .telephoneNumber)
    case .number: use(.numberPad, content: nil)
    case .url: use(.URL, content: .URL)
    case .password:
      use(.default, content: .password)
      isSecureTextEntry = true
    }
  }

  /// Sets the keyboard, without autocorrection or autocapitalization.
  private func use(_ keyboard: UIKeyboardType, content: UITextContentType?) {
    keyboardType = keyboard
    textContentType = content
    autocapitalizationType = .none
    autocorrectionType = .no
  }
}
#endif
