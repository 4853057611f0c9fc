#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension TextView {
  /// Places the links above their words.
  func placeLinks() {
    guard !links.isEmpty else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = label.textAlignment
    style.lineBreakStrategy = label.lineBreakStrategy
    let storage = NSTextStorage(attributedString: .of(text, in: self, style))
    let container = NSTextContainer(
      size: CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = label.numberOfLines
    container.lineBreakMode = label.lineBreakMode
    let layout = NSLayoutManager()
    layout.usesFontLeading = false
    layout.addTextContainer(container)
    storage.addLayoutManager(layout)
    // A label centers its lines.
    let slack = max(label.bounds.height - layout.usedRect(for: container).height, 0) / 2
    for (link, range) in zip(links, linkedCharacters) {
      let glyphs = layout.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
      var lines: [OverlayRect] = []
      // Without a selection, the rectangles enclose only the words.
      layout.enumerateEnclosingRects(
        forGlyphRange: glyphs,
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
      ) { rectangle, _ in
        lines.append(OverlayRect(rectangle.offsetBy(dx: 0, dy: slack)))
      }
      link.place(above: LinkAreas(lines))
    }
    // By their places alone, a link at the beginning could come before its text.
    accessibilityElements = [label] + links.filter { !$0.isHidden }
  }

  /// The characters of each link, in UTF-16 units.
  private var linkedCharacters: [NSRange] {
    let lengths = text.runs.map(\.string.utf16.count)
    return text.linkRanges.map { range in
      NSRange(
        location: lengths[..<range.lowerBound].reduce(0, +),
        length: lengths[range].reduce(0, +))
    }
  }
}
#endif
