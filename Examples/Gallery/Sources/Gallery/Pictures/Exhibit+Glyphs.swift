#if GTK
@_spi(Inspection) internal import Usher

extension Exhibit {
  /// A chart of every glyph above its name, in the order of the documentation.
  static let glyphs = Exhibit(name: "glyphs") { stage in
    let icons = Glyph.named
    let rows = stride(from: 0, to: icons.count, by: 7).map { first in
      OverlayNode.stack(
        OverlayNode.Stack(
          .horizontal, spacing: 0,
          children: icons[first..<min(first + 7, icons.count)].map(cell)))
    }
    stage.presenter.present(
      Overlay(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, spacing: 20, alignment: .leading,
              padding: Insets(horizontal: 7, vertical: 24), children: rows)))
      )
      .position(.center).duration(.infinite).margins(0)
      .size(SizeConstraints(height: .inset(0), maximumWidth: .intrinsic)))
  }

  private static func cell(_ name: String, _ glyph: Glyph) -> OverlayNode {
    .box(
      OverlayNode.Box(
        .stack(
          OverlayNode.Stack(
            .vertical, spacing: 8,
            children: [
              .image(OverlayNode.Image(.glyph(glyph), size: 28, color: .label)),
              .text(OverlayNode.Text(name, size: 11, color: .secondaryLabel, alignment: .center)),
            ])), width: 98))
  }
}
#endif
