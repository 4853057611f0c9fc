#if GTK
public import CGTK

/// An app that does not use overlays: a scrolling list, and two buttons that count their clicks.
@MainActor
public final class SampleContent {
  /// The app's widget, for a window or a pane.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The button in the bar at the top.
  public let topButton: CountingButton
  /// The button in the bar at the bottom.
  public let bottomButton: CountingButton
  /// The widgets that an app would lay overlays beside, by the names "top" and "bottom".
  public private(set) var anchors: [(name: String, widget: UnsafeMutablePointer<GtkWidget>)] = []
  private let scroller: UnsafeMutablePointer<GtkWidget>
  private let keyboard: UnsafeMutablePointer<GtkWidget>?
  private let field: UnsafeMutablePointer<GtkWidget>?

  private static let rows = [
    ("Ada", "The engine can weave patterns", "9:41"), ("Grace", "A ship in port is safe", "9:12"),
    ("Katherine", "Numbers for the landing", "8:55"), ("Hedy", "Hop to the next frequency", "8:30"),
    ("Radia", "I think that I shall never see", "8:02"), ("Barbara", "Substitute with care", "Fri"),
    ("Margaret", "Priority display is up", "Fri"), ("Karen", "Terms and how they weigh", "Thu"),
    ("Frances", "Allocate, then branch", "Thu"), ("Lynn", "Conway's law, the other one", "Wed"),
    ("Shafi", "Proof without knowledge", "Wed"), ("Jean", "All the switches are set", "Tue"),
  ]

  private static let sheet = """
    .sample-bar { padding: 10px 16px; }
    .sample-row { padding: 12px 16px; }
    .sample-sender { font-weight: 600; }
    .sample-count { border-radius: 10px; padding: 8px 14px; }
    .sample-keyboard { background: @theme_bg_color; border-top: 1px solid @borders; }
    .sample-key { background: @theme_base_color; border-radius: 6px; min-height: 40px; }
    .sample-shape { background: alpha(@theme_fg_color, 0.15); border-radius: 8px; }
    .sample-drawn.solid-csd { border: none; box-shadow: none; margin: 0; padding: 0; }
    .sample-stripe-1 { background: #8fb8de; }
    .sample-stripe-2 { background: #f2d388; }
    .sample-stripe-3 { background: #c98686; }
    """

  /// Builds the app.
  public init(_ page: Page = .inbox) {
    guard let widget = gtk_overlay_new(), let scroller = gtk_scrolled_window_new() else {
      preconditionFailure("GTK made no widget; initialise GTK first")
    }
    self.widget = widget
    self.scroller = scroller
    keyboard = Self.makeKeyboard()
    field = Self.makeField()
    topButton = CountingButton(title: "Top")
    bottomButton = CountingButton(title: "Bottom")
    StyleSheet.load(Self.sheet, for: widget)
    switch page {
    case .inbox: gtk_overlay_set_child(OpaquePointer(widget), makeInbox())
    case .stripes: gtk_overlay_set_child(OpaquePointer(widget), makeStripes())
    case .shapes: gtk_overlay_set_child(OpaquePointer(widget), makeShapes())
    }
    gtk_overlay_add_overlay(OpaquePointer(widget), keyboard)
    gtk_overlay_add_overlay(OpaquePointer(widget), field)
  }

  /// The content of the app's window.
  public enum Page: Sendable {
    /// A scrolling list and two buttons.
    case inbox
    /// Three stripes of one color each, for screenshots with small files.
    case stripes
    /// A list with gray shapes in place of words, for pictures in which only overlays are read.
    case shapes
  }

  /// Whether a keyboard without functions covers the lower part of the app.
  public var isKeyboardShown: Bool {
    get { gtk_widget_get_visible(keyboard) != 0 }
    set { gtk_widget_set_visible(keyboard, newValue ? 1 : 0) }
  }

