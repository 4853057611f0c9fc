#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// The sizes of GTK's labels with the same text, typeface and size, as measured by
  /// `gtk_widget_measure`.
  @Suite("Measuring text")
  @MainActor
  struct TextMeasureTests {
    struct Sample: Sendable {
      let text: String
      let size: CGFloat
      let weight: UIFont.Weight
      let natural: CGFloat
      /// The heights without a width limit, and at widths of 200 and 100 points.
      let heights: [CGFloat]
    }

    nonisolated static let fox = "The quick brown fox jumps over the lazy dog and so on"

    nonisolated static let samples = [
      Sample(text: fox, size: 13, weight: .regular, natural: 346, heights: [16, 32, 79]),
      Sample(text: fox, size: 15, weight: .semibold, natural: 398, heights: [19, 37, 91]),
      Sample(text: fox, size: 17, weight: .bold, natural: 460, heights: [21, 62, 124]),
      Sample(
        text: "Update available", size: 17, weight: .bold, natural: 141, heights: [21, 21, 42]),
      Sample(
        text: "Grüße aus Köln: 100 % fertig.", size: 15, weight: .semibold, natural: 210,
        heights: [19, 37, 55]),
      Sample(
        text: "Tap to retry 🎉 now", size: 13, weight: .regular, natural: 124, heights: [16, 16, 32]),
    ]

    @Test("a label is as large as GTK's label", arguments: samples)
    func measures(_ sample: Sample) {
      let label = label(sample.text, .systemFont(ofSize: sample.size, weight: sample.weight))
      label.numberOfLines = 0
      let most = CGFloat.greatestFiniteMagnitude
      let natural = label.sizeThatFits(CGSize(width: most, height: most))
      #expect(natural.width.rounded(.up) == sample.natural)
      for (width, height) in zip([most, 200, 100], sample.heights) {
        let size = label.sizeThatFits(CGSize(width: width, height: most))
        #expect(size.height.rounded(.up) == height)
        #expect(size.width <= width)
      }
    }

    @Test("a line limit includes the lines of all paragraphs")
    func limits() {
      let label = label("One\nTwo\nThree and more words than fit\nFour", .systemFont(ofSize: 17))
      let line = label.sizeThatFits(.zero).height
      for (limit, lines) in [(1, 1), (2, 2), (3, 3), (4, 4), (0, 6)] {
        label.numberOfLines = limit
        let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(abs(height - line * CGFloat(lines)) < 2, "\(limit)")
      }
    }

    @Test("a single line is as wide as its text, regardless of the available width")
    func oneLine() {
      let label = label(Self.fox, .systemFont(ofSize: 17, weight: .bold))
      #expect(label.sizeThatFits(CGSize(width: 50, height: 50)).width > 400)
      #expect(label.sizeThatFits(CGSize(width: 50, height: 50)) == label.intrinsicContentSize)
    }

    @Test("sizes are whole pixels of the display")
    func pixels() {
      let label = label("Word", .systemFont(ofSize: 15))
      let scale = label.traitCollection.displayScale
      let size = label.sizeThatFits(.zero)
      #expect(scale > 0)
      #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
      #expect(abs((size.height * scale).rounded() - size.height * scale) < 1e-6)
    }

    @Test("an empty text has no size")
    func empty() {
      let label = UILabel()
      #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
      label.text = ""
      #expect(label.intrinsicContentSize == .zero)
    }

    @Test("attributes of a range override the label's font")
    func attributes() {
      let text = NSMutableAttributedString(string: "Small ", attributes: nil)
      text.append(
        NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
      let label = label("", .systemFont(ofSize: 13))
      label.attributedText = text
      #expect(label.sizeThatFits(.zero).height.rounded(.up) == 49)
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = font
      return label
    }
  }

  @Suite("Fonts")
  @MainActor
  struct FontTests {
    @Test("the text size scales a font by the table of its style")
    func scaling() {
      let font = UIFont.systemFont(ofSize: 34)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: large)
      #expect(scaled.pointSize == 66)
      let capped = UIFontMetrics.default.scaledFont(
        for: font, maximumPointSize: 50, compatibleWith: large)
      #expect(capped.pointSize == 50)
      #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large).pointSize == 43)
      let caption = UIFontMetrics(forTextStyle: .caption2)
      #expect(caption.scaledValue(for: 11, compatibleWith: large) == 24)
    }

    @Test("a label's font follows the text size if this is enabled")
    func following() {
      let view = UIView()
      let label = UILabel()
      view.addSubview(label)
      label.text = "Word"
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      label.adjustsFontForContentSizeCategory = true
      let height = label.intrinsicContentSize.height
      view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(label.intrinsicContentSize.height > 3 * height)
    }

    @Test(
      "a font descriptor has a typeface and a weight, and the system's font replaces a missing one")
    func descriptors() {
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold.rawValue]
      let known = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .traits: traits]),
        size: 20)
      #expect(known.familyName == "DejaVu Sans")
      #expect(known.fontDescriptor.symbolicTraits.contains(.traitBold))
      let unknown = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: "No Such Face"]), size: 20)
      #expect(unknown.familyName == UIFont.systemFont(ofSize: 20).familyName)
      #expect(UIFont(name: "No Such Face", size: 20) == nil)
      let italic = known.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold])
      #expect(italic?.symbolicTraits == [.traitItalic, .traitBold])
    }

    @Test("a line's height is the sum of ascender and descender")
    func heights() {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.1)
      #expect(abs(font.lineHeight - 20.57) < 0.1)
      #expect(font.capHeight > font.xHeight)
    }
  }
}
#endif
