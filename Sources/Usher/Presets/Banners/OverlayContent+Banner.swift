internal import UsherCore

extension OverlayContent {
  /// A banner: a title in the middle, and an icon at the side where reading ends.
  ///
  /// The letters are of body size and grow with the system's; in OwlBanners they stop growing at 18
  /// points.
  ///
  /// - Parameters:
  ///   - kind: Its colours and its icon.
  ///   - title: What it says; an empty one leaves the icon alone.
  ///   - iconLabel: What its icon says, for those who cannot see it; `nil` says it in English.
  ///   - size: The size of its letters, in points.
  /// - Returns: The content; its ground has no corners and no shadow. A notice without a title has
  ///   nothing to show.
  public static func banner(
    _ kind: BannerKind, title: String, iconLabel: String? = nil, size: Double = 17
  ) -> OverlayContent {
    let text = Node.Text(
      title, size: size, color: kind.foreground, alignment: .center)
    var row: [Node] = [.text(text)]
    if let glyph = kind.glyph {
      row.append(
        .image(
          Node.Image(
            .glyph(glyph), size: 14, color: kind.foreground, label: iconLabel ?? kind.label)))
    }
    // The icon stands in 30 points at the far side; without one the title keeps its place.
    let far = kind.glyph == nil ? 30.0 : 8
    return OverlayContent(
      .stack(
        Node.Stack(
          .horizontal, spacing: 8, padding: Insets(top: 8, left: 30, bottom: 8, right: far),
          children: row)),
      style: Style(background: .color(kind.ground), corners: .none, shadow: nil))
  }
}
