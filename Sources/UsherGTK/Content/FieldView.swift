#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a text field, which has an icon, an unstyled native entry and an underline.
@MainActor
final class FieldView: WidgetBehavior {
  let entry: WidgetPointer
  private(set) var field = OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text(""))
  private var icon: WidgetPointer?
  /// The placeholder, visible while the entry is empty.
  ///
  /// GTK's placeholder can't have its own font or color.
  private var placeholder: WidgetPointer?
  private var validationError: WidgetPointer?
  private let environment: ViewEnvironment
  let controls: Controls
  /// The range, in Unicode scalars, of a removed selection that an insertion may still replace, or
  /// `nil`.
  var removal: Range<Int>?
  /// Whether an input method has text that isn't committed yet.
  private var isComposing = false
  /// Whether the app's text is being written into the entry.
  ///
  /// The entry reports this like typing, but the user didn't make the change.
  private(set) var isReplacing = false

  /// Creates an empty text field for a purpose.
  ///
  /// Typing and Return are reported to `controls`.
  init?(
    for purpose: OverlayNode.Field.Purpose, _ environment: ViewEnvironment, _ controls: Controls
  ) {
    let made = purpose == .password ? gtk_password_entry_new() : gtk_entry_new()
    guard let entry = made else { return nil }
    self.entry = entry
    self.environment = environment
    self.controls = controls
    super.init()
    gtk_widget_set_parent(entry, widget)
    gtk_widget_add_css_class(entry, ControlStyle.field)
    gtk_editable_set_width_chars(editable, 1)
    if let text { gtk_text_set_input_purpose(text, purpose.gtk) }
    connect()
  }

  /// Shows a field.
  ///
  /// If the entry already contains the field's text, the caret doesn't move, so that the user can
  /// continue typing.
  func show(_ field: OverlayNode.Field, icon: WidgetPointer?) {
    completeRemoval()
    unfollow()
    (self.field, self.icon) = (field, icon)
    gtk_widget_set_name(entry, field.identifier)
    placeholder = TextView(field.placeholder, environment)?.widget
    if let placeholder { gtk_widget_set_can_target(placeholder, 0) }
    follow()
    showText()
    recolor()
    update()
    showValidationError()
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      let height = textHeight(in: across) + validationErrorHeight(in: across)
      return (height, height)
    }
    let words = Self.measure(placeholder, orientation, across: -1)
    return (Int32(field.minimumWidth), Int32(field.width(around: Double(words.natural))))
  }

  override func allocate(width: Int32, height whole: Int32) {
    let below = validationErrorHeight(in: width)
    let height = whole - below
    if let validationError {
      Self.place(
        validationError, x: Int32(field.validationErrorInset), y: height + Self.validationErrorGap,
        width: Int32(field.validationErrorWidth(in: Double(width))),
        height: below - Self.validationErrorGap)
    }
    let start = Int32(field.start)
    let room = Int32(field.textWidth(in: Double(width)))
    let left = isReversed ? Int32(OverlayNode.Field.margin) : start
    for child in [entry, placeholder].compactMap({ $0 }) {
      let needed = Self.measure(child, GTK_ORIENTATION_VERTICAL, across: room)
      let childHeight = min(max(needed.natural, needed.minimum), height)
      let least = Self.measure(child, GTK_ORIENTATION_HORIZONTAL, across: -1).minimum
      Self.place(
        child, x: left, y: (height - childHeight) / 2, width: max(room, least), height: childHeight)
    }
    guard let icon else { return }
    _ = Self.measure(icon, GTK_ORIENTATION_HORIZONTAL, across: -1)
    Self.place(icon, x: isReversed ? width - start : 0, y: 0, width: start, height: height)
  }

  override func willBeDestroyed() { field.error?.removeObserver(self) }

  override func snapshot(_ snapshot: OpaquePointer) {
    let hasFocus =
      gtk_widget_get_state_flags(entry).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    var frame = bounds
    frame.size.height -= Double(validationErrorHeight(in: Int32(frame.size.width)))
    if let style = field.surface(isEdited: hasFocus) {
      Surface(style: style, traits: environment.traits.value).draw(
        into: snapshot, over: frame, on: widget)
    }
    super.snapshot(snapshot)
    guard let separator = field.separatorColor(isEdited: hasFocus) else { return }
    var line = field.separatorFrame(in: frame.size, isEdited: hasFocus).graphene
    var color = environment.resolve(separator).gdk
    gtk_snapshot_append_color(snapshot, &color, &line)
  }

  private static let validationErrorGap = Int32(OverlayNode.Field.validationErrorGap)

  /// Returns the height needed for the text or the placeholder.
  ///
  /// `width` is the field's width, or -1 if it isn't known.
  private func textHeight(in width: Int32) -> Int32 {
    let height = field.height(
      in: width < 0 ? .infinity : Double(width), line: naturalHeight(of: entry, in: .infinity)
    ) { naturalHeight(of: placeholder, in: $0) }
    return Int32(height)
  }

  /// Returns the height of the validation error and the gap above it, or 0 if there is no error.
  ///
  /// `width` is the field's width, or -1 if it isn't known.
  private func validationErrorHeight(in width: Int32) -> Int32 {
    guard let validationError else { return 0 }
    let height = field.validationErrorHeight(in: width < 0 ? .infinity : Double(width)) {
      naturalHeight(of: validationError, in: $0)
    }
    return Int32(height)
  }

  private func naturalHeight(of child: WidgetPointer?, in room: Double) -> Double {
    let across = room.isFinite ? Int32(room) : -1
    return Double(Self.measure(child, GTK_ORIENTATION_VERTICAL, across: across).natural)
  }

  /// Shows the validation error and reports it to assistive technology.
  ///
  /// If there is no error, the previous error is removed.
  private func showValidationError() {
    validationError = field.validationError.flatMap { TextView($0, environment)?.widget }
    widget.setChildren([placeholder, entry, icon, validationError].compactMap { $0 })
    AccessibleWidget(entry).setLabel(field.spokenDescription)
    gtk_widget_queue_resize(widget)
  }

  private func connect() {
    Signal.connect(entry, "changed") { [weak self] in self?.noteChange() }
    Signal.connectObject(entry, "state-flags-changed") { [weak self] in self?.redraw() }
    let (entry, controls) = (entry, controls)
    if let text {
      Signal.connect(text, "activate") { [weak self] in
        self?.completeRemoval()
        controls.leave(entry)
      }
      Signal.connectString(text, "preedit-changed") { [weak self] composed in
        self?.isComposing = !composed.isEmpty
        self?.update()
        self?.environment.card?.settleSoon()
      }
      connectEditing(of: text)
    }
    environment.traits.addObserver(self) { [weak self] in self?.recolor() }
  }

  private func follow() {
    field.text.addObserver(self) { [weak self] in self?.showText() }
    field.error?.addObserver(self) { [weak self] in self?.showValidationError() }
    field.editing?.endRequests?.addObserver(self) { [weak self] in
      if let self { controls.endEditing(field) }
    }
    field.focusRequests?.addObserver(self) { [weak self] in
      guard let self else { return }
      gtk_widget_grab_focus(self.entry)
      self.controls.followFocus()
    }
  }

  private func unfollow() {
    field.text.removeObserver(self)
    field.error?.removeObserver(self)
    field.editing?.endRequests?.removeObserver(self)
    field.focusRequests?.removeObserver(self)
  }

  /// Receives a change of the text by the user.
  private func noteChange() {
    guard !isReplacing else { return }
    update()
    if removal == nil { keep() }
  }

  /// Stores the entry's text and reports typing.
  func keep() {
    field.text.value = written
    controls.onType()
  }

  /// Replaces the entry's text with the app's text.
  func showText() {
    guard field.visibleText != written else { return }
    isReplacing = true
    gtk_editable_set_text(editable, field.visibleText)
    gtk_editable_set_position(editable, -1)
    isReplacing = false
    update()
  }

  /// Shows or hides the placeholder.
  private func update() {
    guard let placeholder else { return }
    gtk_widget_set_child_visible(placeholder, written.isEmpty && !isComposing ? 1 : 0)
  }

  private func recolor() {
    let traits = environment.traits.value
    TextAttributes(field.font, field.color, traits).use { gtk_text_set_attributes(text, $0) }
    // Only style sheets can color a caret: light for light text, and dark for dark text.
    let isLight = field.color.resolved(for: traits).isLight
    let classes = (ControlStyle.lightCaret, ControlStyle.darkCaret)
    gtk_widget_add_css_class(entry, isLight ? classes.0 : classes.1)
    gtk_widget_remove_css_class(entry, isLight ? classes.1 : classes.0)
    redraw()
  }

  private var written: String { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
  var editable: OpaquePointer { OpaquePointer(entry) }
  var text: UnsafeMutablePointer<GtkText>? {
    gtk_editable_get_delegate(editable).map { cast(UnsafeMutableRawPointer($0)) }
  }
}

extension OverlayNode.Field.Purpose {
  fileprivate var gtk: GtkInputPurpose {
    switch self {
    case .text: GTK_INPUT_PURPOSE_FREE_FORM
    case .name: GTK_INPUT_PURPOSE_NAME
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .number: GTK_INPUT_PURPOSE_DIGITS
    case .url: GTK_INPUT_PURPOSE_URL
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    }
  }
}
#endif
