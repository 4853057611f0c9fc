#if GTK
internal import CGTK
internal import Usher

extension RGBA {
  /// The same colour as GDK's.
  var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
#endif
