#if GTK
internal import CGTK
internal import Usher

/// Draws what an overlay's content, or a box in it, stands on: shadow, background and border.
@MainActor
struct Surface {
  let style: Style
  let traits: Traits

  /// Whether it shows what lies behind it, so that it may look different in every frame.
  var isLive: Bool { style.background.isLive }

  /// Draws it over `frame`, for `widget`, whose renderer and window matter.
  func draw(into snapshot: OpaquePointer, over frame: Rect, on widget: WidgetPointer) {
    draw(into: snapshot, over: frame, on: widget) { _ in }
  }

  /// Draws it with content on it, which is cut at its corners where the style says so; the border lies
  /// on top.
  func draw(
    into snapshot: OpaquePointer, over frame: Rect, on widget: WidgetPointer,
    content: (OpaquePointer) -> Void
  ) {
    let shape = SurfaceShape(of: frame, corners: style.corners)
    guard !shape.isEmpty else { return content(snapshot) }
    if let shadow = style.shadow {
      ShadowPainter(shadow: shadow, traits: traits).draw(
        around: shape, isCovered: style.background.isOpaque(for: traits), into: snapshot,
        on: widget)
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

  /// Clips what is drawn to the shape of the surface.
  func clip(
    into snapshot: OpaquePointer, over frame: Rect, _ draw: (OpaquePointer) -> Void
  ) {
    SurfaceShape(of: frame, corners: style.corners).clip(into: snapshot, draw)
  }

  /// Whether a point lies on it, its round corners left out.
  func contains(_ point: Point, over frame: Rect) -> Bool {
    Contour(of: frame, corners: style.corners).contains(point)
  }
}

extension Background {
  /// Whether it shows what lies behind it, so that it may look different in every frame.
  var isLive: Bool {
    switch self {
    case .blur: true
    case .clear, .color, .gradient, .image: false
    }
  }
}
#endif
