import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("The app's look")
  struct LookTests {
    private let app = SampleScene()

    private func style(of app: SampleScene) -> UIUserInterfaceStyle? {
      app.overlayWindow?.traitCollection.userInterfaceStyle
    }

    @Test("overlays have the tint of the app's window")
    func tint() {
      defer { app.close() }
      app.window.tintColor = .systemPink
      app.presenter.present(text("Hello"), as: still())
      #expect(app.overlayWindow?.tintColor == .systemPink)
    }

    @Test("a tint that changes while an overlay is up changes the overlay's at the end of the turn")
    func newTint() {
      defer { app.close() }
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      app.window.tintColor = .systemPink
      StandIn.finishTurn()
      #expect(app.overlayWindow?.tintColor == .systemPink)
      #expect(app.presenter.uiKitHost?.isIdle == true)
    }

    @Test("the grey of an app that an alert dims is not its tint")
    func dimmedTint() {
      defer { app.close() }
      app.window.tintColor = .systemPink
      app.presenter.present(text("Hello"), as: still())
      app.window.tintAdjustmentMode = .dimmed
      StandIn.finishTurn()
      #expect(app.overlayWindow?.tintColor == .systemPink)
    }

    @Test("a switch between dark and light in the app is followed while an overlay is up")
    func newStyle() {
      defer { app.close() }
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      app.window.overrideUserInterfaceStyle = .dark
      StandIn.finishTurn()
      #expect(style(of: app) == .dark && app.presenter.traits.appearance == .dark)
      app.window.overrideUserInterfaceStyle = .unspecified
      StandIn.finishTurn()
      #expect(style(of: app) == .light)
    }

    @Test("a style of the app's root controller is in force before that of its window")
    func rootController() {
      defer { app.close() }
      app.window.overrideUserInterfaceStyle = .light
      app.controller.overrideUserInterfaceStyle = .dark
      #expect(app.presenter.uiKitHost?.appearance == .dark)
      app.presenter.present(text("Hello"), as: still())
      #expect(style(of: app) == .dark)
      app.controller.overrideUserInterfaceStyle = .unspecified
      StandIn.finishTurn()
      #expect(style(of: app) == .light)
    }

    @Test("each of two scenes has the look of its own app window")
    func twoScenes() {
      let other = SampleScene.launchedBeside()
      defer {
        app.close()
        other.close()
      }
      app.presenter.present(text("Hello"), as: still())
      other.presenter.present(text("Hello"), as: still())
      other.window.tintColor = .systemPink
      other.window.overrideUserInterfaceStyle = .dark
      StandIn.finishTurn()
      #expect(app.overlayWindow?.tintColor == .systemBlue && style(of: app) == .light)
      #expect(other.overlayWindow?.tintColor == .systemPink && style(of: other) == .dark)
    }

    @Test("nothing watches the app once the last overlay has gone")
    func end() {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      #expect(StandIn.observerCount == 1)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(app.overlayWindow == nil && StandIn.observerCount == 0)
    }
  }
}
