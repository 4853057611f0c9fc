#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @_spi(Inspection) @testable import UsherUIKit

extension UIKitHostTests {
  /// Sheets and alerts that the app presents from a controller in an overlay.
  @MainActor
  @Suite("Presentations from an overlay")
  struct PresentedControllerTests {
    private let app = SampleScene()

    /// Shows a controller in an overlay for two seconds, and presents a sheet from the controller.
    private func presentSheet(
      _ sheet: UIViewController = UIViewController(), animated: Bool = false,
      by presenter: Presenter? = nil
    ) -> (handle: PresentationHandle, sheet: UIViewController) {
      let controller = UIViewController()
      var overlay = still()
      overlay.lifetime = .timed(.seconds(2))
      let handle = (presenter ?? app.presenter).present(
        OverlayContent(
          .native(
            OverlayNode.NativeView(
              size: OverlaySize(width: 200, height: 100), controller: { controller }))),
        as: overlay)
      StandIn.advance(by: 0.5)
      controller.present(sheet, animated: animated)
      return (handle, sheet)
    }

    @Test("a sheet pauses the overlays' countdowns, which resume afterward")
    func pauses() {
      defer { app.close() }
      let (handle, sheet) = presentSheet()
      StandIn.advance(by: 10)
      #expect(handle.result == nil && sheet.presentingViewController != nil)
      sheet.dismiss(animated: false)
      StandIn.advance(by: 5)
      #expect(handle.result == .dismissed(.timedOut))
      #expect(app.overlayWindow == nil)
    }

    @Test("a sheet stays if its overlay is dismissed, and the window closes with the sheet")
    func stays() {
      defer { app.close() }
      let (handle, sheet) = presentSheet()
      weak let window = app.overlayWindow
      handle.dismiss()
      StandIn.advance(by: 2)
      #expect(handle.result == .dismissed(.programmatic))
      #expect(sheet.view.window === window && sheet.view.window != nil)
      sheet.dismiss(animated: false)
      StandIn.advance(by: 1)
      #expect(window == nil && app.overlayWindow == nil)
    }

    @Test("a window that only a sheet keeps open closes when the app releases the presenter")
    func released() {
      defer { app.close() }
      var presenter: Presenter? = Presenter(host: UIKitHost(scene: app.scene))
      let (handle, sheet) = presentSheet(by: presenter)
      handle.dismiss()
      StandIn.advance(by: 2)
      #expect(sheet.view.window != nil && sheet.view.window === app.overlayWindow)
      presenter = nil
      StandIn.finishTurn()
      #expect(app.scene.windows == [app.window] && StandIn.observerCount == 0)
    }

    @Test(
      "dismissing an overlay while its sheet appears or disappears doesn't affect the sheet")
    func transitions() {
      defer { app.close() }
      let (handle, sheet) = presentSheet(animated: true)
      StandIn.advance(by: 0.1)
      handle.dismiss()
      StandIn.advance(by: 2)
      #expect(handle.result == .dismissed(.programmatic))
      weak let window = sheet.view.window
      #expect(window != nil && !sheet.isBeingPresented)
      var isGone = false
      sheet.dismiss(animated: true) { isGone = true }
      StandIn.advance(by: 0.2)
      #expect(sheet.isBeingDismissed && sheet.view.window === window && window != nil && !isGone)
      StandIn.advance(by: 1)
      #expect(isGone && window == nil && app.overlayWindow == nil)
    }

    @Test("an alert still works after its overlay was dismissed, and can present another overlay")
    func alerts() throws {
      defer { app.close() }
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      var next: PresentationHandle?
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [app] _ in
          next = app.presenter.present(text("Deleted"), as: still(.bottom))
        })
      let (handle, _) = presentSheet(alert, animated: true)
      StandIn.advance(by: 10)
      let button = try #require(firstButton(in: alert.view))
      StandIn.tap(at: button.convert(CGPoint(x: 20, y: 10), to: nil), in: app.scene)
      StandIn.advance(by: 5)
      #expect(alert.presentingViewController == nil && handle.result == .dismissed(.timedOut))
      #expect(next?.state.isShown == true)
    }

    private func firstButton(in view: UIView) -> UIButton? {
      view as? UIButton ?? view.subviews.lazy.compactMap { self.firstButton(in: $0) }.first
    }

    @Test("an overlay presented while a sheet stays is above the sheet")
    func above() throws {
      defer { app.close() }
      let (handle, sheet) = presentSheet()
      handle.dismiss()
      StandIn.advance(by: 2)
      let other = app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      let window = try #require(app.presenter.uiKitHost?.slot(of: other.id)?.window)
      let windows = app.scene.windows
      let (front, back) = (
        windows.firstIndex(of: window), windows.firstIndex { $0 === sheet.view.window }
      )
      #expect(try #require(front) > #require(back))
      sheet.dismiss(animated: false)
      StandIn.advance(by: 1)
      #expect(other.result == nil && StandIn.windows(besides: app.window) == [window])
    }
  }
}
#endif
