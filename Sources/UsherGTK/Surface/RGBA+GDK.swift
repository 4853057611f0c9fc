#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension RGBA {
  /// The colour as a GDK value.
  var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
#endif
