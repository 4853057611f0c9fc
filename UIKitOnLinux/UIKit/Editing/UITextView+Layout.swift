public import Foundation

extension UITextView {
  /// A paragraph of the text, laid out in lines.
  private struct Paragraph {
    /// The offset of the first character, in UTF-16 units.
    let start: Int
    let length: Int
    let y: CGFloat
    let layout: TextLayout
  }

  /// Lays out the paragraphs at a width.
  private func paragraphs(width: CGFloat) -> [Paragraph] {
    var (start, y) = (0, CGFloat(0))
    return written.split(separator: "\n", omittingEmptySubsequences: false).map { words in
      let layout = TextLayout(
        NSAttributedString(string: String(words)), style: label.style(lineLimit: 0), width: width)
      let paragraph = Paragraph(start: start, length: words.utf16.count, y: y, layout: layout)
      start += words.utf16.count + 1
      y += layout.size.height
      return paragraph
    }
  }

  /// The distances of the characters from the edges of the content.
  private var insets: UIEdgeInsets {
    let (inset, safe) = (textContainerInset, safeAreaInsets)
    let padding = textContainer.lineFragmentPadding
    return UIEdgeInsets(
      top: inset.top, left: inset.left + safe.left + padding, bottom: inset.bottom,
      right: inset.right + safe.right + padding)
  }

  private var lineWidth: CGFloat { max(bounds.width - insets.left - insets.right, 0) }

  /// Returns the size of the text including the insets, with lines no longer than a width allows.
  func wantedSize(width: CGFloat) -> CGSize {
    let inset = insets
    let room = max(width - inset.left - inset.right, 0)
    let paragraphs = paragraphs(width: room > 0 ? room : .greatestFiniteMagnitude)
    let widest = paragraphs.map { $0.layout.size.width }.max() ?? 0
    return CGSize(
      width: widest + inset.left + inset.right,
      height: Self.height(of: paragraphs) + inset.top + inset.bottom
    ).rounded(up: traitCollection.displayScale)
  }

  private static func height(of paragraphs: [Paragraph]) -> CGFloat {
    paragraphs.last.map { $0.y + $0.layout.size.height } ?? 0
  }

  /// Places the text and the caret.
  func layOutText() {
    let inset = insets
    let height = Self.height(of: paragraphs(width: lineWidth))
    label.frame = CGRect(x: inset.left, y: inset.top, width: lineWidth, height: height.rounded(.up))
    let size = CGSize(width: bounds.width, height: label.frame.maxY + inset.bottom)
    if contentSize != size {
      contentSize = size
      if !isDragging, contentOffset.y <= 0 {
        contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top)
      }
    }
    caret.isHidden = !isFirstResponder || selection.length > 0
    caret.backgroundColor = tintColor
    caret.frame = caretRect(for: UITextPosition(offset: selection.location))
    guard mustShowSelection else { return }
    mustShowSelection = false
    scrollRangeToVisible(selection)
  }

  /// Scrolls until a range is visible, if it isn't.
  public func scrollRangeToVisible(_ range: NSRange) {
    let inset = insets
    let caret = caretRect(for: UITextPosition(offset: NSMaxRange(range)))
    var y = contentOffset.y
    y = max(y, caret.maxY + inset.bottom - bounds.height)
    y = max(min(y, caret.minY - inset.top), -adjustedContentInset.top)
    contentOffset.y = y
  }

  /// Returns the caret's rectangle at a position, 2 points wide.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let inset = insets
    guard let paragraph = paragraphs(width: lineWidth).last(where: { $0.start <= position.offset })
    else { return .zero }
    let caret = paragraph.layout.caret(
      before: min(position.offset - paragraph.start, paragraph.length))
    return CGRect(
      x: inset.left + caret.minX, y: inset.top + paragraph.y + caret.minY, width: 2,
      height: caret.height)
  }

  /// Returns the text position nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let inset = insets
    let (x, y) = (point.x - inset.left, point.y - inset.top)
    let paragraphs = paragraphs(width: lineWidth)
    guard let paragraph = paragraphs.last(where: { $0.y <= y }) ?? paragraphs.first else {
      return UITextPosition(offset: 0)
    }
    let place = paragraph.layout.offset(nearest: CGPoint(x: x, y: y - paragraph.y))
    return UITextPosition(offset: paragraph.start + place)
  }
}
