#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A label whose colors follow the traits.
///
/// The view measures the label, because GtkLabel would lay out the text more often: in lines of one
/// character to find the minimum width, and for each width at which the text fits on one line.
@MainActor
final class TextView {
  /// The label that shows the text and retains this view.
  let widget: WidgetPointer
  private var text = OverlayNode.Text("")
  private let environment: ViewEnvironment
  private var followsFocus = false
  /// The text's size without wrapped lines, at the last measurement.
  private var natural: (width: Int32, height: Int32) = (0, 0)
  /// The label's layout and its serial number at the last measurement.
  private var measured: (layout: OpaquePointer, serial: guint)?

  private static let keepsake = Keepsake<TextView>("usher-text")

  init?(_ environment: ViewEnvironment) {
    guard let widget = gtk_label_new(nil) else { return nil }
    self.widget = widget
    self.environment = environment
    gtk_label_set_wrap_mode(OpaquePointer(widget), PANGO_WRAP_WORD_CHAR)
    Self.keepsake.tie(self, to: widget)
    TextLayoutClass.install(for: self)
    environment.traits.addObserver(self) { [weak self] in self?.recolor() }
  }

  /// Creates a label, or returns `nil` if the text is empty and thus takes up no space.
  convenience init?(_ text: OverlayNode.Text, _ environment: ViewEnvironment) {
    guard !text.runs.isEmpty else { return nil }
    self.init(environment)
    show(text)
  }

