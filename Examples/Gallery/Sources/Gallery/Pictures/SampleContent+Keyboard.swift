#if GTK
internal import CGTK
internal import GTKWidgets
internal import SampleApp
internal import Usher

extension SampleContent {
  /// Returns the area that the app's keyboard covers, down to the lower edge of the window or pane
  /// around the app.
  func keyboard(in area: Widget) -> Obstruction {
    let (width, height) = (
      Double(gtk_widget_get_width(area)), Double(gtk_widget_get_height(area))
    )
    let covered = Self.keyboardHeight + Double(gtk_widget_get_margin_bottom(widget))
    return Obstruction(OverlayRect(x: 0, y: height - covered, width: width, height: covered))
  }
}
#endif
