#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit
@_spi(Facades) import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// Touches on views like SwiftUI's, whose buttons are recognizers that start at touch-down.
  ///
  /// <https://github.com/OpenSwiftUIProject/OpenSwiftUI>, `UIKitResponderGestureRecognizer`;
  /// <https://github.com/UnlikeOtherAI/AppReveal/issues/27>
  @MainActor
  @Suite("Touches on views that host SwiftUI")
  struct HostedTouchTests {
    private let app = SampleScene()

    private func show(_ host: UIView, _ overlay: OverlayConfiguration = still(.center))
      -> PresentationHandle
    {
      let handle = app.presenter.present(
        OverlayContent(
          .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 100)) { host })),
        as: overlay)
      StandIn.advance(by: 0.1)
      return handle
    }

    private func center(_ view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }

    private func swipeUp(from view: UIView) {
      let start = center(view)
      StandIn.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60), in: app.scene)
    }

    @Test(
      "a swipe that starts on a button dismisses the overlay, and doesn't press the button",
      arguments: StandIn.Release.allCases)
    func swipe(_ release: StandIn.Release) {
      defer { app.close() }
      StandIn.release = release
      let host = FakeHostingView()
      let button = host.addButton()
      let handle = show(host)
      swipeUp(from: host)
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.swipe))
      #expect(button.states == [.began, .cancelled])
    }

    @Test("a tap on a button presses it, and the overlay stays", arguments: [true, false])
    func tap(isReported: Bool) {
      defer { app.close() }
      let host = FakeHostingView()
      host.isReported = isReported
      let button = host.addButton()
      let handle = show(host)
      StandIn.tap(at: center(host), in: app.scene)
      #expect(button.states == [.began, .ended])
      #expect(handle.result == nil)
    }

    @Test("a tap outside the buttons of hosted views dismisses the overlay")
    func beside() {
      defer { app.close() }
      let host = FakeHostingView()
      let handle = show(host)
      StandIn.tap(at: center(host), in: app.scene)
      #expect(handle.result == .dismissed(.tap))
    }

    @Test(
      "a drag in a list scrolls the list, with any view of the touch",
      arguments: [true, false])
    func scroll(isReported: Bool) {
      defer { app.close() }
      let host = FakeHostingView()
      host.isReported = isReported
      let list = host.addList(contentHeight: 1000)
      let handle = show(host)
      swipeUp(from: host)
      #expect(list.contentOffset.y > 20)
      StandIn.advance(by: 2)
      #expect(handle.result == nil)
    }
  }
}
#endif