  func show(_ text: OverlayNode.Text) {
    self.text = text
    let label = OpaquePointer(widget)
    gtk_label_set_text(label, text.string)
    gtk_label_set_xalign(label, text.alignment.fraction)
    gtk_label_set_justify(label, text.alignment.justification)
    gtk_label_set_wrap(label, text.lineLimit == 1 ? 0 : 1)
    gtk_label_set_lines(label, text.lineLimit.map { Int32(clamping: $0) } ?? -1)
    gtk_label_set_ellipsize(
      label, text.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    gtk_widget_set_name(widget, text.identifier)
    followSelectability()
    recolor()
  }

  /// Returns the view for a label with selectable text, or `nil` for other widgets.
  static func selectable(_ widget: WidgetPointer) -> TextView? {
    keepsake.object(of: widget).flatMap { $0.text.isSelectable ? $0 : nil }
  }

  /// Makes the label focusable when the user presses it.
  func allowFocus() { gtk_widget_set_focusable(widget, 1) }

  /// Makes the text selectable or not.
  ///
  /// A selectable label gets the focus only if the user presses it. Otherwise, it would get the
  /// focus when the overlay appears, and GTK would select its text.
  private func followSelectability() {
    let label = OpaquePointer(widget)
    guard (gtk_label_get_selectable(label) != 0) != text.isSelectable else { return }
    gtk_label_set_selectable(label, text.isSelectable ? 1 : 0)
    gtk_widget_set_focusable(widget, 0)
    guard text.isSelectable, !followsFocus else { return }
    followsFocus = true
    Signal.connectObject(widget, "notify::has-focus") { [weak self] in
      guard let widget = self?.widget, gtk_widget_has_focus(widget) == 0 else { return }
      gtk_widget_set_focusable(widget, 0)
    }
  }

  /// Measures the label, as described for `WidgetBehavior.measure(_:across:)`.
  func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    measureNaturally()
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      if across < 0 { return (min(letterWidth, natural.width), natural.width) }
      if across == natural.height { return (natural.width, natural.width) }
    } else if across < 0 || across >= natural.width {
      return (natural.height, natural.height)
    }
    return keepingNatural {
      TextLayoutClass.measureByClass(widget, orientation, across: across)
    }
  }

  func allocate(width: Int32, height: Int32, baseline: Int32) {
    keepingNatural {
      widget.ownClass.pointee.size_allocate(widget, width, height, baseline)
    }
  }

  /// Calls `body` without discarding the measured natural size.
  ///
  /// `body` may only change the width of the label's layout.
  private func keepingNatural<Result>(_ body: () -> Result) -> Result {
    let isKnown = isMeasured
    let result = body()
    if isKnown, let measured, let own = gtk_label_get_layout(OpaquePointer(widget)),
      measured.layout == own
    {
      self.measured = (own, pango_layout_get_serial(own))
    }
    return result
  }

  isolated deinit {
    if let measured { g_object_unref(UnsafeMutableRawPointer(measured.layout)) }
  }

  /// Whether the natural size belongs to the label's current layout.
  private var isMeasured: Bool {
    guard let measured, let own = gtk_label_get_layout(OpaquePointer(widget)) else { return false }
    return measured == (own, pango_layout_get_serial(own))
  }

  private func measureNaturally() {
    // GTK measures again after every change around the label.
    guard !isMeasured, let own = gtk_label_get_layout(OpaquePointer(widget)) else { return }
    let serial = pango_layout_get_serial(own)
    guard let layout = pango_layout_copy(own) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    g_object_ref(UnsafeMutableRawPointer(own))
    if let measured { g_object_unref(UnsafeMutableRawPointer(measured.layout)) }
    measured = (own, serial)
    pango_layout_set_width(layout, -1)
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_size(layout, &width, &height)
    natural = (Self.points(width), Self.points(height))
    for other in text.reservedTexts {
      pango_layout_set_text(layout, other.string, -1)
      pango_layout_get_size(layout, &width, &height)
      natural.width = max(natural.width, Self.points(width))
    }
  }

  /// Returns the frames of some runs, one for each line, in the label's coordinates.
  func frames(of runs: Range<Int>) -> [OverlayRect] {
    guard let layout = gtk_label_get_layout(OpaquePointer(widget)),
      let iterator = pango_layout_get_iter(layout)
    else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var (left, top) = (Int32(0), Int32(0))
    gtk_label_get_layout_offsets(OpaquePointer(widget), &left, &top)
    let start = text.runs[..<runs.lowerBound].byteCount
    let bytes = start..<start + text.runs[runs].byteCount
    var frames: [OverlayRect] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      let first = line.pointee.start_index
      let shared = bytes.clamped(to: first..<first + line.pointee.length)
      guard !shared.isEmpty else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      var (ranges, count) = (UnsafeMutablePointer<Int32>?.none, Int32(0))
      pango_layout_line_get_x_ranges(line, shared.lowerBound, shared.upperBound, &ranges, &count)
      defer { g_free(ranges) }
      for index in 0..<Int(count) {
        guard let ends = ranges?.advanced(by: 2 * index) else { continue }
        frames.append(
          OverlayRect(
            x: Double(left) + Self.inPoints(ends[0]), y: Double(top) + Self.inPoints(extents.y),
            width: Self.inPoints(ends[1] - ends[0]), height: Self.inPoints(extents.height)))
      }
    } while pango_layout_iter_next_line(iterator) != 0
    return frames
  }

  private static func inPoints(_ length: Int32) -> Double { Double(length) / Double(PANGO_SCALE) }

  /// Converts Pango's units to whole points, rounded up to avoid clipping.
  private static func points(_ length: Int32) -> Int32 { (length + PANGO_SCALE - 1) / PANGO_SCALE }

  /// The minimum width: the size of the largest font.
  ///
  /// Most characters fit in this width. Words that are wider than the line are broken.
  private var letterWidth: Int32 {
    let fonts = text.runs.map { text.font(of: $0) }
    return Int32(fonts.map { $0.size * scale(of: $0) }.max() ?? 0)
  }

  private func scale(of font: OverlayNode.Font) -> Double {
    font.followsTextScale ? TextScale.of(widget) : 1
  }

  private func recolor() {
    TextAttributes(text, environment.traits.value).use {
      gtk_label_set_attributes(OpaquePointer(widget), $0)
    }
  }
}

extension ArraySlice<OverlayNode.Text.Run> {
  fileprivate var byteCount: Int32 { Int32(clamping: reduce(0) { $0 + $1.string.utf8.count }) }
}

extension OverlayNode.Text.Alignment {
  /// The horizontal alignment, from 0 (leading) to 1 (trailing).
  ///
  /// GTK mirrors the alignment in right-to-left text.
  var fraction: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  fileprivate var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }
}
#endif
