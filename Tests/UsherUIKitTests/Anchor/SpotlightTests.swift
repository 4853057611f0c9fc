#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Spotlights")
  struct SpotlightTests {
    private let anchors = AnchorScene()
    private static let attributes = OverlayPreset.tour.with {
      $0.configuration.anchor = Anchoring(AnchorScene.anchor)
    }

    private func present(over scrim: Background? = nil) -> PresentationHandle {
      var content = OverlayContent.tip("Archive", closeButton: .never)
      if let scrim { content.scrim = scrim }
      let handle = anchors.app.presenter.present(content, using: Self.attributes)
      StandIn.advance(by: 1)
      return handle
    }

    /// The masks of all scrims.
    private var masks: [CAShapeLayer] {
      anchors.app.overlayWindow.map { descendants(of: $0.layer) }?
        .compactMap { $0.mask as? CAShapeLayer }.filter { $0.fillRule == .evenOdd } ?? []
    }

    private func descendants(of layer: CALayer) -> [CALayer] {
      [layer] + (layer.sublayers ?? []).flatMap { descendants(of: $0) }
    }

    /// The path of everything around a hole.
    private func path(around frame: CGRect) -> CGPath {
      let path = CGMutablePath()
      path.addRect(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
      path.addPath(Contour(of: OverlayRect(frame), corners: .all(10)).cgPath)
      return path
    }

    /// The hole around the button if the button is `offset` points below the top of the list.
    private func hole(at offset: CGFloat) -> CGRect {
      CGRect(x: 134, y: 54 + offset, width: 102, height: 42)
    }

    @Test(
      "a touch in the spotlight reaches the app, but a touch elsewhere outside the card doesn't")
    func touches() {
      defer { anchors.app.close() }
      var presses = 0
      anchors.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      let handle = present()
      StandIn.tap(at: CGPoint(x: 150, y: 270), in: anchors.app.scene)
      #expect(presses == 1)
      StandIn.tap(at: CGPoint(x: 20, y: 800), in: anchors.app.scene)
      #expect(anchors.app.controller.presses == 0 && handle.result == nil)
    }

    @Test("the scrim is cut around the anchor, and the hole follows a scroll")
    func cut() {
      defer { anchors.app.close() }
      let handle = present()
      #expect(masks.map(\.path) == [path(around: hole(at: 200))])
      anchors.scroll(to: 230)
      StandIn.advance(by: 0.1)
      #expect(masks.map(\.path) == [path(around: hole(at: 230))])
      withExtendedLifetime(handle) {}
    }

    @Test("the render server plays the spotlight's motion to a new anchor")
    func plays() {
      defer { anchors.app.close() }
      let other = UIView(frame: CGRect(x: 20, y: 500, width: 50, height: 30))
      anchors.app.controller.view.addSubview(other)
      AnchorID("other").mark(other)
      let handle = present()
      var overlay = Self.attributes.configuration
      overlay.anchor = Anchoring("other")
      handle.update(as: overlay)
      StandIn.advance(by: 0.05)
      let end = path(around: CGRect(x: 14, y: 494, width: 62, height: 42))
      #expect(masks.map(\.path) == [end])
      let seen = masks.compactMap { ($0.presentation() as? CAShapeLayer)?.path }
      #expect(seen.count == 1 && seen != [end] && seen != [path(around: hole(at: 200))])
      StandIn.advance(by: 2)
      #expect(masks.compactMap { ($0.presentation() as? CAShapeLayer)?.path } == [end])
    }

    @Test(
      "without an anchor, the spotlight closes and the scrim has no hole",
      arguments: [nil, .blur(.regular), .blur(.glass)] as [Background?])
    func closes(scrim: Background?) {
      defer { anchors.app.close() }
      let handle = present(over: scrim)
      #expect(masks.count == 1)
      var overlay = Self.attributes.configuration
      overlay.anchor = nil
      handle.update(as: overlay)
      StandIn.advance(by: 2)
      #expect(masks.isEmpty)
    }
  }
}
#endif
