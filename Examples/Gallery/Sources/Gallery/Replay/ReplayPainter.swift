#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// Paints the overlays of a replay as cards with titles, on an outline of the screen.
@MainActor
struct ReplayPainter {
  let context: OpaquePointer
  /// The widget whose font is used.
  let widget: Widget

  /// Paints the overlays as large as possible.
  func paint(_ player: ReplayPlayer, width: Double, height: Double) {
    let bounds = player.bounds
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    let margin = 12.0
    let scale = min(
      (width - 2 * margin) / bounds.size.width, (height - 2 * margin) / bounds.size.height)
    guard scale > 0 else { return }
    cairo_save(context)
    cairo_translate(
      context, (width - bounds.size.width * scale) / 2, (height - bounds.size.height * scale) / 2)
    cairo_scale(context, scale, scale)
    let screen = OverlayRect(
      x: 0, y: 0, width: bounds.size.width, height: bounds.size.height)
    CairoPath.round(screen, radius: 16 / scale, on: context)
    set(Theme.shared.isDark ? 0x1C1C20 : 0xF2F2F6)
    cairo_fill_preserve(context)
    set(Theme.shared.isDark ? 0x5E5E68 : 0xB4B4BE)
    cairo_set_line_width(context, 1 / scale)
    cairo_stroke_preserve(context)
    // Overlays that are entering or exiting are clipped at the edge of the screen.
    cairo_clip(context)
    cairo_translate(context, -bounds.minX, -bounds.minY)
    for overlay in player.scene.overlays {
      if let scrim = overlay.scrim, scrim.opacity > 0 {
        set(0x000000, alpha: 0.3 * scrim.opacity)
        cairo_paint(context)
      }
      paint(overlay, player.replay.title(of: overlay.id))
    }
    cairo_restore(context)
  }

  private func paint(_ overlay: PlacedOverlay, _ title: String) {
    let frame = overlay.frame.moved(by: overlay.offset)
    let size = frame.size
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, frame.minX + size.width / 2, frame.minY + size.height / 2)
    cairo_rotate(context, overlay.rotation)
    cairo_scale(context, overlay.scale, overlay.scale)
    cairo_push_group(context)
    let card = OverlayRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    CairoPath.round(card, radius: min(12, size.height / 2), on: context)
    set(Theme.shared.isDark ? 0x3A3A42 : 0xFFFFFF)
    cairo_fill_preserve(context)
    set(Theme.shared.isDark ? 0x8CBBF2 : 0x1A5FB4)
    cairo_set_line_width(context, 1.5)
    cairo_stroke(context)
    if let timeLeft = overlay.timeLeft {
      cairo_rectangle(
        context, card.minX + 12, card.maxY - 5, (size.width - 24) * timeLeft, 2)
      cairo_fill(context)
    }
    set(Theme.shared.isDark ? 0xFFFFFF : 0x111114)
    CairoText(context: context, widget: widget).write(
      title,
      in: OverlayRect(
        x: card.minX + 10, y: card.minY, width: max(size.width - 20, 1), height: size.height),
      alignment: PANGO_ALIGN_CENTER, size: 14)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, overlay.opacity)
  }

  private func set(_ hex: UInt32, alpha: Double = 1) {
    let color = RGBA(hex: hex)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
  }
}
#endif
