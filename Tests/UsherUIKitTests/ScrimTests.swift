#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Scrims that fade")
  struct ScrimTests {
    private let app = SampleScene()

    /// Shows an overlay with a scrim that fades in linearly for a second, to half black.
    private func present() -> PresentationHandle {
      var content = text("Hello")
      content.scrim = .color(.black.opacity(0.5))
      var overlay = still(backdrop: Backdrop(fadeIn: .curve(.linear, .seconds(1))))
      overlay.precedence = .replace()
      overlay.swipe = SwipePolicy(directions: [.up])
      return app.presenter.present(content, as: overlay)
    }

    private var scrim: ScrimView? {
      app.presenter.uiKitHost?.stage?.view?.slots.values.first?.scrim
    }

    /// The visible fraction of light that the scrim with its half-black fills blocks now.
    private var darkness: Double? {
      scrim.map { scrim in
        let passed = scrim.subviews.reduce(1.0) { $0 * (1 - 0.5 * opacity(of: $1)) }
        return opacity(of: scrim) * (1 - passed)
      }
    }

    private func opacity(of view: UIView) -> Double {
      view.isHidden ? 0 : Double((view.layer.presentation() ?? view.layer).opacity)
    }

    private func expectDarkness(_ expected: Double, _ when: Comment) {
      #expect(abs((darkness ?? -1) - expected) < 0.01, when)
    }

    @Test("a scrim that takes over from one with the same color keeps the darkness")
    func crossFade() {
      defer { app.close() }
      let first = present()
      StandIn.advance(by: 0.5)
      expectDarkness(0.25, "halfway in")
      StandIn.advance(by: 1)
      expectDarkness(0.5, "before")
      let second = present()
      for tenth in 1...9 {
        StandIn.advance(by: 0.1)
        #expect(scrim?.subviews.count == 2)
        expectDarkness(0.5, "after \(tenth) tenths")
      }
      StandIn.advance(by: 1)
      #expect(scrim?.subviews.map(\.alpha) == [1])
      expectDarkness(0.5, "after all")
      withExtendedLifetime((first, second)) {}
    }

    @Test("a scrim has its final opacity immediately, and an animation shows the fade")
    func atOnce() {
      defer { app.close() }
      let handle = present()
      StandIn.advance(by: 0.5)
      #expect(scrim?.alpha == 1)
      expectDarkness(0.25, "halfway in")
      handle.dismiss()
    }

    @Test("a scrim continues to fade while a finger holds its overlay")
    func held() throws {
      defer { app.close() }
      let handle = present()
      StandIn.advance(by: 0.2)
      let frame = try #require(app.presenter.uiKitHost?.frame(of: handle.id))
      let middle = CGPoint(inMiddleOf: frame)
      let touch = StandIn.touchDown(at: middle, in: app.scene)
      for step in 1...6 {
        StandIn.move(touch, to: CGPoint(x: middle.x, y: middle.y - 5 * CGFloat(step)))
        StandIn.advance(by: 0.1)
        expectDarkness(0.1 + 0.05 * Double(step), "after \(step) moves")
      }
      StandIn.lift(touch)
    }
  }
}
#endif
