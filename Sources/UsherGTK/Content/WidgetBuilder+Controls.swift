#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension WidgetBuilder {
  /// Builds a button with an icon, a label, or both side by side.
  func build(_ button: OverlayNode.Button) -> WidgetPointer? {
    guard let view = ButtonView(button, content: face(of: button), environment) else { return nil }
    controls.add(view.button, for: button)
    return view.widget
  }

  /// Builds a text field.
  func build(_ field: OverlayNode.Field) -> WidgetPointer? {
    let icon = field.icon.flatMap { build($0) }
    guard let view = FieldView(field, icon: icon, environment, controls) else { return nil }
    controls.add(named(field.identifier, view.entry), for: field)
    return view.widget
  }

  /// Builds a rating; `nil` for a rating without symbols.
  func build(_ rating: OverlayNode.Rating) -> WidgetPointer? {
    guard !rating.items.isEmpty else { return nil }
    return RatingView(rating, images: images, environment).widget
  }

  private func face(of button: OverlayNode.Button) -> WidgetPointer? {
    let label = TextView(button.label, environment)?.widget
    guard let icon = button.leading.flatMap({ build($0, in: .horizontal) }) else { return label }
    guard let label else {
      gtk_widget_set_halign(icon, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(icon, GTK_ALIGN_CENTER)
      return icon
    }
    let row = RowView(spacing: OverlayNode.Button.iconSpacing, alignment: .center)
    row.append(icon, isFlexible: false)
    row.append(label, isFlexible: true)
    switch button.label.alignment {
    case .leading: gtk_widget_set_halign(row.widget, GTK_ALIGN_START)
    case .center: gtk_widget_set_halign(row.widget, GTK_ALIGN_CENTER)
    case .trailing: gtk_widget_set_halign(row.widget, GTK_ALIGN_END)
    }
    return row.widget
  }
}
#endif
