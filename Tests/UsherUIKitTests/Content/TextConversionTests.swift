#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// Fonts with a text style, which follow the user's text size, and other fonts, which don't.
  ///
  /// <https://developer.apple.com/documentation/uikit/scaling-fonts-automatically>
  @MainActor
  @Suite("UIKit's fonts and attributed strings as content")
  struct TextConversionTests {
    private static func traits(_ wish: UIContentSizeCategory) -> UITraitCollection {
      UITraitCollection(preferredContentSizeCategory: wish)
    }

    /// The fonts that content is drawn with, at two text sizes.
    private func drawn(_ font: UIFont) -> [UIFont] {
      [.large, .accessibilityLarge].map { wish in
        UIFont.of(OverlayNode.Font(font), for: Self.traits(wish))
      }
    }

    @Test(
      "a font without a text style doesn't change with the text size",
      arguments: [
        UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 13.5, weight: .heavy),
        .italicSystemFont(ofSize: 15), .monospacedSystemFont(ofSize: 12, weight: .medium),
        .preferredFont(forTextStyle: .body).withSize(21),
      ])
    func fixed(_ font: UIFont) {
      #expect(drawn(font) == [font, font])
    }

    @Test(
      "a font with a text style has that style's size at each text size",
      arguments: [UIFont.TextStyle.largeTitle, .headline, .body, .caption2])
    func textStyle(_ style: UIFont.TextStyle) {
      let wanted = [UIContentSizeCategory.large, .accessibilityLarge].map { wish in
        UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits(wish))
      }
      #expect(drawn(wanted[0]) == wanted)
      #expect(drawn(wanted[1]) == wanted)
    }

    @Test(
      "a font design is the system's design, with the weight of the font",
      arguments: [
        (.default, .default), (.monospaced, .monospaced), (.serif, .serif), (.rounded, .rounded),
      ] as [(OverlayNode.Font.Design, UIFontDescriptor.SystemDesign)])
    func design(_ design: OverlayNode.Font.Design, _ expected: UIFontDescriptor.SystemDesign)
      throws
    {
      let font = OverlayNode.Font.system(size: 17, weight: .bold, design: design)
      let usual = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
      let descriptor = try #require(usual.withDesign(expected))
      #expect(UIFont.of(font, for: Self.traits(.large)) == UIFont(descriptor: descriptor, size: 17))
    }

    @Test("a bold font with a text style is bold at each text size")
    func emphasized() throws {
      let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let bold = UIFont(descriptor: try #require(plain.withSymbolicTraits(.traitBold)), size: 0)
      let fonts = drawn(bold)
      #expect(fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitBold) } == [true, true])
      #expect(fonts[0].pointSize < fonts[1].pointSize)
    }

    @Test("a font with a usage that isn't a text style doesn't change with the text size")
    func usage() {
      let usage = UIFont.TextStyle(rawValue: "CTFontRegularUsage")
      let font = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.textStyle: usage]), size: 19)
      #expect(drawn(font).map(\.pointSize) == [19, 19])
      #expect(!OverlayNode.Font(font).followsTextScale)
    }

    @Test("a string keeps its attributes, and uses the node's style for missing attributes")
    func attributes() throws {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .right
      let string = NSMutableAttributedString(string: "Plain ")
      string.append(
        NSAttributedString(
          string: "loud",
          attributes: [
            .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.systemRed,
            .kern: 4, .underlineStyle: NSUnderlineStyle.double.rawValue,
            .paragraphStyle: paragraph,
          ]))
      let stage = try ContentStage(
        .text(
          OverlayNode.Text(string, font: OverlayNode.Font(size: 12), color: AdaptiveColor(.blue))))
      defer { stage.close() }
      let shown = try #require(stage.views(of: UILabel.self).first?.attributedText)
      #expect(shown.string == "Plain loud")
      let plain = shown.attributes(at: 0, effectiveRange: nil)
      #expect((plain[.font] as? UIFont)?.pointSize == 12)
      #expect((plain[.foregroundColor] as? UIColor)?.resolvedColor(with: .current) == .blue)
      let loud = shown.attributes(at: 6, effectiveRange: nil)
      #expect(loud[.font] as? UIFont == .boldSystemFont(ofSize: 30))
      #expect(loud[.foregroundColor] as? UIColor == .systemRed)
      #expect(loud[.kern] as? Int == 4)
      #expect(loud[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
      #expect((loud[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }

    @Test("in a string, only fonts with a text style follow the text size")
    func growing() throws {
      let string = NSMutableAttributedString(
        string: "A", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      // Foundation on Linux crashes if adjacent runs have attributes with the same names.
      string.append(
        NSAttributedString(
          string: "B", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 1]))
      let stage = try ContentStage(.text(OverlayNode.Text(string)))
      defer { stage.close() }
      let label = try #require(stage.views(of: UILabel.self).first)
      func sizes() -> [CGFloat] {
        [0, 1].compactMap {
          (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?
            .pointSize
        }
      }
      #expect(sizes() == [17, 17])
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      let wanted = UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: Self.traits(.accessibilityLarge))
      #expect(sizes() == [wanted.pointSize, 17])
      #expect(wanted.pointSize > 17)
    }
  }
}
#endif
