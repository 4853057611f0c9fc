#if GTK
import Foundation
import UIKitPhone
import UIKitTesting
import Testing
import UIKit

@Suite("The phone with UIKit on Linux", .oneWorld)
@MainActor
struct DeviceTests {
  @Test("time doesn't pass for an app in the background, and a due timer then fires once")
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

  @Test("at a tenth of the speed, time passes ten times more slowly")
  func rate() {
    let device = Device { UIViewController() }
    let start = StandIn.now
    device.rate = 0.1
    device.pass(2)
    #expect(abs(StandIn.now - start - 0.2) < 1e-9)
  }

  @Test("settings apply to every screen, and a rotated phone has a new size and insets")
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
