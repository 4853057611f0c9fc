#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws the surface under an overlay's content or a box: shadow, background and border.
@MainActor
struct Surface {
  let style: OverlayStyle
  let traits: Traits
  /// The strength of the shadow, from 0 to 1.
  var shadow = 1.0
  var arrow: PlacedArrow?

  /// Whether the drawing depends on the content behind the surface.
  ///
  /// Such a drawing may change in every frame.
  var isLive: Bool { style.background.isLive }

  /// The distance, in points, that the drawing extends beyond the frame.
  var reach: Double { (style.shadow?.reach ?? 0) + (arrow?.length ?? 0) }

  /// Draws the surface over `frame`.
  ///
  /// `widget` provides the renderer and the window.
  func draw(into snapshot: OpaquePointer, over frame: OverlayRect, on widget: WidgetPointer) {
    draw(into: snapshot, over: frame, on: widget) { _ in }
  }

  /// Draws the surface with content below the border.
  ///
  /// If the style requires it, the content is clipped to the surface's shape.
  func draw(
    into snapshot: OpaquePointer, over frame: OverlayRect, on widget: WidgetPointer,
    content: (OpaquePointer) -> Void
  ) {
    let shape = shape(over: frame)
    guard !shape.isEmpty else { return content(snapshot) }
    if let shadow = style.shadow {
      // Opacity is used instead of a different color, because one stored picture is then enough for
      // all strengths.
      if self.shadow < 1 { gtk_snapshot_push_opacity(snapshot, self.shadow) }
      ShadowPainter(shadow: shadow, traits: traits).draw(
        around: shape, isCovered: style.background.isOpaque(for: traits), into: snapshot,
        on: widget)
      if self.shadow < 1 { gtk_snapshot_pop(snapshot) }
    }
    Fill(background: style.background, traits: traits)
      .draw(into: snapshot, in: shape, on: widget)
    if style.clipsContent {
      shape.clip(into: snapshot, content)
    } else {
      content(snapshot)
    }
    if let border = style.border(for: traits) {
      shape.draw(border, color: border.color.resolved(for: traits), into: snapshot)
    }
  }

  /// The color of a ring on the surface: black or white, whichever has more contrast.
  ///
  /// If the background isn't a color, the ring has the text color.
  var ringColor: RGBA {
    guard case .color(let color) = style.background else {
      return AdaptiveColor.label.resolved(for: traits)
    }
    let ground = color.resolved(for: traits)
    let (black, white) = (RGBA(red: 0, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1))
    return black.contrast(with: ground) > white.contrast(with: ground) ? black : white
  }

  func clip(
    into snapshot: OpaquePointer, over frame: OverlayRect, _ draw: (OpaquePointer) -> Void
  ) {
    shape(over: frame).clip(into: snapshot, draw)
  }

  /// Whether a point is on the surface.
  ///
  /// The areas outside round corners are excluded.
  func contains(_ point: OverlayPoint, over frame: OverlayRect) -> Bool {
    shape(over: frame).contour.contains(point)
  }

  private func shape(over frame: OverlayRect) -> SurfaceShape {
    SurfaceShape(of: frame, corners: style.corners, arrow: arrow)
  }
}

extension Background {
  var isLive: Bool {
    switch self {
    case .blur: true
    case .clear, .color, .gradient, .image: false
    }
  }
}
#endif
