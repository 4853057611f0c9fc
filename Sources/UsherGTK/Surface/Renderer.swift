#if GTK
internal import CGTK
internal import Usher

/// What turns drawing instructions into pixels; they do not all do it alike.
enum Renderer {
  /// Cairo, on the processor.
  case cairo
  /// The GL renderer of GTK 4 before 4.14.
  case oldGL
  /// Whatever else GTK has brought since.
  case other

  /// The one of the window that `widget` is in; cairo where it is in none.
  @MainActor
  init(of widget: WidgetPointer) {
    guard let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else {
      self = .cairo
      return
    }
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(UnsafeMutableRawPointer(renderer))
    switch g_type_name_from_instance(instance).map({ String(cString: $0) }) {
    case "GskCairoRenderer": self = .cairo
    case "GskGLRenderer", "GskNglRenderer": self = .oldGL
    default: self = .other
    }
  }

  /// The radius that makes a blur of a standard deviation, both in points: cairo's radius is the
  /// deviation itself, and GL's deviation is 0.45 of its radius.
  func blurRadius(deviation: Double) -> Double {
    switch self {
    case .cairo: deviation
    case .oldGL, .other: deviation / 0.45
    }
  }
}
#endif
