#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("The app's appearance")
  struct LookTests {
    private let app = SampleScene()

    private func style(of app: SampleScene) -> UIUserInterfaceStyle? {
      app.overlayWindow?.traitCollection.userInterfaceStyle
    }

    @Test("overlays have the tint color of the app's window")
    func tint() {
      defer { app.close() }
      app.window.tintColor = .systemPink
      app.presenter.present(text("Hello"), as: still())
      #expect(app.overlayWindow?.tintColor == .systemPink)
    }

    @Test("a new tint color applies to a shown overlay at the end of the turn")
    func newTint() {
      defer { app.close() }
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      app.window.tintColor = .systemPink
      StandIn.finishTurn()
      #expect(app.overlayWindow?.tintColor == .systemPink)
      #expect(app.presenter.uiKitHost?.isIdle == true)
    }

    @Test("nodes in the accent color have the window's tint color, even if it changes")
    func accent() throws {
      defer { app.close() }
      app.window.tintColor = .red
      let handle = app.presenter.present(Self.accented, as: still())
      #expect(try accents(of: handle) == Array(repeating: .red, count: 8))
      #expect(app.presenter.traits.accent?.fill.light == AdaptiveColor(.red).light)
      app.window.tintColor = .green
      StandIn.finishTurn()
      #expect(try accents(of: handle) == Array(repeating: .green, count: 8))
      #expect(app.presenter.traits.accent?.fill.light == AdaptiveColor(.green).light)
    }

    /// Content with each kind of node in the accent color.
    private static let accented = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical,
          children: [
            .text(OverlayNode.Text("Text", color: .accent)),
            .image(OverlayNode.Image(.icon("star"), color: .accent)),
            .image(OverlayNode.Image(.glyph(.bell), color: .accent)),
            .button(
              OverlayNode.Button(label: OverlayNode.Text("Button"), style: .borderedProminent)),
            .progress(OverlayNode.ProgressBar(.done(ObservableValue(0.5)), color: .accent)),
            .activity(OverlayNode.Activity(color: .accent)),
            .divider(OverlayNode.Divider(color: .accent)),
          ])), style: OverlayStyle(background: .color(.accentFill)))

    /// The colors of the parts of `accented`, in light appearance.
    private func accents(of handle: PresentationHandle) throws -> [UIColor?] {
      let host = try #require(app.presenter.uiKitHost)
      let card = try #require(host.stage?.view?.slots[handle.id]?.card)
      func all<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
      }
      let text = try #require(all(TextView.self, in: card).first?.label.attributedText)
      let glyph = try #require(
        all(GlyphView.self, in: card).first?.layer.sublayers?.first as? CAShapeLayer)
      let parts: [UIColor?] = [
        text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
        all(UIImageView.self, in: card).first?.tintColor,
        (glyph.fillColor ?? glyph.strokeColor).map { UIColor(cgColor: $0) },
        all(ButtonView.self, in: card).first?.backgroundColor,
        all(ProgressView.self, in: card).first?.subviews.first?.subviews.first?.backgroundColor,
        all(UIActivityIndicatorView.self, in: card).first?.color,
        all(DividerView.self, in: card).first?.backgroundColor,
        all(FillView.self, in: card).first?.backgroundColor,
      ]
      return parts.map { $0?.resolvedColor(with: card.traitCollection) }
    }

    @Test("while an alert dims the app, overlays keep the tint color")
    func dimmedTint() {
      defer { app.close() }
      app.window.tintColor = .systemPink
      app.presenter.present(text("Hello"), as: still())
      app.window.tintAdjustmentMode = .dimmed
      StandIn.finishTurn()
      #expect(app.overlayWindow?.tintColor == .systemPink)
    }

    @Test("a shown overlay follows the app's change to dark or light")
    func newStyle() {
      defer { app.close() }
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      app.window.overrideUserInterfaceStyle = .dark
      StandIn.finishTurn()
      #expect(style(of: app) == .dark && app.presenter.traits.appearance == .dark)
      app.window.overrideUserInterfaceStyle = .unspecified
      StandIn.finishTurn()
      #expect(style(of: app) == .light)
    }

    @Test("the style of the app's root controller overrides the style of its window")
    func rootController() {
      defer { app.close() }
      app.window.overrideUserInterfaceStyle = .light
      app.controller.overrideUserInterfaceStyle = .dark
      #expect(app.presenter.uiKitHost?.appearance == .dark)
      app.presenter.present(text("Hello"), as: still())
      #expect(style(of: app) == .dark)
      app.controller.overrideUserInterfaceStyle = .unspecified
      StandIn.finishTurn()
      #expect(style(of: app) == .light)
    }

    @Test(
      "overlays have the text size and layout direction that the app sets on its window",
      .bug("https://github.com/bstillitano/scyther/issues/57"), arguments: [false, true])
    func appsTraits(isRoot: Bool) {
      defer { app.close() }
      func set(_ change: (inout UITraitOverrides) -> Void) {
        if isRoot {
          change(&app.controller.traitOverrides)
        } else {
          change(&app.window.traitOverrides)
        }
        StandIn.finishTurn()
      }
      set { $0.preferredContentSizeCategory = .accessibilityLarge }
      app.presenter.present(text("Hello"), as: still())
      #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
      set { $0.layoutDirection = .rightToLeft }
      #expect(traits.layoutDirection == .rightToLeft)
      #expect(app.presenter.viewport?.layoutDirection == .rightToLeft)
      set {
        $0.remove(UITraitLayoutDirection.self)
        $0.remove(UITraitPreferredContentSizeCategory.self)
      }
      #expect(traits.layoutDirection == .leftToRight)
      #expect(traits.preferredContentSizeCategory == .large)
    }

    @Test("overlays respect the maximum text size of the app's window")
    func limitedTextSize() {
      defer { app.close() }
      app.window.maximumContentSizeCategory = .extraLarge
      app.presenter.present(text("Hello"), as: still())
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      #expect(traits.preferredContentSizeCategory == .extraLarge)
    }

    @Test("overlays are mirrored if the window's content attribute forces right to left")
    func semanticDirection() {
      defer { app.close() }
      app.window.semanticContentAttribute = .forceRightToLeft
      app.presenter.present(text("Hello"), as: still())
      #expect(app.presenter.viewport?.layoutDirection == .rightToLeft)
    }

    private var traits: UITraitCollection { app.overlayWindow?.traitCollection ?? .current }

    @Test("overlays in each of two scenes have the appearance of that scene's app window")
    func twoScenes() {
      let other = SampleScene.launchedBeside()
      defer {
        app.close()
        other.close()
      }
      app.presenter.present(text("Hello"), as: still())
      other.presenter.present(text("Hello"), as: still())
      other.window.tintColor = .systemPink
      other.window.overrideUserInterfaceStyle = .dark
      StandIn.finishTurn()
      #expect(app.overlayWindow?.tintColor == .systemBlue && style(of: app) == .light)
      #expect(other.overlayWindow?.tintColor == .systemPink && style(of: other) == .dark)
    }

    @Test("after the last overlay, the app is no longer observed")
    func end() {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      #expect(StandIn.observerCount == 1)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(app.overlayWindow == nil && StandIn.observerCount == 0)
    }
  }
}
#endif
