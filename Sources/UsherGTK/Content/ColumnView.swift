#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a vertical stack.
@MainActor
final class ColumnView: NodeWidget {
  let widget: WidgetPointer

  init?() {
    guard let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return nil }
    self.widget = widget
  }

  /// Shows pieces, from top to bottom; dividers extend across the whole column.
  func show(
    _ pieces: [(widget: WidgetPointer, isDivider: Bool)], spacing: Double,
    alignment: OverlayNode.Stack.Alignment
  ) {
    gtk_box_set_spacing(cast(widget), Int32(spacing))
    for piece in pieces {
      gtk_widget_set_halign(piece.widget, piece.isDivider ? GTK_ALIGN_FILL : alignment.gtk)
    }
    widget.setChildren(pieces.map(\.widget))
  }
}

extension OverlayNode.Stack.Alignment {
  fileprivate var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .trailing: GTK_ALIGN_END
    case .fill, .even: GTK_ALIGN_FILL
    }
  }
}
#endif
