#if !GTK
internal import Foundation

/// Text in lines, measured as in Usher's headless host.
///
/// Each character is half as wide as the font size, and a line is 1.35 times as high as the largest
/// font.
final class TextLayout {
  /// The size of all lines, in points.
  let size: CGSize
  /// The number of lines.
  let lineCount: Int
  private let font: UIFont
  private let lineHeight: Double
  private let letterWidth: Double
  private let length: Int

  /// Lays out a text.
  ///
  /// The height only limits the drawn text.
  init(
    _ text: NSAttributedString, style: TextStyle, width: CGFloat = .greatestFiniteMagnitude,
    height: CGFloat? = nil
  ) {
    var (total, font) = (0.0, style.font)
    var largest = 0.0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      var own = attributes[.font] as? UIFont ?? style.font
      if style.scalesFonts, let traits = style.traits { own = own.adjusted(for: traits) }
      let letters = Range(range, in: text.string).map { text.string[$0].count } ?? 0
      total += Double(letters) * Double(own.pointSize) / 2
      if Double(own.pointSize) > largest { (largest, font) = (Double(own.pointSize), own) }
    }
    let room = Double(width)
    let wanted = total > room && room > 0 ? (total / room).rounded(.up) : 1
    lineCount = style.lineLimit > 0 ? min(Int(wanted), style.lineLimit) : Int(wanted)
    self.font = font
    length = text.string.utf16.count
    letterWidth = length > 0 ? total / Double(length) : 0
    lineHeight = FontMetrics(of: font.face).height
    size = CGSize(
      width: wanted > 1 ? room : total, height: Double(lineCount) * lineHeight)
  }

  /// The distance from the top to the first baseline, in points.
  var firstBaseline: Double { FontMetrics(of: font.face).ascent }

  /// The distance from the top to the last baseline, in points.
  var lastBaseline: Double { firstBaseline + Double(lineCount - 1) * lineHeight }

  /// Draws nothing.
  func draw(on canvas: Canvas, at point: CGPoint) {}

  /// Returns the rectangle of the caret before a UTF-16 offset, as if the text had one line.
  func caret(before offset: Int) -> CGRect {
    CGRect(
      x: Double(min(max(offset, 0), length)) * letterWidth, y: 0, width: 0, height: lineHeight)
  }

  /// The text isn't drawn, so it needs no shift.
  func centering(in width: CGFloat) -> CGFloat { 0 }

  /// Returns the rectangle of characters, on the line on which they begin.
  func rectangles(of range: NSRange) -> [CGRect] {
    let start = Double(range.location) * letterWidth
    let width = size.width > 0 ? Double(size.width) : 1
    let line = (start / width).rounded(.down)
    let end = min(start + Double(range.length) * letterWidth, (line + 1) * width)
    return [
      CGRect(x: start - line * width, y: line * lineHeight, width: end - start, height: lineHeight)
    ]
  }

  /// Returns the UTF-16 offset of the caret nearest to a point, as if the text had one line.
  func offset(nearest point: CGPoint) -> Int {
    guard letterWidth > 0 else { return 0 }
    return min(max(Int((Double(point.x) / letterWidth).rounded()), 0), length)
  }
}

/// The heights of a font's lines in points.
struct FontMetrics {
  let height: Double
  var ascent: Double { height * 0.8 }
  var descent: Double { height * 0.2 }

  init(of face: UIFont.Face) {
    height = 1.35 * face.size
  }

  /// Returns the height of a letter's ink.
  static func inkHeight(of letter: String, in face: UIFont.Face) -> Double {
    face.size * (letter == "x" ? 0.5 : 0.7)
  }
}

/// The font families.
///
/// Every name is a known family.
enum TextFamilies {
  static let all = [StandIn.systemFontFamily]

  /// Returns the family with a name, or with a font's name such as "Inter-Bold".
  static func family(of name: String) -> String? {
    name.split(separator: "-").first.map(String.init)
  }
}
#endif
