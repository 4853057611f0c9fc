#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The font and color of a text, as Pango attributes.
@MainActor
struct TextAttributes {
  private let list = pango_attr_list_new()
  private let traits: Traits

  init(_ text: OverlayNode.Text, _ traits: Traits) {
    self.traits = traits
    add(text.font, in: nil)
    add(text.color, in: nil)
    // A hyphen in a file name would look like a part of the name.
    add(pango_attr_insert_hyphens_new(0), in: nil)
    var start: guint = 0
    for run in text.runs {
      let range = start..<start + guint(clamping: run.string.utf8.count)
      start = range.upperBound
      let font = text.font(of: run)
      if font != text.font { add(font, in: range) }
      if let color = run.color { add(color, in: range) }
      if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), in: range) }
      if run.isStruckThrough { add(pango_attr_strikethrough_new(1), in: range) }
    }
  }

  /// Creates attributes for text that isn't known yet, for example in a field.
  init(_ font: OverlayNode.Font, _ color: AdaptiveColor, _ traits: Traits) {
    self.traits = traits
    add(font, in: nil)
    add(color, in: nil)
  }

  /// Passes the list to `body` and releases it.
  ///
  /// Call this method exactly once.
  func use(_ body: (OpaquePointer?) -> Void) {
    body(list)
    pango_attr_list_unref(list)
  }

  private func add(_ font: OverlayNode.Font, in range: Range<guint>?) {
    if let family = font.family { add(pango_attr_family_new(family), in: range) }
    // A typographic point in Pango is 4/3 of a viewport's point. Only sizes in Pango's points
    // follow the system's text scaling.
    add(
      font.followsTextScale
        ? pango_attr_size_new(Int32(font.size * 0.75 * Double(PANGO_SCALE)))
        : pango_attr_size_new_absolute(Int32(font.size * Double(PANGO_SCALE))), in: range)
    add(pango_attr_weight_new(font.weight.pango), in: range)
    add(pango_attr_style_new(font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL), in: range)
  }

  private func add(_ color: AdaptiveColor, in range: Range<guint>?) {
    let color = color.resolved(for: traits)
    add(
      pango_attr_foreground_new(
        Self.word(color.red), Self.word(color.green), Self.word(color.blue)),
      in: range)
    // In Pango, an alpha of 0 means that no alpha is set, so the text would be opaque.
    add(pango_attr_foreground_alpha_new(max(Self.word(color.alpha), 1)), in: range)
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<guint>?) {
    if let range {
      attribute?.pointee.start_index = range.lowerBound
      attribute?.pointee.end_index = range.upperBound
    }
    pango_attr_list_insert(list, attribute)
  }

  private static func word(_ component: Double) -> guint16 {
    guint16(component * 65_535)
  }
}

extension OverlayNode.Font.Weight {
  var pango: PangoWeight {
    switch self {
    // Pango swaps the names of the two lightest weights.
    case .ultraLight: PANGO_WEIGHT_THIN
    case .thin: PANGO_WEIGHT_ULTRALIGHT
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}
#endif
