#if UIKIT_STAND_IN
import Foundation
import Testing
import UIKit

extension StandInTests {
  @Test(
    "an attributed text's background and baseline offset are drawn, and its line heights measured")
  func attributedText() throws {
    let (_, window) = StandIn.launch()
    let text = NSMutableAttributedString(
      string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let label = UILabel(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
    label.attributedText = text
    let plain = label.intrinsicContentSize
    text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    window.addSubview(label)
    StandIn.finishTurn()
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    let extent = try #require(
      StandIn.picture(of: window).extent { $0.isNear(red, tolerance: 30) })
    #expect(extent.minX <= 101 && extent.maxX < 100 + plain.width * 0.7)
    #expect(label.intrinsicContentSize == plain)
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = 50
    text.addAttribute(
      .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 50)
    paragraph.minimumLineHeight = 0
    paragraph.lineHeightMultiple = 2
    text.addAttribute(
      .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.height - 2 * plain.height) <= 1)
  }

  @Test("a paragraph style is compared and copied with all its values")
  func paragraphStyles() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    style.lineHeightMultiple = 1.5
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy?.headIndent == 12)
    style.paragraphSpacing = 4
    #expect(copy != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style && other.paragraphSpacing == 4)
  }
}
#endif
