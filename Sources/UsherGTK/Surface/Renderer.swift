#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The kind of GSK renderer that a window uses.
///
/// The renderer determines blur radii and the fastest pixel format.
enum Renderer {
  /// Cairo, which draws on the CPU.
  case cairo
  /// The GL renderer of GTK 4 before 4.14.
  case oldGL
  /// Any other renderer, for example in later GTK versions.
  case other

  /// Detects the renderer of the window that contains `widget`, or uses cairo if there is no
  /// renderer.
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
    case "GskGLRenderer": self = .oldGL
    // The name of the old renderer up to GTK 4.12, and of its successor in 4.14 and later.
    case "GskNglRenderer" where gtk_get_minor_version() < 14: self = .oldGL
    default: self = .other
    }
  }

  /// Returns the radius for a blur with the given standard deviation, both in points.
  ///
  /// For Cairo, the radius is the deviation in GTK 4.8, and twice the deviation in later versions,
  /// such as 4.15 and 4.18. For the other renderers, the deviation is 0.45 times the radius.
  func blurRadius(deviation: Double) -> Double {
    switch self {
    case .cairo: gtk_get_minor_version() > 8 ? 2 * deviation : deviation
    case .oldGL, .other: deviation / 0.45
    }
  }
}
#endif
