#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Style classes for the font and the color of native text views.
///
/// Only a style sheet can set these, and a new sheet restyles the whole app. Therefore, each
/// combination of a font and a color has one sheet, loaded when a text view first needs it and
/// never removed.
@MainActor
enum TextClass {
  private struct Look: Hashable {
    let font: OverlayNode.Font
    let color: RGBA
    let display: OpaquePointer
  }

  private static var numbers: [Look: Int] = [:]

  /// Returns the class for a font and a color, and loads its sheet on the display if needed.
  static func name(
    for font: OverlayNode.Font, _ color: RGBA, on display: OpaquePointer?
  ) -> String {
    guard let display else { return "usher-text" }
    let look = Look(font: font, color: color, display: display)
    if let number = numbers[look] { return name(number) }
    let number = numbers.count
    numbers[look] = number
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, sheet(of: look, named: name(number)), -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    if let provider { g_object_unref(provider) }
    return name(number)
  }

  private static func name(_ number: Int) -> String { "usher-text-\(number)" }

  private static func sheet(of look: Look, named name: String) -> String {
    let font = look.font
    let family = font.family.map { "font-family: \"\($0.escaped)\";" } ?? ""
    // Only points follow the system's text scaling. A point in CSS is 4/3 of a viewport's point.
    let size = font.followsTextScale ? "\(font.size * 0.75)pt" : "\(font.size)px"
    return """
      textview.\(name), textview.\(name) > text {
        \(family)
        font-size: \(size);
        font-weight: \(font.weight.pango.rawValue);
        font-style: \(font.isItalic ? "italic" : "normal");
        color: \(look.color.css);
        caret-color: \(look.color.css);
      }
      """
  }
}

extension String {
  /// The string, escaped for use between quotes in a style sheet.
  fileprivate var escaped: String {
    map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
  }
}

extension RGBA {
  fileprivate var css: String {
    let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgba(\(parts.joined(separator: ", ")), \((alpha * 1000).rounded() / 1000))"
  }
}
#endif
