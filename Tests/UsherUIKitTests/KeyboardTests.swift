#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The keyboard's frame, in the screen's coordinates.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>
  @MainActor
  @Suite("Keyboards on the screen")
  struct KeyboardTests {
    private let docked = CGRect(x: 0, y: 544, width: 390, height: 300)

    /// The lower edge of a message at rest.
    private func bottom(_ app: SampleScene, _ handle: PresentationHandle) -> Double? {
      StandIn.advance(by: 1)
      return app.presenter.restingFrame(of: handle.id)?.maxY
    }

    @Test("an overlay at the bottom avoids a docked keyboard, and returns afterward")
    func dockedKeyboard() {
      let app = SampleScene()
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still(.bottom))
      #expect(bottom(app, handle) == 832)
      StandIn.moveKeyboard(to: docked)
      #expect(bottom(app, handle) == 544)
      StandIn.moveKeyboard(to: nil)
      #expect(bottom(app, handle) == 832)
    }

    @Test(
      "a keyboard that is visible before the first overlay is avoided",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/533"))
    func up() {
      let app = SampleScene()
      defer { app.close() }
      StandIn.moveKeyboard(to: docked)
      let handle = app.presenter.present(text("Hello"), as: still(.bottom))
      #expect(bottom(app, handle) == 544)
    }

    @Test("a floating keyboard doesn't move overlays")
    func floating() {
      let app = SampleScene(size: CGSize(width: 820, height: 1180))
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still(.bottom))
      StandIn.moveKeyboard(
        to: CGRect(x: 250, y: 600, width: 320, height: 260), isDocked: false)
      #expect(bottom(app, handle) == 1168)
    }

    @Test("a scene that is smaller than the screen avoids only the keyboard's part inside it")
    func stageManager() {
      StandIn.reset()
      let app = SampleScene(size: CGSize(width: 1180, height: 820))
      defer { app.close() }
      StandIn.resize(app.scene, to: CGRect(x: 200, y: 40, width: 600, height: 500))
      let handle = app.presenter.present(text("Hello"), as: still(.bottom))
      #expect(bottom(app, handle) == 488)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 420, width: 1180, height: 400))
      #expect(bottom(app, handle) == 380)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 600, width: 1180, height: 220))
      #expect(bottom(app, handle) == 488)
    }

    @Test("countdowns that pause for a keyboard are paused while it is visible")
    func attention() {
      let app = SampleScene()
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"),
        as: OverlayConfiguration(lifetime: .timed(.seconds(1)), pausesFor: .keyboardOpen))
      StandIn.moveKeyboard(to: docked)
      StandIn.advance(by: 5)
      #expect(handle.result == nil)
      StandIn.moveKeyboard(to: nil)
      StandIn.advance(by: 3)
      #expect(handle.result == .dismissed(.timedOut))
    }
  }
}
#endif
