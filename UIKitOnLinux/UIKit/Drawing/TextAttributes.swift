#if GTK
internal import CGTK
internal import Foundation

/// The attributes of a text as a Pango attribute list.
final class TextAttributes {
  /// The Pango list.
  let list = pango_attr_list_new()

  /// Converts the attributes of a text.
  init(_ text: NSAttributedString, style: TextStyle) {
    let string = text.string
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      guard let range = Range(range, in: string) else { return }
      let bytes = string.utf8
      let start = bytes.distance(from: bytes.startIndex, to: range.lowerBound)
      let end = bytes.distance(from: bytes.startIndex, to: range.upperBound)
      add(attributes, style: style, in: guint(start)..<guint(end))
    }
  }

  deinit {
    pango_attr_list_unref(list)
  }

  private func add(
    _ attributes: [NSAttributedString.Key: Any], style: TextStyle, in range: Range<guint>
  ) {
    var font = attributes[.font] as? UIFont ?? style.font
    if style.scalesFonts, let traits = style.traits { font = font.adjusted(for: traits) }
    let description = PangoFonts.description(of: font.face)
    add(pango_attr_font_desc_new(description), in: range)
    pango_font_description_free(description)
    let color = attributes[.foregroundColor] as? UIColor ?? style.color
    let channels = style.traits.map(color.channels) ?? color.cgColor.channels
    add(
      pango_attr_foreground_new(
        Self.word(channels.red), Self.word(channels.green), Self.word(channels.blue)), in: range)
    // Pango treats an alpha of 0 as "not set", and would draw opaque characters.
    add(pango_attr_foreground_alpha_new(max(Self.word(channels.alpha), 1)), in: range)
    if let lines = attributes[.underlineStyle] as? Int, lines != 0 {
      let isDouble = lines == NSUnderlineStyle.double.rawValue
      add(
        pango_attr_underline_new(isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE),
        in: range)
    }
    if let lines = attributes[.strikethroughStyle] as? Int, lines != 0 {
      add(pango_attr_strikethrough_new(1), in: range)
    }
    if let kern = Self.number(attributes[.kern]) {
      add(pango_attr_letter_spacing_new(Int32(kern * PangoFonts.scale)), in: range)
    }
    if let offset = Self.number(attributes[.baselineOffset]) {
      add(pango_attr_rise_new(Int32(offset * PangoFonts.scale)), in: range)
    }
    // UIKit hyphenates only with a `hyphenationFactor`, whose default is 0.
    add(pango_attr_insert_hyphens_new(0), in: range)
    addColors(attributes, style: style, in: range)
    addLineHeight(attributes[.paragraphStyle] as? NSParagraphStyle, font: font, in: range)
  }

  private func addColors(
    _ attributes: [NSAttributedString.Key: Any], style: TextStyle, in range: Range<guint>
  ) {
    func channels(_ key: NSAttributedString.Key) -> CGColor.Channels? {
      guard let color = attributes[key] as? UIColor else { return nil }
      return style.traits.map(color.channels) ?? color.cgColor.channels
    }
    if let color = channels(.backgroundColor), color.alpha > 0 {
      add(
        pango_attr_background_new(
          Self.word(color.red), Self.word(color.green), Self.word(color.blue)), in: range)
      add(pango_attr_background_alpha_new(max(Self.word(color.alpha), 1)), in: range)
    }
    if let color = channels(.underlineColor) {
      add(
        pango_attr_underline_color_new(
          Self.word(color.red), Self.word(color.green), Self.word(color.blue)), in: range)
    }
    if let color = channels(.strikethroughColor) {
      add(
        pango_attr_strikethrough_color_new(
          Self.word(color.red), Self.word(color.green), Self.word(color.blue)), in: range)
    }
  }

  /// Applies the line height of the paragraph style.
  ///
  /// The default style has no effect.
  private func addLineHeight(
    _ paragraph: NSParagraphStyle?, font: UIFont, in range: Range<guint>
  ) {
    guard let paragraph else { return }
    let natural = font.lineHeight
    let factor = paragraph.lineHeightMultiple
    var height = factor > 0 ? natural * factor : natural
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    guard height != natural else { return }
    add(
      pango_attr_line_height_new_absolute(Int32(Double(height) * PangoFonts.scale)), in: range)
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<guint>) {
    attribute?.pointee.start_index = range.lowerBound
    attribute?.pointee.end_index = range.upperBound
    pango_attr_list_insert(list, attribute)
  }

  private static func word(_ component: Double) -> guint16 {
    guint16(min(max(component, 0), 1) * 65_535)
  }
}

/// The layout of a text's lines, from the text's first paragraph style or from the text style.
struct TextParagraph {
  private let alignment: NSTextAlignment
  private let mode: NSLineBreakMode
  private let isRightToLeft: Bool
  let lineSpacing: Double

  init(of text: NSAttributedString, style: TextStyle) {
    let own =
      text.length > 0
      ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    alignment = own?.alignment ?? style.alignment
    mode = own?.lineBreakMode ?? style.lineBreakMode
    isRightToLeft =
      switch own?.baseWritingDirection ?? .natural {
      case .natural: style.isRightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    lineSpacing = Double(own?.lineSpacing ?? 0)
  }

  var isJustified: Bool { alignment == .justified }

  var wrap: PangoWrapMode {
    mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
  }

  var ellipsis: PangoEllipsizeMode {
    switch mode {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_END
    }
  }

  /// Returns the alignment for Pango, which swaps left and right for right-to-left text.
  func alignment(of layout: OpaquePointer?) -> PangoAlignment {
    let isAtRight: Bool
    switch alignment {
    case .center: return PANGO_ALIGN_CENTER
    case .left: isAtRight = false
    case .right: isAtRight = true
    case .justified, .natural: isAtRight = isRightToLeft
    }
    // The direction of the first letter. Digits before the letter don't affect it.
    let line = pango_layout_get_line_readonly(layout, 0)
    let isSwapped = line?.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
    return isAtRight != isSwapped ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
  }
}
#endif
