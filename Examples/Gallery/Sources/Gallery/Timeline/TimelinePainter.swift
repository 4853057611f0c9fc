#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// Paints a timeline's chart with cairo.
@MainActor
struct TimelinePainter {
  let context: OpaquePointer
  /// The widget whose font and color are used for text.
  let widget: Widget

  func paint(_ chart: TimelineChart) {
    let ink = ink
    let text = CairoText(context: context, widget: widget)
    for tick in chart.ticks {
      set(ink, alpha: 0.14)
      cairo_set_line_width(context, 1)
      cairo_move_to(context, tick.x.rounded() + 0.5, TimelineChart.header - 4)
      cairo_line_to(context, tick.x.rounded() + 0.5, chart.size.height)
      cairo_stroke(context)
      set(ink, alpha: 0.7)
      text.write(tick.text, in: tick.label, alignment: PANGO_ALIGN_CENTER, size: 11)
    }
    for bar in chart.bars {
      Self.fill(bar.frame, bar.state, on: context)
      guard !bar.text.isEmpty, bar.frame.size.width > 24 else { continue }
      let letters = Self.colors(of: bar.state).letters
      cairo_set_source_rgb(context, letters.red, letters.green, letters.blue)
      text.write(
        bar.text,
        in: OverlayRect(
          x: bar.frame.minX + 6, y: bar.frame.minY, width: bar.frame.size.width - 10,
          height: bar.frame.size.height), size: 11)
    }
    set(ink, alpha: 1)
    for name in chart.names { text.write(name.text, in: name.frame, size: 13) }
    set(ink, alpha: 0.7)
    for end in chart.ends { text.write(end.text, in: end.frame, size: 11) }
  }

  /// Paints a bar in the color of a state.
  static func fill(_ frame: OverlayRect, _ state: Timeline.State, on context: OpaquePointer) {
    CairoPath.round(frame, radius: min(4, frame.size.width / 2), on: context)
    let color = colors(of: state).ground
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_fill(context)
  }

  /// The colors of a bar and its text, with a contrast of at least 4.5 to 1.
  private static func colors(of state: Timeline.State) -> (ground: RGBA, letters: RGBA) {
    let isDark = Theme.shared.isDark
    let (black, white) = (RGBA(hex: 0x111114), RGBA(hex: 0xFFFFFF))
    return switch state {
    case .waiting: isDark ? (RGBA(hex: 0x54545C), white) : (RGBA(hex: 0xDCDCE2), black)
    case .entering: isDark ? (RGBA(hex: 0x2C5282), white) : (RGBA(hex: 0xB9D5F6), black)
    case .resting: isDark ? (RGBA(hex: 0x8CBBF2), black) : (RGBA(hex: 0x1A5FB4), white)
    case .held: (RGBA(hex: 0xF6C52C), black)
    case .leaving: isDark ? (RGBA(hex: 0x5B4577), white) : (RGBA(hex: 0xDCCBEE), black)
    }
  }

  private var ink: GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return color
  }

  private func set(_ color: GdkRGBA, alpha: Double) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), alpha)
  }
}
#endif
