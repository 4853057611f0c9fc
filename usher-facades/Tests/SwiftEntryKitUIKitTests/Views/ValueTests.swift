import Testing
import UIKit
import Usher
import UsherUIKit

@testable import SwiftEntryKit

extension SwiftEntryKitUIKitTests {
  @MainActor
  @Suite("UIKit's values in entries")
  struct ValueTests {
    private static let allTraits: [UITraitCollection] = {
      let styles: [UIUserInterfaceStyle] = [.light, .dark]
      let contrasts: [UIAccessibilityContrast] = [.normal, .high]
      return styles.flatMap { style in
        contrasts.map { contrast in
          UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: contrast),
          ])
        }
      }
    }()

    private func drawn(_ color: EKColor, _ mode: EKAttributes.DisplayMode) -> [UIColor] {
      let color = UIColor(AdaptiveColor(color, mode))
      return Self.allTraits.map { color.resolvedColor(with: $0) }
    }

    @Test("colors that depend on contrast or exceed sRGB are drawn unchanged in each mode")
    func colors() {
      let contrast = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
      let wide = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)
      let color = EKColor(light: contrast, dark: wide)
      #expect(drawn(color, .inferred) == [.gray, .black, wide, wide])
      #expect(drawn(color, .light) == [.gray, .black, .gray, .black])
      #expect(drawn(color, .dark) == [wide, wide, wide, wide])
      #expect(drawn(color.inverted, .inferred) == [wide, wide, .gray, .black])
      #expect(
        drawn(EKColor(light: .red, dark: .blue), .inferred) == [.red, .red, .blue, .blue])
    }

    /// A label follows the category only if its font has a text style.
    ///
    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory>
    @Test(
      "a label's font grows with the text size only if it has a text style")
    func fonts() async {
      let app = EntryApp()
      defer { app.close() }
      let styled = EKProperty.LabelContent(
        text: "Styled",
        style: EKProperty.LabelStyle(font: .preferredFont(forTextStyle: .body), color: .black))
      let view = EKMessageContentView()
      view.titleContent = styled
      view.subtitleContent = .plain("Plain", size: 17)
      await app.display(view)
      func sizes() -> [CGFloat] {
        (app.overlayWindow?.all(UILabel.self) ?? []).compactMap {
          ($0.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
        }
      }
      #expect(sizes() == [17, 17])
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      StandIn.advance(by: 1)
      #expect(sizes().last == 17)
      #expect(sizes().first ?? 0 > 17)
    }

    /// A template has no intrinsic colors.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum>
    @Test("an image keeps its colors unless it is a template, which uses the tint")
    func images() throws {
      let app = EntryApp()
      defer { app.close() }
      let star = try #require(UIImage(systemName: "star"))
      func shown(_ image: UIImage) throws -> UIImageView {
        let content = EKProperty.ImageContent(
          image: image, size: CGSize(width: 20, height: 20), tint: EKColor(.red))
        let view = EKNotificationMessageView(
          with: EKNotificationMessage(
            simpleMessage: EKSimpleMessage(
              image: content, title: .plain("Title"), description: .plain("Text"))))
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        app.view.addSubview(view)
        StandIn.finishTurn()
        return try #require(view.all(UIImageView.self).first)
      }
      let template = try shown(star.withRenderingMode(.alwaysTemplate))
      #expect(template.tintColor.resolvedColor(with: template.traitCollection) == .red)
      #expect(template.image?.renderingMode == .alwaysTemplate)
      let original = try shown(star.withRenderingMode(.alwaysOriginal))
      #expect(original.image?.renderingMode == .alwaysOriginal)
    }
  }
}
