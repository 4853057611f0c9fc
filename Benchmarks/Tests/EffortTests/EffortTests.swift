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
    StandIn.reset()
    let (scene, window) = StandIn.launch(size: CGSize(width: 390, height: 844))
    window.rootViewController = UIViewController()
    defer {
      StandIn.disconnect(scene)
      StandIn.finishTurn()
    }
    func present() {
      Presenter.attached(to: scene).present(
        .notification(
          title: "A message has arrived", text: "It can be answered at once, or later.",
          button: .button("Answer")
        )
        .precedence(.stack).entrance(.slideIn))
    }
    StandIn.finishTurn()
    present()
    StandIn.advance(by: 2)
    let root = try #require(StandIn.windows(besides: window).first?.rootViewController?.view)
    let plain = PlainViews(like: root)

    let overlay = Effort.count { present() }
    let alike = Effort.count { window.addSubview(plain.make()) }

    #expect(overlay.views > 0)
    #expect(overlay.views <= 3 * alike.views)
    #expect(overlay.layers <= 3 * alike.layers)
    #expect(overlay.constraints == 0)
    #expect(overlay.layouts <= 3 * alike.layouts)
    #expect(overlay.measuredTexts <= 4 * alike.measuredTexts)
  }
}
