#if GTK && os(Linux)
internal import CGTK
internal import Usher

@MainActor
struct ImageLoader {
  /// The widget whose display and scale are used for icons.
  let widget: WidgetPointer
  /// Called for each picture that can't be found or read.
  let report: @MainActor (Problem) -> Void

  /// Loads the artwork of an image, in the order of the sources.
  ///
  /// Sources that can't be loaded are omitted and reported.
  func frames(of image: OverlayNode.Image) -> [Artwork] {
    let sources = [image.source] + (image.motion?.furtherSources ?? [])
    return sources.compactMap { source in
      if case .glyph(let glyph) = source { return .glyph(glyph) }
      return load(OverlayNode.Image(source, size: image.size)).map { .picture($0) }
    }
  }

  /// Loads a picture.
  ///
  /// Returns `nil` if the image is a glyph, or if loading fails. A failure is reported.
  func load(_ image: OverlayNode.Image) -> Picture? {
    switch image.source {
    case .icon(let name): icon(name, size: max(image.size.width, image.size.height))
    case .glyph: nil
    case .file(let path): file(path)
    case .bytes(let bytes): decode(bytes)
    case .platform: refuse()
    }
  }

  private func icon(_ name: String, size: Double) -> Picture? {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    guard gtk_icon_theme_has_icon(theme, name) != 0,
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, Int32(size), gtk_widget_get_scale_factor(widget),
        gtk_widget_get_direction(widget), GtkIconLookupFlags(rawValue: 0))
    else {
      report(.unknownIcon(name))
      return nil
    }
    return Picture(
      owning: UnsafeMutableRawPointer(icon), isSymbolic: gtk_icon_paintable_is_symbolic(icon) != 0)
  }

  private func file(_ path: String) -> Picture? {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_filename(path, &error) else {
      report(.unreadableImage(path: path, reason: Self.reason(freeing: error)))
      return nil
    }
    return Picture(owning: UnsafeMutableRawPointer(texture), isSymbolic: false)
  }

  /// Reports a picture that only another platform can draw.
  private func refuse() -> Picture? {
    report(.undecodableImage(byteCount: 0, reason: "the image belongs to another platform"))
    return nil
  }

  private func decode(_ bytes: [UInt8]) -> Picture? {
    var error: UnsafeMutablePointer<GError>?
    let copy = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(copy) }
    guard let texture = gdk_texture_new_from_bytes(copy, &error) else {
      report(.undecodableImage(byteCount: bytes.count, reason: Self.reason(freeing: error)))
      return nil
    }
    return Picture(owning: UnsafeMutableRawPointer(texture), isSymbolic: false)
  }

  private static func reason(freeing error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason was given" }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "no reason was given"
  }
}

/// An owned GDK paintable.
@MainActor
final class Picture {
  let paintable: OpaquePointer
  /// Whether the picture has a single color that is chosen when the picture is drawn.
  let isSymbolic: Bool

  init(owning object: UnsafeMutableRawPointer, isSymbolic: Bool) {
    paintable = OpaquePointer(object)
    self.isSymbolic = isSymbolic
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }
}
#endif
