import Testing
import UIKit
@_spi(Facades) import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// Touches on views like SwiftUI's, whose buttons are recognizers that begin at touch-down.
  ///
  /// <https://github.com/OpenSwiftUIProject/OpenSwiftUI>, `UIKitResponderGestureRecognizer`;
  /// <https://github.com/UnlikeOtherAI/AppReveal/issues/27>
  @MainActor
  @Suite("Touches on views that host SwiftUI")
  struct HostedTouchTests {
    private let app = SampleScene()

    private func show(_ host: UIView, _ overlay: Overlay = still(.center)) -> PresentationHandle {
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
      "a swipe that begins on a button moves the overlay, and does not press the button",
      arguments: StandIn.Release.allCases)
    func swipe(_ release: StandIn.Release) {
      defer { app.close() }
      StandIn.release = release
      let host = Host()
      let handle = show(host)
      swipeUp(from: host)
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.swiped))
      #expect(host.button.states == [.began, .cancelled])
    }

    @Test("a tap on a button is the button's, and the overlay stays", arguments: [true, false])
    func tap(isReported: Bool) {
      defer { app.close() }
      let host = Host(isReported: isReported)
      let handle = show(host)
      StandIn.tap(at: center(host), in: app.scene)
      #expect(host.button.states == [.began, .ended])
      #expect(handle.result == nil)
    }

    @Test("a tap beside a button of a view without other recognizers is the overlay's")
    func beside() {
      defer { app.close() }
      let host = Host()
      host.isButtonThere = false
      let handle = show(host)
      StandIn.tap(at: center(host), in: app.scene)
      #expect(handle.result == .dismissed(.overlayTapped))
    }

    @Test(
      "a drag in a list scrolls the list, whichever view the touch reports",
      arguments: [true, false])
    func scroll(isReported: Bool) {
      defer { app.close() }
      let host = Host(isReported: isReported)
      host.isButtonThere = false
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      list.contentSize = CGSize(width: 200, height: 1000)
      host.list = list
      host.addSubview(list)
      let handle = show(host)
      swipeUp(from: host)
      #expect(list.contentOffset.y > 20)
      StandIn.advance(by: 2)
      #expect(handle.result == nil)
    }

    /// A recognizer like that of a button: it begins at touch-down, and from iOS 18 on a pan that
    /// begins cancels it.
    private final class ButtonRecognizer: UIGestureRecognizer {
      private(set) var states: [State] = []

      init() {
        super.init(target: nil, action: nil)
        addTarget(
          self,
          action: Selector { target, _ in
            guard let button = target as? ButtonRecognizer else { return }
            button.states.append(button.state)
          })
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
      }
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      override func canBeCancelled(by other: UIGestureRecognizer) -> Bool {
        StandIn.release >= .iOS18 && other is UIPanGestureRecognizer
      }
    }

    /// A view like SwiftUI's: touches report the view itself or none, and hit no view inside.
    private final class Host: UIView, TouchHosting {
      let button = ButtonRecognizer()
      var isButtonThere = true
      var list: UIScrollView?
      private let isReported: Bool

      init(isReported: Bool = false) {
        self.isReported = isReported
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      }

      required init?(coder: NSCoder) { nil }

      var reportedTouchView: UIView? { isReported ? self : nil }

      func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        (isButtonThere ? [button] : []) + (list.map { [$0.panGestureRecognizer] } ?? [])
      }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
      }
    }
  }
}
