import PlainViews
import UIKitTesting
import Testing
import UIKit
import Usher
import UsherUIKit

@Suite("What showing an overlay asks of UIKit", .oneWorld)
@MainActor
struct EffortTests {
  @Test(
    """
    another overlay asks for at most three times as much as plain views that look like it, and for \
    four measures of a text
    """)
  func anotherOverlay() throws {
    let scene = SampleScene()
    defer { scene.close() }
    func present() {
      scene.presenter.present(
        .notification(
          title: "A message has arrived", description: "It can be answered at once, or later.",
          button: OverlayNode.Button("Answer") {}),
        as: Overlay(precedence: .stack, entrance: .slideIn))
    }
    StandIn.finishTurn()
    present()
    StandIn.advance(by: 2)
    let root = try #require(scene.overlayWindow?.rootViewController?.view)
    let plain = PlainViews(like: root)

    let overlay = Effort.count { present() }
    let alike = Effort.count { scene.window.addSubview(plain.make()) }

    #expect(overlay.views > 0)
    #expect(overlay.views <= 3 * alike.views)
    #expect(overlay.layers <= 3 * alike.layers)
    #expect(overlay.constraints == 0)
    #expect(overlay.layouts <= 3 * alike.layouts)
    #expect(overlay.measuredTexts <= 4 * alike.measuredTexts)
  }
}
