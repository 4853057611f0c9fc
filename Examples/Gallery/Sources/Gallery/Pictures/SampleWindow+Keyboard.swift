#if GTK
internal import CGTK
internal import SampleApp
internal import Usher

extension SampleWindow {
  /// The area covered by the window's keyboard.
  var keyboard: Obstruction {
    let (width, height) = (
      Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget))
    )
    return Obstruction(
      Rect(
        x: 0, y: height - Self.keyboardHeight, width: width, height: Self.keyboardHeight))
  }
}
#endif
