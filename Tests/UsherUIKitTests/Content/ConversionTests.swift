#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("UIKit's colors and images as content")
  struct ConversionTests {
    /// All combinations of styles, contrasts and levels.
    private static let allTraits: [UITraitCollection] = {
      let styles: [UIUserInterfaceStyle] = [.light, .dark]
      let contrasts: [UIAccessibilityContrast] = [.normal, .high]
      let levels: [UIUserInterfaceLevel] = [.base, .elevated]
      return styles.flatMap { style in
        contrasts.flatMap { contrast in
          levels.map { level in
            UITraitCollection(traitsFrom: [
              UITraitCollection(userInterfaceStyle: style),
              UITraitCollection(accessibilityContrast: contrast),
              UITraitCollection(userInterfaceLevel: level),
            ])
          }
        }
      }
    }()

    /// A color that differs for each combination of traits.
    nonisolated private static let manifold = UIColor { traits in
      UIColor(
        red: traits.userInterfaceStyle == .dark ? 0.25 : 0.5,
        green: traits.accessibilityContrast == .high ? 0.25 : 0.5,
        blue: traits.userInterfaceLevel == .elevated ? 0.25 : 0.5, alpha: 0.75)
    }
    nonisolated private static let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)

    /// A dynamic color has a different version for different traits.
    ///
    /// <https://developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)>
    @Test(
      "a color that is converted and back is the same color for all traits",
      arguments: [
        UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .label, .systemRed, manifold, wide,
        manifold.withAlphaComponent(0.5), .clear,
      ])
    func roundTrip(_ color: UIColor) {
      let back = UIColor(AdaptiveColor(color))
      #expect(
        Self.allTraits.map { back.resolvedColor(with: $0) }
          == Self.allTraits.map { color.resolvedColor(with: $0) })
    }

    @Test(
      "a color with a new opacity is UIKit's color with that opacity, for all traits",
      arguments: [UIColor.label, manifold, wide])
    func opacity(_ color: UIColor) {
      let faint = UIColor(AdaptiveColor(color).opacity(0.5))
      #expect(
        Self.allTraits.map { faint.resolvedColor(with: $0) }
          == Self.allTraits.map { color.resolvedColor(with: $0).withAlphaComponent(0.5) })
    }

    @Test("a fixed color is the same in light and dark, without a platform color")
    func fixed() {
      let color = AdaptiveColor(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
      #expect(color == AdaptiveColor(RGBA(red: 0.25, green: 0.5, blue: 0.75)))
      #expect(color.platform == nil)
    }

    @Test("a dynamic color has four variants for hosts on other platforms")
    func nearest() {
      let color = AdaptiveColor(Self.manifold)
      #expect(
        [color.light, color.dark, color.clearLight, color.clearDark]
          == [(0.5, 0.5), (0.25, 0.5), (0.5, 0.25), (0.25, 0.25)].map {
            RGBA(red: $0.0, green: $0.1, blue: 0.5, alpha: 0.75)
          })
      #expect(AdaptiveColor(Self.wide).light == RGBA(red: 1, green: 0, blue: 0))
    }

    private func image(_ change: (UIImage) -> UIImage = { $0 }) throws -> UIImage {
      change(UIImage(cgImage: try #require(Self.pixel)))
    }

    private static let pixel: CGImage? = UIImage(systemName: "star")?.cgImage

    /// The native views of an image as content, tinted red.
    private func views(_ image: UIImage) throws -> [UIImageView] {
      let stage = try ContentStage(
        .image(
          OverlayNode.Image(
            OverlayNode.Image.Source(image), size: OverlaySize(width: 20, height: 20),
            color: AdaptiveColor(.red))))
      defer { stage.close() }
      return stage.views(of: UIImageView.self)
    }

    /// A template has no colors.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum>
    @Test(
      "an image keeps its rendering mode, and templates and symbols use the node's color"
    )
    func renderingModes() throws {
      let symbol = try #require(UIImage(systemName: "star"))
      let images = [
        try image(), try image { $0.withRenderingMode(.alwaysTemplate) },
        try image { $0.withRenderingMode(.alwaysOriginal) }, symbol,
        symbol.withRenderingMode(.alwaysOriginal),
      ]
      let shown = try images.map { try #require(try views($0).first) }
      #expect(shown.map { $0.image?.renderingMode } == images.map(\.renderingMode))
      #expect(
        shown.map { $0.tintColor.resolvedColor(with: $0.traitCollection) == .red }
          == [false, true, false, true, false])
      #expect(shown.map(\.image) == images)
    }

    @Test(
      "an animated image plays, unless the user prefers reduced motion")
    func animated() throws {
      let still = try image()
      let images = [still, try image { $0.withRenderingMode(.alwaysOriginal) }]
      let animated = try #require(UIImage.animatedImage(with: images, duration: 2))
      #expect(try views(animated).map { $0.image?.images } == [images])
      StandIn.changeAccessibility { $0.isReduceMotionEnabled = true }
      defer { StandIn.changeAccessibility { $0.isReduceMotionEnabled = false } }
      let view = Artwork(of: animated).view(in: .label) as? UIImageView
      #expect(view?.image == still && view?.image?.images == nil)
    }
  }
}
#endif
