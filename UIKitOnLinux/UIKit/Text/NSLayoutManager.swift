public import Foundation

/// A text that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
  /// Lets a layout manager lay out the text.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
  }
}

/// Lays out a text, and finds the places of its characters.
///
/// In the stand-in, each UTF-16 unit has one glyph, and there is one container.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// Whether lines have the fonts' leading, which has no effect in the stand-in.
  open var usesFontLeading = true
  private var container: NSTextContainer?

  /// Sets the area of the text.
  open func addTextContainer(_ container: NSTextContainer) { self.container = container }

  /// Returns the glyphs of characters, which is the same range in the stand-in.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the rectangle around the lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(origin: .zero, size: layout(in: container)?.size ?? .zero)
  }

  private func layout(in container: NSTextContainer) -> TextLayout? {
    guard let textStorage, container === self.container else { return nil }
    var style = TextStyle.plain
    style.lineLimit = container.maximumNumberOfLines
    style.lineBreakMode = container.lineBreakMode
    return TextLayout(
      textStorage, style: style,
      width: container.size.width - 2 * container.lineFragmentPadding)
  }

  /// Calls a function with the rectangle of the glyphs on each line.
  ///
  /// The selected range has no effect in the stand-in.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = layout(in: textContainer) else { return }
    let padding = textContainer.lineFragmentPadding
    let x = padding + layout.centering(in: textContainer.size.width - 2 * padding)
    var isDone = ObjCBool(false)
    for line in layout.rectangles(of: glyphRange) where !isDone.boolValue {
      block(line.offsetBy(dx: x, dy: 0), &isDone)
    }
  }
}
