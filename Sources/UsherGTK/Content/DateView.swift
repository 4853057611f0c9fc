#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a day: a native button that opens a calendar, in which a button clears the day.
@MainActor
final class DateView: InputView {
  private let calendar: OpaquePointer
  private let clearer: WidgetPointer

  init?(
    _ native: WidgetPointer, day input: OverlayNode.Input, _ environment: ViewEnvironment
  ) {
    guard let child = gtk_calendar_new(), let popover = gtk_popover_new(),
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
      let clearer = gtk_button_new_with_label(OverlayStrings.current[.clear])
    else { return nil }
    (calendar, self.clearer) = (OpaquePointer(child), clearer)
    super.init(native, input, environment)
    let button = OpaquePointer(native)
    gtk_box_append(cast(box), child)
    gtk_box_append(cast(box), clearer)
    gtk_widget_add_css_class(clearer, "flat")
    Signal.connect(clearer, "clicked") { [weak self] in self?.clear() }
    gtk_popover_set_child(cast(popover), box)
    gtk_menu_button_set_popover(button, popover)
    gtk_menu_button_set_always_show_arrow(button, 1)
    Signal.connect(popover, "show") { [weak self] in self?.showToday() }
    addKeys(to: child)
    addClicks(to: child)
    environment.traits.addObserver(self) { [weak self] in self?.colorArrow() }
    colorArrow()
    showValue()
  }

  /// Selects today in the calendar if no day is chosen.
  ///
  /// The input's value doesn't change.
  private func showToday() {
    guard input.value == .date(nil), let today = g_date_time_new_now_local() else { return }
    gtk_calendar_select_day(calendar, today)
    g_date_time_unref(today)
  }

  /// Enters the selected day after each press in the calendar.
  ///
  /// GTK's own signal isn't sent if only the month changes, or if the day is already selected.
  private func addClicks(to calendar: WidgetPointer) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    let gesture = UnsafeMutableRawPointer(click)
    for signal in ["begin", "end"] {
      Signal.connectObject(gesture, signal) { [weak self] in
        // The calendar handles the press later.
        Task { self?.enterShownDay() }
      }
    }
    gtk_widget_add_controller(calendar, click)
  }

  /// Receives key presses in the calendar.
  ///
  /// GTK's arrow keys would start at the first day of the sheet instead of the chosen day.
  private func addKeys(to calendar: WidgetPointer) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.connectKey(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] key, modifiers in
      let held = modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
      return self?.press(Int32(key), withControl: held == GDK_CONTROL_MASK.rawValue) ?? false
    }
    gtk_widget_add_controller(calendar, keys)
  }

  /// Performs a key press in the calendar, and returns whether the key has an effect.
  ///
  /// With Control, arrow keys change the month and the year, as in GTK's own calendar.
  private func press(_ key: Int32, withControl isControl: Bool) -> Bool {
    guard let date = gtk_calendar_get_date(calendar) else { return false }
    defer { g_date_time_unref(date) }
    let forward: gint = isReversed ? -1 : 1
    let new: OpaquePointer?
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left:
      new = (isControl ? g_date_time_add_months : g_date_time_add_days)(date, -forward)
    case GDK_KEY_Right, GDK_KEY_KP_Right:
      new = (isControl ? g_date_time_add_months : g_date_time_add_days)(date, forward)
    case GDK_KEY_Up, GDK_KEY_KP_Up:
      new = (isControl ? g_date_time_add_years : g_date_time_add_weeks)(date, -1)
    case GDK_KEY_Down, GDK_KEY_KP_Down:
      new = (isControl ? g_date_time_add_years : g_date_time_add_weeks)(date, 1)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: new = g_date_time_add_months(date, -1)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: new = g_date_time_add_months(date, 1)
    case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter:
      enterShownDay()
      gtk_menu_button_popdown(OpaquePointer(native))
      return true
    case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace:
      clear()
      return true
    default: return false
    }
    if let new {
      enter(new)
      g_date_time_unref(new)
    }
    return true
  }

  private func clear() {
    enter(.date(nil))
    gtk_menu_button_popdown(OpaquePointer(native))
  }

  private func enterShownDay() {
    guard let date = gtk_calendar_get_date(calendar) else { return }
    enter(date)
    g_date_time_unref(date)
  }

  private func enter(_ date: OpaquePointer) {
    var (year, month, day): (gint, gint, gint) = (0, 0, 0)
    g_date_time_get_ymd(date, &year, &month, &day)
    if let day = OverlayDate(year: Int(year), month: Int(month), day: Int(day)) {
      enter(.date(day))
    }
  }

  override func show(_ value: OverlayNode.Input.Value) {
    guard case .date(let day) = value else { return }
    gtk_widget_set_sensitive(clearer, day == nil ? 0 : 1)
    var words = ""
    if let day,
      let date = g_date_time_new_local(gint(day.year), gint(day.month), gint(day.day), 12, 0, 0)
    {
      gtk_calendar_select_day(calendar, date)
      if let text = g_date_time_format(date, "%x") {
        words = String(cString: text)
        g_free(text)
      }
      g_date_time_unref(date)
    }
    showText(words)
    if let button = gtk_widget_get_first_child(native) {
      AccessibleWidget(button).setDescription(words)
    }
    // While the calendar is open, it has the keyboard focus.
    AccessibleWidget(cast(UnsafeMutableRawPointer(calendar))).setLabel(words)
  }

  /// Shows text on the button's leading side, and the arrow on its trailing side.
  private func showText(_ words: String) {
    guard let text = TextView(input.title(of: words), environment)?.widget ?? gtk_label_new(nil)
    else { return }
    gtk_widget_set_hexpand(text, 1)
    gtk_menu_button_set_child(OpaquePointer(native), text)
    // GTK would center the box around the text and the arrow.
    if let box = gtk_widget_get_parent(text) {
      gtk_widget_set_halign(box, GTK_ALIGN_FILL)
      gtk_widget_set_hexpand(box, 1)
    }
  }

  override func describe() {
    super.describe()
    if let button = gtk_widget_get_first_child(native) {
      AccessibleWidget(button).setLabel(input.spokenDescription)
    }
  }

  override var minimumHeight: Double { OverlayNode.Input.dateSize.height }

  override var idealWidth: Double { OverlayNode.Input.dateSize.width }
}
#endif
