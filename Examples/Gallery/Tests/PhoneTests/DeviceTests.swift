#if GTK
import Foundation
import UIKitPhone
import UIKitTesting
import Testing
import UIKit

@Suite("The phone over the stand-in for UIKit", .oneWorld)
@MainActor
struct DeviceTests {
  @Test("time in the background is no time for the app, and what became due then happens once")
  func background() {
    let device = Device { UIViewController() }
    nonisolated(unsafe) var rings = 0
    let timer = UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in rings += 1 }
    device.pass(2.5)
    #expect(rings == 2)
    device.goHome()
    #expect(device.screens[0].scene.activationState == .background)
    device.pass(10)
    #expect(rings == 2)
    #expect(device.appState == .inBackground(seconds: 10))
    device.screens[0].finger.touch(at: CGPoint(x: 195, y: 400))
    device.screens[0].finger.lift()
    #expect(device.appState == .inFront && rings == 3)
    #expect(device.screens[0].scene.activationState == .foregroundActive)
    timer.invalidate()
  }

  @Test("a tenth of the speed takes ten times as long")
  func rate() {
    let device = Device { UIViewController() }
    let start = StandIn.now
    device.rate = 0.1
    device.pass(2)
    #expect(abs(StandIn.now - start - 0.2) < 1e-9)
  }

  @Test("settings reach every screen, and a turned phone has other sizes and insets")
  func settings() {
    let device = Device { UIViewController() }
    device.openScreen()
    device.settings.isLandscape = true
    device.settings.isDark = true
    device.settings.letters = .accessibilityLarge
    device.pass(1)
    #expect(device.screens.count == 2)
    for screen in device.screens {
      #expect(screen.size == CGSize(width: 844, height: 390))
      let traits = screen.scene.traitCollection
      #expect(traits.userInterfaceStyle == .dark && traits.verticalSizeClass == .compact)
      #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
      let window = screen.scene.windows.first
      #expect(window?.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }
    device.closeScreen()
    device.closeScreen()
    #expect(device.screens.count == 1)
  }
}
#endif
