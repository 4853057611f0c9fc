import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Sheets and alerts that the app presents from a controller in an overlay.
  @MainActor
  @Suite("What is presented from an overlay")
  struct PresentedControllerTests {
    private let app = SampleScene()

    /// Shows a controller in an overlay for two seconds, and presents a sheet from it.
    private func presentSheet() -> (handle: PresentationHandle, sheet: UIViewController) {
      let controller = UIViewController()
      var overlay = still()
      overlay.lifetime = .timed(.seconds(2))
      let handle = app.presenter.present(
        OverlayContent(
          .native(
            OverlayNode.NativeView(
              size: OverlaySize(width: 200, height: 100), controller: { controller }))),
        as: overlay)
      StandIn.advance(by: 0.5)
      let sheet = UIViewController()
      controller.present(sheet, animated: false)
      return (handle, sheet)
    }

    @Test("a sheet pauses the countdown of the overlays, and they leave after it")
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

    @Test("a sheet stays when its overlay is dismissed, and the window goes with the sheet")
    func stays() {
      defer { app.close() }
      let (handle, sheet) = presentSheet()
      weak let window = app.overlayWindow
      handle.dismiss()
      StandIn.advance(by: 2)
      #expect(handle.result == .dismissed(.requested))
      #expect(sheet.view.window === window && sheet.view.window != nil)
      sheet.dismiss(animated: false)
      StandIn.advance(by: 1)
      #expect(window == nil && app.overlayWindow == nil)
    }

    @Test("an overlay that comes while a sheet stays is shown above the sheet")
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
