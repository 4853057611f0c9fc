#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a text field, with an icon, an unstyled native widget for the text, and an
/// underline.
@MainActor
final class FieldView: WidgetBehavior {
  let entry: any FieldEntry
  private(set) var field = OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text(""))
  private var icon: WidgetPointer?
  /// The placeholder, visible while the entry is empty.
  ///
  /// GTK's placeholder can't have its own font or color, and text views have no placeholder.
  private var placeholder: WidgetPointer?
  private var validationError: WidgetPointer?
  private let environment: ViewEnvironment
  let controls: Controls
  /// The range, in Unicode scalars, of a removed selection that an insertion may still replace, or
  /// `nil` if there is none.
  var removal: Range<Int>?
  /// Whether an input method has text that isn't committed yet.
  private var isComposing = false
  /// Whether the app's text is being written into the entry.
  ///
  /// The entry reports this change as if the user had typed.
  private(set) var isReplacing = false

  /// Whether the user has typed in this multiline field since its last layout.
  private var isCaretNews = false
  /// Scrolls to the caret after the layout, because GTK scrolls only the text view itself.
  private lazy var caretFollower = IdleSource { [weak self] in self?.showCaret() }

  /// Creates an empty text field that matches the purpose of `field` and whether it is multiline.
  ///
  /// Typing and Return are reported to `controls`.
  init?(for field: OverlayNode.Field, _ environment: ViewEnvironment, _ controls: Controls) {
    let made: (any FieldEntry)? =
      field.isMultiline ? LinesEntry(for: field.purpose) : LineEntry(for: field.purpose)
    guard let made else { return nil }
    entry = made
    self.environment = environment
    self.controls = controls
    super.init()
    gtk_widget_set_parent(entry.outer, widget)
    connect()
  }

  /// Shows a field.
  ///
  /// If the entry already contains the field's text, the caret doesn't move, so the user can
  /// continue typing.
  func show(_ field: OverlayNode.Field, icon: WidgetPointer?) {
    completeRemoval()
    unfollow()
    (self.field, self.icon) = (field, icon)
    gtk_widget_set_name(entry.widget, field.identifier)
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
    if let lines = entry as? LinesEntry {
      place(lines, x: left, width: room, height: height)
      if isCaretNews { caretFollower.ask() }
      isCaretNews = false
    } else {
      center([entry.outer, placeholder].compactMap { $0 }, x: left, width: room, height: height)
    }
    guard let icon else { return }
    _ = Self.measure(icon, GTK_ORIENTATION_HORIZONTAL, across: -1)
    Self.place(
      icon, x: isReversed ? width - start : 0, y: 0, width: start,
      height: Int32(field.iconHeight(in: Double(height))))
  }

  /// Places multiline text and the placeholder at the top of the field.
  private func place(_ lines: LinesEntry, x left: Int32, width: Int32, height: Int32) {
    let inset = Int32(OverlayNode.Field.inset(aboveLine: lineHeight(in: lines)))
    // The text view itself has a margin on both sides.
    let margin = Int32(OverlayNode.Field.margin)
    let needed = Self.measure(lines.outer, GTK_ORIENTATION_VERTICAL, across: width).minimum
    let least = Self.measure(lines.outer, GTK_ORIENTATION_HORIZONTAL, across: -1).minimum
    Self.place(
      lines.outer, x: left - margin, y: inset, width: max(width + 2 * margin, least),
      height: max(height - 2 * inset, needed))
    guard let placeholder else { return }
    let natural = Self.measure(placeholder, GTK_ORIENTATION_VERTICAL, across: width).natural
    Self.place(placeholder, x: left, y: inset, width: width, height: natural)
  }

  /// Centers parts of a single-line field vertically.
  private func center(_ parts: [WidgetPointer], x left: Int32, width room: Int32, height: Int32) {
    for child in parts {
      let needed = Self.measure(child, GTK_ORIENTATION_VERTICAL, across: room)
      let childHeight = min(max(needed.natural, needed.minimum), height)
      let least = Self.measure(child, GTK_ORIENTATION_HORIZONTAL, across: -1).minimum
      Self.place(
        child, x: left, y: (height - childHeight) / 2, width: max(room, least), height: childHeight)
    }
  }

  override func willBeDestroyed() { field.error?.removeObserver(self) }

  override func snapshot(_ snapshot: OpaquePointer) {
    let hasFocus =
      gtk_widget_get_state_flags(entry.widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
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
    let room = width < 0 ? .infinity : Double(width)
    guard let lines = entry as? LinesEntry else {
      return Int32(
        field.height(in: room, line: naturalHeight(of: entry.outer, in: .infinity)) {
          naturalHeight(of: placeholder, in: $0)
        })
    }
    let (line, written) = (lineHeight(in: lines), entry.written)
    return Int32(
      field.multilineHeight(
        in: room, line: line,
        text: { [field] in
          lines.height(
            of: written, field.font, in: $0, limit: line * Double(field.lines.upperBound))
        }, placeholder: { naturalHeight(of: placeholder, in: $0) }))
  }

  private func lineHeight(in lines: LinesEntry) -> Double {
    lines.height(of: "", field.font, in: .infinity)
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
    widget.setChildren([placeholder, entry.outer, icon, validationError].compactMap { $0 })
    AccessibleWidget(entry.widget).setLabel(field.spokenDescription)
    gtk_widget_queue_resize(widget)
  }

  private func connect() {
    entry.connect(to: self)
    Signal.connectObject(entry.widget, "state-flags-changed") { [weak self] in self?.redraw() }
    environment.traits.addObserver(self) { [weak self] in self?.recolor() }
  }

  /// Scrolls the enclosing scroll view until the caret is visible.
  private func showCaret() {
    guard let lines = entry as? LinesEntry,
      let scroller = sequence(first: widget, next: { gtk_widget_get_parent($0) })
        .first(where: { isInstance($0, of: gtk_scrolled_window_get_type()) }),
      let frame = OverlayRect(of: lines.widget, in: scroller),
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
    else { return }
    let caret = lines.caret
    let top = frame.minY + caret.minY + gtk_adjustment_get_value(adjustment)
    // Space around the line keeps the edge of the field visible.
    let gap = OverlayNode.Field.side / 2
    gtk_adjustment_clamp_page(adjustment, top - gap, top + caret.size.height + gap)
  }

  /// Performs Return in a single-line field, or Control-Return in a multiline field.
  func leave() {
    completeRemoval()
    controls.leave(entry.widget)
  }

  /// Responds when an input method changes the text that it is composing.
  func noteComposition(of composed: String) {
    isComposing = !composed.isEmpty
    update()
    environment.card?.settleSoon()
  }

  private func follow() {
    field.text.addObserver(self) { [weak self] in self?.showText() }
    field.error?.addObserver(self) { [weak self] in self?.showValidationError() }
    field.editing?.endRequests?.addObserver(self) { [weak self] in
      if let self { controls.endEditing(field) }
    }
    field.focusRequests?.addObserver(self) { [weak self] in
      guard let self else { return }
      gtk_widget_grab_focus(entry.widget)
      self.controls.followFocus()
    }
  }

  private func unfollow() {
    field.text.removeObserver(self)
    field.error?.removeObserver(self)
    field.editing?.endRequests?.removeObserver(self)
    field.focusRequests?.removeObserver(self)
  }

  /// Responds when the user changes the text.
  func noteChange() {
    guard !isReplacing else { return }
    update()
    if field.isMultiline {
      isCaretNews = true
      gtk_widget_queue_resize(widget)
    }
    if removal == nil { keep() }
  }

  /// Stores the entry's text and reports typing.
  func keep() {
    field.text.value = entry.written
    controls.onType()
  }

  /// Replaces the entry's text with the app's text.
  func showText() {
    guard field.visibleText != entry.written else { return }
    isReplacing = true
    entry.write(field.visibleText)
    isReplacing = false
    update()
    if field.isMultiline { gtk_widget_queue_resize(widget) }
  }

  /// Shows or hides the placeholder.
  private func update() {
    guard let placeholder else { return }
    gtk_widget_set_child_visible(placeholder, entry.written.isEmpty && !isComposing ? 1 : 0)
  }

  private func recolor() {
    entry.show(field.font, field.color, environment.traits.value)
    redraw()
  }
}
#endif
