#if GTK
internal import CGTK
internal import Foundation

/// The heights of a font's lines in points, measured by Pango.
struct FontMetrics {
  let ascent: Double
  let descent: Double
  let height: Double

  /// Measures a font face.
  init(of face: UIFont.Face) {
    let context = PangoFonts.makeContext()
    let description = PangoFonts.description(of: face)
    let metrics = pango_context_get_metrics(context, description, nil)
    ascent = Double(pango_font_metrics_get_ascent(metrics)) / PangoFonts.scale
    descent = Double(pango_font_metrics_get_descent(metrics)) / PangoFonts.scale
    height = Double(pango_font_metrics_get_height(metrics)) / PangoFonts.scale
    pango_font_metrics_unref(metrics)
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Returns the height of a character's ink.
  static func inkHeight(of letter: String, in face: UIFont.Face) -> Double {
    let text = NSAttributedString(
      string: letter, attributes: [.font: UIFont(face: face)])
    return TextLayout(text, style: .plain).inkHeight
  }
}

/// Pango's fonts, configured so that pictures don't depend on the machine.
///
/// Like in GTK's labels, there is one pixel per point, no hinting, unrounded heights, and each
/// character is at a whole point.
enum PangoFonts {
  /// The number of Pango units per point.
  static let scale = Double(PANGO_SCALE)

  /// Creates a Pango context, which the caller has to release.
  ///
  /// A font map and its contexts belong to one thread.
  static func makeContext() -> OpaquePointer? {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_round_glyph_positions(context, 1)
    return context
  }

  /// Creates a font description of a face, which the caller has to free.
  static func description(of face: UIFont.Face) -> OpaquePointer? {
    let description = pango_font_description_new()
    let family = face.isMonospaced ? "Monospace" : face.family ?? StandIn.systemFontFamily
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, max(face.size, 0) * scale)
    pango_font_description_set_weight(description, face.weight.pango)
    pango_font_description_set_style(
      description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}

extension UIFont.Weight {
  /// The nearest Pango weight.
  fileprivate var pango: PangoWeight {
    let known: [(UIFont.Weight, PangoWeight)] = [
      // Pango's names for the two lightest weights are swapped.
      (.ultraLight, PANGO_WEIGHT_THIN), (.thin, PANGO_WEIGHT_ULTRALIGHT),
      (.light, PANGO_WEIGHT_LIGHT), (.regular, PANGO_WEIGHT_NORMAL),
      (.medium, PANGO_WEIGHT_MEDIUM), (.semibold, PANGO_WEIGHT_SEMIBOLD),
      (.bold, PANGO_WEIGHT_BOLD), (.heavy, PANGO_WEIGHT_ULTRABOLD), (.black, PANGO_WEIGHT_HEAVY),
    ]
    let nearest = known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? PANGO_WEIGHT_NORMAL
  }
}

/// The font families installed on the machine.
enum TextFamilies {
  /// The names of all families, in alphabetical order.
  static let all: [String] = list()

  private static func list() -> [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    let map = pango_cairo_font_map_get_default()
    withUnsafeMutablePointer(to: &families) {
      pango_font_map_list_families(map, $0, &count)
    }
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { families?[$0] }.map {
      String(cString: pango_font_family_get_name($0))
    }.sorted()
  }

  /// Returns the family with a name, or with a font's name such as "Inter-Bold".
  ///
  /// Returns `nil` for an unknown name.
  static func family(of name: String) -> String? {
    let known = all.first { $0.caseInsensitiveCompare(name) == .orderedSame }
    if let known { return known }
    guard let dash = name.firstIndex(of: "-") else { return nil }
    let start = name[..<dash]
    return all.first { $0.replacingOccurrences(of: " ", with: "") == start }
  }
}
#endif