  /// Whether the app has a text field at the bottom; `true` also gives it the keyboard focus.
  public var isFieldShown: Bool {
    get { gtk_widget_get_visible(field) != 0 }
    set {
      gtk_widget_set_visible(field, newValue ? 1 : 0)
      guard newValue, let field else { return }
      // Selected text would be drawn in the theme's color.
      gtk_entry_grab_focus_without_selecting(
        UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkEntry.self))
      gtk_editable_set_position(OpaquePointer(field), -1)
    }
  }

  /// The height of the keyboard, in points.
  public static let keyboardHeight = 220.0

  /// The scroll offset of the list, in points.
  public var scrollOffset: Double {
    gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)))
  }

  private func makeInbox() -> UnsafeMutablePointer<GtkWidget>? {
    anchors = [("top", topButton.widget), ("bottom", bottomButton.widget)]
    let column = Self.box(GTK_ORIENTATION_VERTICAL)
    Self.append(Self.bar("Inbox", topButton), to: column)
    Self.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), to: column)
    gtk_widget_set_vexpand(scroller, 1)
    let list = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.map { OpaquePointer($0) }, GTK_SELECTION_NONE)
    for (sender, subject, time) in Self.rows + Self.rows {
      gtk_list_box_append(list.map { OpaquePointer($0) }, Self.row(sender, subject, time))
    }
    gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
    Self.append(scroller, to: column)
    Self.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), to: column)
    Self.append(Self.bar("24 messages", bottomButton), to: column)
    return column
  }

  /// Makes three stripes, with a place in the middle of the first and of the last one that overlays
  /// lie beside.
  private func makeStripes() -> UnsafeMutablePointer<GtkWidget>? {
    let column = Self.box(GTK_ORIENTATION_VERTICAL)
    gtk_box_set_homogeneous(
      column.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkBox.self) }, 1)
    for stripe in 1...3 {
      let stripeBox = Self.box(GTK_ORIENTATION_VERTICAL)
      gtk_widget_add_css_class(stripeBox, "sample-stripe-\(stripe)")
      Self.append(stripeBox, to: column)
      if let name = [1: "top", 3: "bottom"][stripe], let place = Self.box(GTK_ORIENTATION_VERTICAL)
      {
        gtk_widget_set_size_request(place, 80, 30)
        gtk_widget_set_halign(place, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(place, GTK_ALIGN_CENTER)
        gtk_widget_set_vexpand(place, 1)
        Self.append(place, to: stripeBox)
        anchors.append((name, place))
      }
    }
    return column
  }

  private func makeShapes() -> UnsafeMutablePointer<GtkWidget>? {
    let column = Self.box(GTK_ORIENTATION_VERTICAL)
    for (number, (title, subtitle)) in [
      (90, 190), (64, 150), (110, 210), (76, 170), (96, 140), (70, 200), (84, 160),
    ].enumerated() {
      let row = Self.box(GTK_ORIENTATION_HORIZONTAL)
      gtk_widget_add_css_class(row, "sample-row")
      let picture = Self.shape(width: 36, height: 36)
      Self.append(picture, to: row)
      if let picture, let name = [0: "top", 5: "bottom"][number] {
        anchors.append((name, picture))
      }
      let texts = Self.box(GTK_ORIENTATION_VERTICAL)
      gtk_widget_set_margin_start(texts, 14)
      gtk_box_set_spacing(
        texts.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkBox.self) }, 10)
      Self.append(Self.shape(width: title, height: 12), to: texts)
      Self.append(Self.shape(width: subtitle, height: 12), to: texts)
      Self.append(texts, to: row)
      Self.append(row, to: column)
      Self.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), to: column)
    }
    // Rows that do not fit are cut, instead of making the app higher.
    let scroller = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      scroller.map { OpaquePointer($0) }, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(scroller.map { OpaquePointer($0) }, column)
    return scroller
  }

  static func shape(width: Int, height: Int) -> UnsafeMutablePointer<GtkWidget>? {
    let shape = box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_add_css_class(shape, "sample-shape")
    gtk_widget_set_size_request(shape, Int32(width), Int32(height))
    gtk_widget_set_halign(shape, GTK_ALIGN_START)
    gtk_widget_set_valign(shape, GTK_ALIGN_CENTER)
    return shape
  }

  private static func makeKeyboard() -> UnsafeMutablePointer<GtkWidget>? {
    let keyboard = box(GTK_ORIENTATION_VERTICAL)
    gtk_widget_add_css_class(keyboard, "sample-keyboard")
    gtk_widget_set_valign(keyboard, GTK_ALIGN_END)
    gtk_widget_set_size_request(keyboard, -1, Int32(keyboardHeight))
    for count in [10, 9, 7, 4] {
      let row = box(GTK_ORIENTATION_HORIZONTAL)
      gtk_widget_set_margin_top(row, 8)
      gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
      for _ in 0..<count {
        let key = box(GTK_ORIENTATION_HORIZONTAL)
        gtk_widget_add_css_class(key, "sample-key")
        gtk_widget_set_size_request(key, count == 4 ? 70 : 29, -1)
        gtk_widget_set_margin_start(key, 3)
        gtk_widget_set_margin_end(key, 3)
        append(key, to: row)
      }
      append(row, to: keyboard)
    }
    gtk_widget_set_visible(keyboard, 0)
    return keyboard
  }

  private static func makeField() -> UnsafeMutablePointer<GtkWidget>? {
    let field = gtk_entry_new()
    gtk_editable_set_text(field.map { OpaquePointer($0) }, "See you at nine")
    gtk_widget_set_valign(field, GTK_ALIGN_END)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_bottom,
    ] {
      set(field, 12)
    }
    gtk_widget_set_size_request(field, -1, 40)
    gtk_widget_set_visible(field, 0)
    return field
  }

  private static func bar(
    _ title: String, _ button: CountingButton
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let bar = box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_add_css_class(bar, "sample-bar")
    let label = label(title, class: "sample-sender")
    gtk_widget_set_hexpand(label, 1)
    append(label, to: bar)
    append(button.widget, to: bar)
    return bar
  }

  private static func row(
    _ sender: String, _ subject: String, _ time: String
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let row = box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_add_css_class(row, "sample-row")
    let texts = box(GTK_ORIENTATION_VERTICAL)
    gtk_widget_set_hexpand(texts, 1)
    append(label(sender, class: "sample-sender"), to: texts)
    append(label(subject, class: "dim-label"), to: texts)
    append(texts, to: row)
    append(label(time, class: "dim-label"), to: row)
    return row
  }

  private static func box(_ orientation: GtkOrientation) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_box_new(orientation, 0)
  }

  private static func label(
    _ text: String, class name: String
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let label = gtk_label_new(text)
    gtk_widget_add_css_class(label, name)
    gtk_label_set_xalign(label.map { OpaquePointer($0) }, 0)
    gtk_label_set_ellipsize(label.map { OpaquePointer($0) }, PANGO_ELLIPSIZE_END)
    return label
  }

  private static func append(
    _ child: UnsafeMutablePointer<GtkWidget>?, to box: UnsafeMutablePointer<GtkWidget>?
  ) {
    guard let box else { return }
    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
  }
}
#endif
