#if GTK
internal import CGTK
internal import GTKWidgets
internal import SampleApp
internal import Usher

extension SampleContent {
  /// Returns the area that the app's keyboard covers, down to the bottom edge of the app's window
  /// or pane.
  func keyboard(in area: Widget) -> Obstruction {
    let (width, height) = (
      Double(gtk_widget_get_width(area)), Double(gtk_widget_get_height(area))
    )
    let covered = Self.keyboardHeight + Double(gtk_widget_get_margin_bottom(widget))
    return Obstruction(OverlayRect(x: 0, y: height - covered, width: width, height: covered))
  }
}
#endif
