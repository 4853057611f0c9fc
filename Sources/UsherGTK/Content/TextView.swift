#if GTK
internal import CGTK
internal import Usher

/// A label whose colours follow the traits.
@MainActor
final class TextView {
  /// The label, which retains the view.
  let widget: WidgetPointer
  private let text: Node.Text
  private let environment: ViewEnvironment

  private static let keepsake = Keepsake<TextView>("usher-text")

  /// Makes a label; `nil` for an empty text, which takes no room.
  init?(_ text: Node.Text, _ environment: ViewEnvironment) {
    guard !text.runs.isEmpty, let widget = gtk_label_new(text.string) else { return nil }
    self.widget = widget
    self.text = text
    self.environment = environment
    let label = OpaquePointer(widget)
    gtk_label_set_wrap(label, 1)
    gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label, text.alignment.fraction)
    gtk_label_set_justify(label, text.alignment.justification)
    if let lineLimit = text.lineLimit {
      gtk_label_set_lines(label, Int32(clamping: lineLimit))
      gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
      if lineLimit == 1 { gtk_label_set_wrap(label, 0) }
    }
    recolor()
    Self.keepsake.tie(self, to: widget)
    environment.traits.follow(by: self) { [weak self] in self?.recolor() }
  }

  private func recolor() {
    TextAttributes(text, environment.traits.value).use {
      gtk_label_set_attributes(OpaquePointer(widget), $0)
    }
  }
}

extension Node.Text.Alignment {
  /// The horizontal alignment, from 0 (leading) to 1 (trailing).
  ///
  /// GTK mirrors it in right-to-left text.
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
