import Testing
import UIKitNames
import Usher

@MainActor
@Suite("The style of a paragraph")
struct ParagraphStyleTests {
  /// Returns the alignment with which a label displays a string.
  private func alignment(
    _ string: NSAttributedString?, in alignment: NSTextAlignment = .natural
  ) -> OverlayNode.Text.Alignment? {
    let label = UILabel()
    label.attributedText = string
    label.textAlignment = alignment
    guard case .text(let text) = OverlayContent(label).root else { return nil }
    return text.alignment
  }

  @Test("a paragraph style aligns the text of a label, whatever the label says")
  func counts() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let words = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])
    #expect(alignment(words, in: .right) == .center)
    #expect(alignment(NSAttributedString(string: "Hello"), in: .right) == .trailing)
    #expect(alignment(NSAttributedString(string: ""), in: .right) == .trailing)
    #expect(alignment(nil, in: .right) == .trailing)
    let two = NSMutableAttributedString(
      string: "Hello", attributes: [.paragraphStyle: style.copy()])
    style.alignment = .right
    two.append(NSAttributedString(string: "Bye", attributes: [.paragraphStyle: style.copy()]))
    #expect(alignment(two) == .center)
  }

  @Test("a paragraph style keeps its other values, and copies are equal and independent")
  func values() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (4, 5, 6)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 9)
    style.lineBreakMode = .byTruncatingTail
    let kept = style.copy() as? NSParagraphStyle
    let other = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(kept == style && other == style && kept?.hash == style.hash)
    #expect(!(kept is NSMutableParagraphStyle))
    other?.setParagraphStyle(NSParagraphStyle.default)
    #expect(other == NSParagraphStyle() && other?.alignment == .natural)
    #expect(
      kept.map {
        [
          $0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore, $0.firstLineHeadIndent,
          $0.headIndent, $0.tailIndent, $0.minimumLineHeight, $0.maximumLineHeight,
          $0.lineHeightMultiple,
        ]
      } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(kept?.lineBreakMode == .byTruncatingTail)
  }

  @Test("a paragraph style stands in a string beside a background, which is only kept")
  func ground() {
    let words = NSAttributedString(
      string: "Hello",
      attributes: [.backgroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 9)])
    let label = UILabel()
    label.attributedText = words
    guard case .text(let text) = OverlayContent(label).root else {
      Issue.record("no text")
      return
    }
    #expect(text.runs == [OverlayNode.Text.Run("Hello", font: OverlayNode.Font(size: 9))])
    #expect(words.attribute(.backgroundColor, at: 0, effectiveRange: nil) as? UIColor == .yellow)
  }
}
