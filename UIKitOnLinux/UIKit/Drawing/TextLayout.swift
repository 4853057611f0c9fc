#if GTK
internal import CGTK
internal import Foundation

/// Text laid out in lines by Pango.
final class TextLayout {
  private let layout: OpaquePointer?
  private let string: String

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text, whose attributes have priority over the style.
  ///   - style: The style of characters without attributes.
  ///   - width: The width of a line in points. Values beyond 1,000,000 are treated as no limit.
  ///   - height: The height beyond which the text is truncated with an ellipsis, or `nil` for no
  ///     limit.
  init(
    _ text: NSAttributedString, style: TextStyle, width: CGFloat = .greatestFiniteMagnitude,
    height: CGFloat? = nil
  ) {
    let context = PangoFonts.makeContext()
    layout = pango_layout_new(context)
    g_object_unref(UnsafeMutableRawPointer(context))
    string = text.string
    pango_layout_set_text(layout, text.string, -1)
    let attributes = TextAttributes(text, style: style)
    pango_layout_set_attributes(layout, attributes.list)
    let paragraph = TextParagraph(of: text, style: style)
    pango_layout_set_alignment(layout, paragraph.alignment(of: layout))
    pango_layout_set_justify(layout, paragraph.isJustified ? 1 : 0)
    pango_layout_set_spacing(layout, Int32(paragraph.lineSpacing * PangoFonts.scale))
    pango_layout_set_wrap(layout, paragraph.wrap)
    if width < 1_000_000 {
      let units = (max(Double(width), 0) * PangoFonts.scale).rounded(.up)
      pango_layout_set_width(layout, Int32(units))
    }
    limit(to: style.lineLimit, ellipsis: paragraph.ellipsis)
    if let height, Double(height) + 0.5 < heightInPoints {
      pango_layout_set_ellipsize(layout, paragraph.ellipsis)
      pango_layout_set_height(layout, Int32(Double(height) * PangoFonts.scale))
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Limits the number of lines.
  ///
  /// If text is truncated, the last line ends with an ellipsis.
  ///
  /// Pango's own limit applies to each paragraph separately, but UIKit's limit applies to all
  /// lines.
  private func limit(to limit: Int, ellipsis: PangoEllipsizeMode) {
    guard limit > 0 else { return }
    if limit == 1 {
      pango_layout_set_ellipsize(layout, ellipsis)
    } else if pango_layout_get_line_count(layout) > Int32(clamping: limit) {
      let last = pango_layout_get_line_readonly(layout, Int32(clamping: limit - 1))
      let next = pango_layout_get_line_readonly(layout, Int32(clamping: limit))
      let bytes = Array(string.utf8)
      let start = Int(last?.pointee.start_index ?? 0)
      let length = Int(last?.pointee.length ?? 0)
      let endsParagraph = next?.pointee.is_paragraph_start == 1
      let paragraphEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let kept =
        endsParagraph
        ? String(decoding: bytes[..<(start + length)], as: UTF8.self) + "…"
        : String(decoding: bytes[..<paragraphEnd], as: UTF8.self)
      let height = lineBottom(limit - 1)
      pango_layout_set_text(layout, kept, -1)
      pango_layout_set_ellipsize(layout, ellipsis)
      pango_layout_set_height(layout, height)
    }
    if limit == 1, let end = string.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      pango_layout_set_text(layout, String(string[..<end]) + "…", -1)
    }
  }

  /// Returns the lower edge of a line, in Pango units.
  private func lineBottom(_ number: Int) -> Int32 {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    for _ in 0..<number { pango_layout_iter_next_line(iterator) }
    var rectangle = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &rectangle)
    return rectangle.y + rectangle.height
  }

  /// The size of all lines, in points.
  var size: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return CGSize(
      width: Double(width) / PangoFonts.scale, height: Double(height) / PangoFonts.scale)
  }

  private var heightInPoints: Double { Double(size.height) }

  /// The number of lines.
  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Whether the text is truncated.
  var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The height of the ink.
  var inkHeight: Double {
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return Double(ink.height) / PangoFonts.scale
  }

  /// The distance from the top to the first baseline, in points.
  var firstBaseline: Double { Double(pango_layout_get_baseline(layout)) / PangoFonts.scale }

  /// The distance from the top to the last baseline, in points.
  var lastBaseline: Double {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    return Double(pango_layout_iter_get_baseline(iterator)) / PangoFonts.scale
  }

  /// Returns the shift of centered lines that places the longest line at a whole point.
  ///
  /// The shift is rounded to the left like in GTK's labels. Pango would round it to the right.
  func centering(in width: CGFloat) -> CGFloat {
    guard pango_layout_get_alignment(layout) == PANGO_ALIGN_CENTER else { return 0 }
    var lines = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &lines)
    return ((width - CGFloat(lines.width)) / 2).rounded(.down) - CGFloat(lines.x)
  }

  /// Draws the lines with their upper left corner at a point.
  func draw(on canvas: Canvas, at point: CGPoint) {
    cairo_move_to(canvas.context, Double(point.x), Double(point.y))
    pango_cairo_update_layout(canvas.context, layout)
    pango_cairo_show_layout(canvas.context, layout)
    cairo_new_path(canvas.context)
  }

  /// Returns the rectangle of the caret before a UTF-16 offset, with the height of its line.
  func caret(before offset: Int) -> CGRect {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, byte(of: offset), &strong, nil)
    return CGRect(
      x: Double(strong.x) / PangoFonts.scale, y: Double(strong.y) / PangoFonts.scale, width: 0,
      height: Double(strong.height) / PangoFonts.scale)
  }

  /// Returns the rectangles of characters, at least one for each of their lines.
  func rectangles(of range: NSRange) -> [CGRect] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    let bytes = byte(of: range.location)..<byte(of: NSMaxRange(range))
    var rectangles: [CGRect] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      let start = line.pointee.start_index
      let shared = bytes.clamped(to: start..<start + line.pointee.length)
      guard !shared.isEmpty else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      var (ends, count) = (UnsafeMutablePointer<Int32>?.none, Int32(0))
      pango_layout_line_get_x_ranges(line, shared.lowerBound, shared.upperBound, &ends, &count)
      defer { g_free(ends) }
      for index in 0..<Int(count) {
        guard let ends = ends?.advanced(by: 2 * index) else { continue }
        rectangles.append(
          CGRect(
            x: Double(ends[0]) / PangoFonts.scale, y: Double(extents.y) / PangoFonts.scale,
            width: Double(ends[1] - ends[0]) / PangoFonts.scale,
            height: Double(extents.height) / PangoFonts.scale))
      }
    } while pango_layout_iter_next_line(iterator) != 0
    return rectangles
  }

  /// Returns the UTF-8 offset of a UTF-16 offset.
  private func byte(of offset: Int) -> Int32 {
    let index = min(String.Index(utf16Offset: offset, in: string), string.endIndex)
    return Int32(string.utf8.distance(from: string.startIndex, to: index))
  }

  /// Returns the UTF-16 offset of the caret nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_xy_to_index(
      layout, Int32(Double(point.x) * PangoFonts.scale),
      Int32(Double(point.y) * PangoFonts.scale), &index, &trailing)
    let place = string.utf8.index(
      string.startIndex, offsetBy: Int(index), limitedBy: string.endIndex)
    let found = string.index(
      place ?? string.endIndex, offsetBy: Int(trailing), limitedBy: string.endIndex)
    return string.utf16.distance(from: string.startIndex, to: found ?? string.endIndex)
  }
}
#endif
