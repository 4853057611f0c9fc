#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Controllers like SwiftUI's, used as in `UsherUI`.
  ///
  /// <https://github.com/OpenSwiftUIProject/OpenSwiftUI>, `UIHostingController` and
  /// `UIKitEnvironment`.
  @MainActor
  @Suite("Controllers that host SwiftUI")
  struct HostedControllerTests {
    private let app = SampleScene()

    private func show(
      _ guest: HostingGuest, _ appearance: Appearance? = nil,
      _ overlay: OverlayConfiguration = still(.center)
    ) -> PresentationHandle {
      let node = OverlayNode.NativeView(
        taking: { guest }, size: OverlaySize(width: 24, height: 24), isFlexible: true,
        hasControls: false)
      let handle = app.presenter.present(
        OverlayContent(.native(node), appearance: appearance), as: overlay)
      StandIn.advance(by: 0.5)
      return handle
    }

    private func center(_ view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }

    @Test("an overlay follows the size of hosted views, which is known only after their update")
    func size() {
      defer { app.close() }
      let guest = HostingGuest(CGSize(width: 200, height: 80))
      let handle = show(guest)
      #expect(app.presenter.restingFrame(of: handle.id)?.size.height == 80)
      guest.rootView = CGSize(width: 200, height: 120)
      StandIn.advance(by: 1)
      #expect(app.presenter.restingFrame(of: handle.id)?.size.height == 120)
      #expect(guest.view.bounds.height == 120)
    }

    @Test("hosted views have the appearance of their overlay instead of the app")
    func appearance() {
      defer { app.close() }
      let guest = HostingGuest(CGSize(width: 200, height: 80))
      _ = show(guest, .dark)
      #expect(app.window.traitCollection.userInterfaceStyle == .light)
      #expect(guest.environment?.userInterfaceStyle == .dark)
    }

    /// In other libraries, SwiftUI views ignored touches after a drag
    /// (<https://github.com/joomcode/BottomSheet/issues/6>).
    @Test(
      "a hosted button still works after its overlay was dragged and returned",
      .bug("https://github.com/joomcode/BottomSheet/issues/6"),
      arguments: StandIn.Release.allCases)
    func afterDrag(_ release: StandIn.Release) throws {
      defer { app.close() }
      StandIn.release = release
      let guest = HostingGuest(CGSize(width: 200, height: 80))
      let button = try #require(guest.hostingView).addButton()
      let handle = show(guest)
      let start = center(guest.view)
      let touch = StandIn.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + 30), in: app.scene, lifts: false)
      StandIn.advance(by: 0.5)
      StandIn.lift(touch)
      StandIn.advance(by: 1)
      #expect(handle.result == nil)
      #expect(button.states == [.began, .cancelled])
      StandIn.tap(at: center(guest.view), in: app.scene)
      #expect(button.presses == 1)
    }

    @Test("the overlay window becomes key when a hosted field is first responder, but not before")
    func field() throws {
      defer { app.close() }
      let guest = HostingGuest(CGSize(width: 200, height: 80))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      guest.view.addSubview(field)
      _ = show(guest)
      StandIn.tap(at: center(field), in: app.scene)
      #expect(app.window.isKeyWindow)
      // On iOS 26 and later, the hosting view gets the touch, and SwiftUI gives the field the
      // keyboard.
      field.becomeFirstResponder()
      StandIn.advance(by: 0.5)
      #expect(app.overlayWindow?.isKeyWindow == true)
      field.resignFirstResponder()
      StandIn.advance(by: 0.5)
      #expect(app.window.isKeyWindow)
    }

    @Test("hosted views at rest aren't updated, and are removed with their overlay")
    func rest() {
      defer { app.close() }
      let guest = HostingGuest(CGSize(width: 200, height: 80))
      let handle = show(guest)
      let before = guest.updates
      StandIn.advance(by: 5)
      #expect(guest.updates == before)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(guest.parent == nil && guest.view.superview == nil)
    }
  }
}

/// A controller of hosted views that are measured, like `HostingController` in `UsherUI`.
final class HostingGuest: UIHostingController<CGSize>, SelfSizingView {
  let reportsTaps = true

  /// Creates a controller of views with a size.
  init(_ size: CGSize) { super.init(rootView: size, ideal: { $0 }) }

  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set {
      guard newValue != super.preferredContentSize else { return }
      super.preferredContentSize = newValue
      viewIfLoaded?.usherNeedsMeasuring()
    }
  }

  func size(within room: CGSize) -> CGSize { sizeThatFits(in: room) }
}
#endif
