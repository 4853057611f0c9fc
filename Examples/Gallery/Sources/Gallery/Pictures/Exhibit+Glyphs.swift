#if GTK
@_spi(Inspection) internal import Usher

extension Exhibit {
  /// A chart of every glyph above its name, in the documentation's order.
  static let glyphs = Exhibit(name: "glyphs") { stage in
    let icons = Glyph.named
    let chart = Overlay {
      VStack(alignment: .leading, spacing: 20) {
        for first in stride(from: 0, to: icons.count, by: 7) {
          HStack(spacing: 0) {
            for (name, glyph) in icons[first..<min(first + 7, icons.count)] {
              VStack {
                Image(.glyph(glyph)).frame(width: 28)
                Text(name).font(.system(size: 11)).foregroundStyle(.secondary)
                  .multilineTextAlignment(.center)
              }.frame(width: 98)
            }
          }
        }
      }.padding(Insets(horizontal: 7, vertical: 24))
    }
    stage.presenter.present(
      chart.position(.center).duration(.infinite).margins(0)
        .size(SizeConstraints(height: .inset(0), maximumWidth: .intrinsic)))
  }
}
#endif
