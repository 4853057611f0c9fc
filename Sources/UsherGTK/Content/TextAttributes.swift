#if GTK
internal import CGTK
internal import Usher

/// The look of a label's letters.
struct TextAttributes {
  /// The size in points of the viewport.
  let size: Double
  let weight: Font.Weight
  let color: RGBA

  func apply(to label: OpaquePointer) {
    let list = pango_attr_list_new()
    // Pango's points are 4/3 of a viewport's; sizes of this kind follow the system's text scaling.
    pango_attr_list_insert(list, pango_attr_size_new(Int32(size * 0.75 * Double(PANGO_SCALE))))
    pango_attr_list_insert(list, pango_attr_weight_new(weight.pango))
    pango_attr_list_insert(
      list,
      pango_attr_foreground_new(Self.word(color.red), Self.word(color.green), Self.word(color.blue))
    )
    pango_attr_list_insert(list, pango_attr_foreground_alpha_new(Self.word(color.alpha)))
    gtk_label_set_attributes(label, list)
    pango_attr_list_unref(list)
  }

  private static func word(_ component: Double) -> guint16 {
    guint16(component * 65_535)
  }
}

extension Font.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .ultraLight: PANGO_WEIGHT_ULTRALIGHT
    case .thin: PANGO_WEIGHT_THIN
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
