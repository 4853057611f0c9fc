#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a field: an icon, a native view for the text without a border, and a separator
/// below.
@MainActor
final class FieldView: PieceView {
  private(set) var field: OverlayNode.Field
  /// The native view for the text.
  let entry: FieldEntry
  /// The native field if the app provides it with its own style, or else `nil`.
  private let given: (any FieldOwning)?
  private var icon: (any SizedView)?
  private let separator = UIView()
  /// The surface below the text, or `nil` if the field has no surface.
  private var surface: SurfaceView?
  /// The placeholder, unless the app provides the native field.
  ///
  /// UIKit's own placeholder has at most one line, and text views have none.
  let placeholder: TextView
  /// The validation error below the field, or `nil` if the field is valid.
  private var validationError: TextView?
  private let delegate = FieldDelegate()
  private weak var controls: Controls?
  /// Whether the app is replacing the text.
  private var isReplacing = false

  /// Creates a field that shows nothing yet.
  ///
  /// - Parameters:
  ///   - field: The first field. Fields that are shown later must have the same purpose and native
  ///     field, and the same `isMultiline`.
  ///   - controls: The controls of the overlay.
  init(of field: OverlayNode.Field, _ controls: Controls) {
    self.field = field
    self.controls = controls
    given = field.platform?.object as? any FieldOwning
    entry =
      field.isMultiline && given == nil ? .lines(UITextView()) : .line(given ?? UITextField())
    placeholder = TextView(controls)
    super.init(frame: .zero)
    addSubview(separator)
    separator.isUserInteractionEnabled = false
    addSubview(placeholder)
    placeholder.isUserInteractionEnabled = false
    // VoiceOver reads the placeholder as the field's label.
    placeholder.label.isAccessibilityElement = false
    if given == nil {
      entry.prepare(for: field.purpose)
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
    let isComposing = field.text === self.field.text && entry.view.markedTextRange != nil
    unfollow()
    if icon !== self.icon {
      self.icon?.removeFromSuperview()
      if let icon { addSubview(icon) }
    }
    (self.field, self.icon) = (field, icon)
    if given == nil {
      entry.view.accessibilityIdentifier = field.identifier
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
    if window != nil, entry.view.superview !== self { host() }
  }

  /// Adds the native field to this view, which then handles its editing instead of the previous
  /// view.
  private func host() {
    entry.connect(to: delegate)
    insertSubview(entry.view, at: 0)
    setNeedsLayout()
  }

  override var minimumWidth: Double { field.minimumWidth }

  override func naturalSize(width: Double) -> OverlaySize {
    undoProxies()
    let words = placeholder.naturalSize(width: .infinity)
    return OverlaySize(
      width: max(min(field.width(around: words.width), width), 0),
      height: textHeight(in: width) + validationErrorHeight(in: width))
  }

  /// Returns the height needed for the text or the placeholder.
  private func textHeight(in width: Double) -> Double {
    let words = placeholder.naturalSize(width: .infinity)
    guard let text = entry.text else {
      let line = Double(entry.view.sizeThatFits(.zero).height).rounded(.up)
      return field.height(in: width, line: line) {
        given == nil ? placeholder.naturalSize(width: $0).height : words.height
      }
    }
    let font = text.font ?? UIFont.of(field.font, for: traitCollection)
    let insets = text.textContainerInset
    let line = Double(font.lineHeight)
    let height = field.multilineHeight(
      in: width, line: line,
      text: { width in
        let unbound = CGFloat.greatestFiniteMagnitude
        let room = CGSize(width: width.isFinite ? CGFloat(width) : unbound, height: unbound)
        let height = Double(text.sizeThatFits(room).height - insets.top - insets.bottom)
        // The height is in whole pixels.
        let lines = (height / line).rounded()
        return abs(height - lines * line) < line / 4 ? lines * line : height
      }, placeholder: { placeholder.naturalSize(width: $0).height })
    // The smaller space below the text makes up for less than a point.
    return height.rounded()
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
      entry.align(OverlayNode.Text.Alignment.leading.uiKit(isReversed: isReversed))
    }
    let room = OverlayRect(
      x: field.start, y: 0, width: field.textWidth(in: size.width), height: size.height)
    if entry.view.superview === self { place(entry.view, at: room) }
    place(placeholder, at: placeholderRoom(in: room))
    if let icon {
      let side = OverlayNode.Field.side
      place(
        icon, at: OverlayRect(x: 0, y: 0, width: side, height: field.iconHeight(in: size.height)))
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

  /// Returns the frame of the placeholder, which is at the top of a field with several lines.
  private func placeholderRoom(in room: OverlayRect) -> OverlayRect {
    guard let text = entry.text else { return room }
    return OverlayRect(
      x: room.minX, y: Double(text.textContainerInset.top), width: room.size.width,
      height: placeholder.naturalSize(width: room.size.width).height)
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    let known = naturalSize(width: .infinity)
    restyle()
    if naturalSize(width: .infinity) != known { controls?.sizeDidChange(of: self) }
  }

  var hasKeyboard: Bool { entry.view.superview === self && entry.view.isFirstResponder }

  /// Focuses the field, if the app allows it.
  func requestKeyboard() { entry.view.becomeFirstResponder() }

  /// Focuses the field because it replaces a focused field with the same text.
  func inheritKeyboard(selecting range: Range<Int>?) {
    guard window != nil, !hasKeyboard else { return }
    requestKeyboard()
    if let range { select(range) }
  }

  /// Whether characters are selected.
  var hasSelection: Bool { selection?.isEmpty == false }

  /// The selected range, in UTF-16 code units.
  ///
  /// It is empty if there is only a caret.
  var selection: Range<Int>? {
    let view = entry.view
    return view.selectedTextRange.map { range in
      let start = view.offset(from: view.beginningOfDocument, to: range.start)
      return start..<start + view.offset(from: range.start, to: range.end)
    }
  }

  /// Selects a range, or moves the caret.
  ///
  /// A range beyond the text is ignored.
  func select(_ range: Range<Int>) {
    let view = entry.view
    guard
      let start = view.position(from: view.beginningOfDocument, offset: range.lowerBound),
      let end = view.position(from: start, offset: range.count)
    else { return }
    view.selectedTextRange = view.textRange(from: start, to: end)
  }

  override func restoreNative() {
    // The app's own field may be styled by appearance proxies.
    if given == nil { style() }
  }

  private func style() {
    entry.show(UIFont.of(field.font, for: traitCollection), uiColor(field.color))
    if given == nil { entry.view.tintColor = uiColor(field.color) }
  }

  private func restyle() {
    style()
    placeholder.show(field.placeholder)
    if let given { given.attributedPlaceholder = .of(field.placeholder, in: self) }
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
      entry.view.accessibilityLabel = words.isEmpty ? nil : words
    }
  }

  private func unfollow() {
    field.text.removeObserver(self)
    field.error?.removeObserver(self)
    field.focusRequests?.removeObserver(self)
    field.editing?.endRequests?.removeObserver(self)
  }

  private func follow() {
    field.text.addObserver(self) { [weak self] in
      guard let self else { return }
      showText()
      if field.isMultiline { controls?.sizeDidChange(of: self) }
    }
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
    delegate.didChange = { [weak self] in self?.keep() }
    delegate.didSelect = { [weak self] in
      guard let self, !isReplacing else { return }
      // The app receives typed text before the new position of the caret.
      keep()
      field.editing?.didSelect?()
    }
    delegate.didReturn = { [weak self] in
      self?.leave()
    }
  }

  /// Performs Return in a field with one line, or Control-Return in a field with several lines.
  func leave() {
    // The user means the text that an input method is still composing, too.
    if entry.view.markedTextRange != nil { entry.view.unmarkText() }
    keep()
    controls?.leave(self)
  }

  /// Sets the Return key to Next if another usable field follows, or else to Done.
  func nameReturnKey() {
    entry.nameReturnKey(controls?.fieldAfter(self) == nil ? .done : .next)
  }

  private func mayBegin() -> Bool {
    guard let controls, let editing = controls.editing else { return false }
    nameReturnKey()
    return editing.mayBegin(in: self)
  }

  /// Shows the placeholder unless the field contains text, even if the text is still being
  /// composed.
  private func showPlaceholder() {
    placeholder.isHidden = given != nil || !entry.written.isEmpty
  }

  /// Copies the typed text to the field, but not while an input method is composing text.
  private func keep() {
    showPlaceholder()
    guard !isReplacing else { return }
    guard entry.view.markedTextRange == nil else {
      // Composed text can need another line.
      if field.isMultiline { controls?.sizeDidChange(of: self) }
      return
    }
    let typed = entry.written
    let accepted = field.textToStore(typed)
    let caret = accepted == typed ? nil : selection?.upperBound
    let isNews = shownText != accepted
    if isNews { field.text.value = accepted }
    showText()
    // Pasted text may contain other line breaks. They were replaced, which moved the caret.
    if let caret, let before = String(typed.utf16.prefix(caret)) {
      let caret = min(field.textToStore(before).utf16.count, entry.written.utf16.count)
      select(caret..<caret)
    }
    if isNews { controls?.editing?.noteTyping(in: self) }
  }

  /// The text to show in the native view.
  private var shownText: String { field.isMultiline ? field.visibleText : field.text.value }

  /// Replaces the native text if the app has changed the field's text.
  private func showText() {
    guard shownText != entry.written else { return }
    isReplacing = true
    entry.written = shownText
    isReplacing = false
    showPlaceholder()
  }

  private func mayChange(_ range: NSRange, to words: String) -> Bool {
    guard let shouldChange = field.editing?.shouldChange, !isReplacing,
      let known = Range(range, in: entry.written)
    else { return true }
    return shouldChange(known, field.textToStore(words))
  }
}
#endif
