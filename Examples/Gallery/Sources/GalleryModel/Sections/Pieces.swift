internal import Usher

/// Content that several presets share.
enum Pieces {
  /// Creates a list of contacts, with a page for each contact.
  @MainActor
  static func contacts() -> OverlayContent {
    let shown = ObservableValue<Int?>(0)
    let people = [
      ("Ada", "Wrote the first program."), ("Grace", "Found the first bug."),
      ("Katherine", "Computed the way to the moon."),
    ]
    let rows = people.enumerated().map { index, person in
      OverlayNode.button(
        OverlayNode.Button(
          label: OverlayNode.Text(person.0, size: 17, weight: .medium),
          icon: OverlayNode.Image(.glyph(.person), size: 24),
          style: .plain, dismisses: false, perform: { shown.value = index + 1 }))
    }
    let list = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 4, alignment: .fill, padding: Insets(horizontal: 4, vertical: 4),
        children: rows))
    let details = people.map { name, fact in
      ContentPage(
        title: OverlayNode.Text(name, font: .headline),
        body: .stack(
          OverlayNode.Stack(
            .vertical, spacing: 12, padding: Insets(horizontal: 24, vertical: 24),
            children: [
              .image(OverlayNode.Image(.glyph(.person), size: 64, color: .accent)),
              .text(OverlayNode.Text(fact, alignment: .center)),
            ])), parent: 0)
    }
    return .pages(
      shown,
      [ContentPage(title: OverlayNode.Text("Contacts", font: .headline), body: list)] + details)
  }

  /// A music player as a strip with its own background.
  static var player: OverlayContent {
    let words = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 3, alignment: .fill,
        children: [
          .text(
            OverlayNode.Text(
              "Nocturne in E flat", size: 15, weight: .semibold, color: .white, lineLimit: 1)),
          .text(
            OverlayNode.Text("Fanny Hensel", size: 13, color: AdaptiveColor.white.opacity(0.85))),
          .progress(
            OverlayNode.ProgressBar(
              .done(ObservableValue(0.38)), color: .white, track: AdaptiveColor.white.opacity(0.25),
              thickness: 3,
              description: "Playback position")),
        ]))
    let buttons = [
      (Glyph.pause, "Pause"), (.skip, "Next piece"),
    ].map { glyph, description in
      OverlayNode.button(
        OverlayNode.Button(
          label: OverlayNode.Text(""),
          icon: OverlayNode.Image(.glyph(glyph), size: 20, color: .white),
          style: .plain,
          description: description, dismisses: false))
    }
    let cover = OverlayNode.box(
      OverlayNode.Box(
        .image(OverlayNode.Image(.glyph(.star), size: 28, color: .white)),
        style: OverlayStyle(
          background: .diagonal(0xF6A33B, 0xD6336C), cornerRadius: 8, shadow: nil),
        padding: Insets(horizontal: 14, vertical: 14)))
    let row = OverlayNode.stack(
      OverlayNode.Stack(
        .horizontal, spacing: 10, padding: Insets(horizontal: 12, vertical: 12),
        children: [cover, words] + buttons))
    return OverlayContent(
      .box(
        OverlayNode.Box(
          row,
          style: OverlayStyle(
            background: .diagonal(0x232946, 0x40406B), cornerRadius: 12, shadow: .card))),
      style: .clear)
  }

  /// Creates a landscape with two lines of text below.
  static func photo(_ title: String, detail: String = "Taken at six in the morning.")
    -> OverlayContent
  {
    let words = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 3, alignment: .fill, padding: Insets(horizontal: 16, vertical: 12),
        children: [
          .text(OverlayNode.Text(title, size: 15, weight: .semibold)),
          .text(OverlayNode.Text(detail, size: 13, color: .secondaryLabel)),
        ]))
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 0, alignment: .fill, children: [landscape(height: 130), words])),
      style: OverlayStyle(background: .color(.card), cornerRadius: 14, clipsContent: true))
  }

  /// Creates a picture of a sky, a sun and two hills, as wide as possible.
  static func landscape(height: Double) -> OverlayNode {
    func hill(_ color: UInt32, _ steps: [Glyph.Step]) -> OverlayNode {
      .image(
        OverlayNode.Image(
          .glyph(Glyph(shapes: [Glyph.Shape(steps)])),
          size: OverlaySize(width: 390, height: height),
          fit: .stretch, color: AdaptiveColor(hex: color)))
    }
    func point(_ x: Double, _ y: Double) -> OverlayPoint { OverlayPoint(x: x, y: y) }
    let sky = OverlayNode.box(
      OverlayNode.Box(
        style: OverlayStyle(
          background: .gradient(
            Background.Gradient(AdaptiveColor(hex: 0x3B6FB6), AdaptiveColor(hex: 0xF7C59F))),
          corners: .none,
          shadow: nil), height: height))
    let sun = hill(
      0xFFE9A8,
      [
        .move(point(15, 10)), .curve(point(15, 6), point(17, 6), to: point(17, 10)),
        .curve(point(17, 14), point(15, 14), to: point(15, 10)), .close,
      ])
    let far = hill(
      0x7A6A8E,
      [
        .move(point(0, 17)), .curve(point(5, 9), point(9, 11), to: point(13, 16)),
        .curve(point(17, 20), point(20, 13), to: point(24, 15)), .line(point(24, 24)),
        .line(point(0, 24)), .close,
      ])
    let near = hill(
      0x2F5D50,
      [
        .move(point(0, 21)), .curve(point(8, 22), point(13, 15), to: point(24, 19)),
        .line(point(24, 24)), .line(point(0, 24)), .close,
      ])
    return .stack(
      OverlayNode.Stack(.depth, spacing: 0, alignment: .fill, children: [sky, sun, far, near]))
  }
}
