#if GTK
internal import CGTK
internal import Usher

/// Turns nodes into native widgets.
@MainActor
struct WidgetBuilder {
  /// Whether things are light or dark.
  let appearance: Appearance
  /// Where images are looked up.
  let images: ImageLoader
  /// Called with a button's number when it is clicked.
  let onClick: @MainActor (Int, Button) -> Void
  /// The buttons made so far, in reading order.
  private(set) var buttons: [WidgetPointer] = []

  init(
    appearance: Appearance, images: ImageLoader, onClick: @escaping @MainActor (Int, Button) -> Void
  ) {
    self.appearance = appearance
    self.images = images
    self.onClick = onClick
  }

  /// A floating widget for the node; `nil` where it takes no room.
  mutating func build(_ node: Node) -> WidgetPointer? {
    switch node {
    case .stack(let stack): build(stack)
    case .text(let text): build(text)
    case .image(let image): images.load(image).map { ImageView($0, image, appearance).widget }
    case .button(let button): build(button)
    }
  }

  private mutating func build(_ stack: Stack) -> WidgetPointer? {
    let built: WidgetPointer? =
      switch stack.axis {
      case .horizontal: row(stack)
      case .vertical: column(stack)
      }
    guard let widget = built else { return nil }
    gtk_widget_set_margin_top(widget, Int32(stack.padding.top))
    gtk_widget_set_margin_bottom(widget, Int32(stack.padding.bottom))
    gtk_widget_set_margin_start(widget, Int32(stack.padding.left))
    gtk_widget_set_margin_end(widget, Int32(stack.padding.right))
    return widget
  }

  private mutating func row(_ stack: Stack) -> WidgetPointer {
    let row = RowView(spacing: stack.spacing, alignment: stack.alignment)
    for child in stack.children {
      guard let piece = build(child) else { continue }
      row.append(piece, isFlexible: child.isFlexible)
    }
    return row.widget
  }

  private mutating func column(_ stack: Stack) -> WidgetPointer? {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, Int32(stack.spacing)) else { return nil }
    for child in stack.children {
      guard let piece = build(child) else { continue }
      gtk_widget_set_halign(piece, stack.alignment.gtk)
      gtk_box_append(cast(box), piece)
    }
    return box
  }

  private func build(_ text: Text) -> WidgetPointer? {
    guard !text.string.isEmpty else { return nil }
    return label(
      text.string,
      attributes: TextAttributes(size: text.size, weight: text.weight, color: color(text.color)),
      alignment: text.alignment, lineLimit: text.lineLimit)
  }

  private mutating func build(_ button: Button) -> WidgetPointer? {
    guard let widget = gtk_button_new() else { return nil }
    let title = label(
      button.title,
      attributes: TextAttributes(size: 14, weight: .semibold, color: color(button.color)),
      alignment: .center, lineLimit: 1)
    gtk_button_set_child(cast(widget), title)
    AccessibleWidget(widget).setLabel(button.title)
    gtk_widget_add_css_class(widget, ControlStyle.button)
    // A click must not take the keyboard away from what the person is typing in.
    gtk_widget_set_focus_on_click(widget, 0)
    let (number, onClick) = (buttons.count, onClick)
    Signal.connect(widget, "clicked") { onClick(number, button) }
    buttons.append(widget)
    return widget
  }

  private func label(
    _ string: String, attributes: TextAttributes, alignment: Text.Alignment, lineLimit: Int?
  ) -> WidgetPointer? {
    guard let widget = gtk_label_new(string) else { return nil }
    let label = OpaquePointer(widget)
    attributes.apply(to: label)
    gtk_label_set_wrap(label, 1)
    gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label, alignment.fraction)
    gtk_label_set_justify(label, alignment.justification)
    if let lineLimit {
      gtk_label_set_lines(label, Int32(clamping: lineLimit))
      gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
      if lineLimit == 1 { gtk_label_set_wrap(label, 0) }
    }
    return widget
  }

  private func color(_ color: Color) -> RGBA {
    color.resolved(for: appearance)
  }
}

extension Stack.Alignment {
  fileprivate var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .trailing: GTK_ALIGN_END
    case .fill: GTK_ALIGN_FILL
    }
  }
}

extension Text.Alignment {
  fileprivate var fraction: Float {
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
