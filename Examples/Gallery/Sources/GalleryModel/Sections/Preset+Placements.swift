internal import Usher

extension Preset {
  /// Every placement, and every kind of size.
  static let placements: [Preset] =
    OverlayPosition.allCases.map { position in
      let words = position.description
      return Preset(
        "placement-" + Control.hyphenated(words), words.prefix(1).uppercased() + words.dropFirst(),
        "As wide as its text; enters over the nearest edge.", in: .placements,
        .notification(title: words.prefix(1).uppercased() + words.dropFirst())
          .position(position).width(.intrinsic))
    }
    + [
      Preset(
        "placement-all", "All nine placements", "Each has its own lane.", in: .placements,
        requests: OverlayPosition.allCases.enumerated().map { index, position in
          Request(
            .notification(title: position.description)
              .queue(LaneID(20 + index)).position(position).duration(.seconds(8))
              .size(SizeConstraints(width: .intrinsic, maximumWidth: .ratio(0.3))))
        }),
      sized(
        "full-width", "As wide as the window", SizeConstraints(maximumWidth: .intrinsic),
        margins: 0, corners: .bottom(20)),
      sized(
        "ratio", "Half of the window", SizeConstraints(width: .ratio(0.5), height: .ratio(0.25))),
      sized(
        "constant", "200 by 120 points",
        SizeConstraints(width: .constant(200), height: .constant(120))),
      sized(
        "full-screen", "The whole window",
        SizeConstraints(height: .inset(0), maximumWidth: .intrinsic), margins: 0, corners: .none),
      Preset(
        "size-offset", "Off centre", "Unequal margins move a centred overlay.", in: .placements,
        .notification(title: "Sixty points below the middle")
          .position(.center).margins(Insets(top: 120, left: 12, bottom: 0, right: 12))
          .entrance(.scaleIn).exit(.scaleOut)),
    ]

  private static func sized(
    _ name: String, _ title: String, _ size: SizeConstraints, margins: Double = 12,
    corners: Corners = .all(20)
  ) -> Preset {
    Preset(
      "size-" + name, title, "A size that does not depend on the content.", in: .placements,
      .notification(
        icon: .glyph(.infoDisc), title: title, text: "Independent of its content."
      ).size(size).margins(margins).corners(corners))
  }
}
