#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// <http://www.openradar.me/30064691>, <https://openradar.appspot.com/22364739>.
  @Test("if the key window is hidden, the frontmost window that can become key is key")
  func hiddenKeyWindow() {
    let (scene, window) = StandIn.launch()
    let passive = PassiveWindow(windowScene: scene)
    let middle = UIWindow(windowScene: scene)
    let front = UIWindow(windowScene: scene)
    for (level, other) in [(1, middle), (2, front), (3, passive)] {
      other.windowLevel = UIWindow.Level(rawValue: CGFloat(level))
      other.isHidden = false
    }
    front.makeKey()
    #expect(scene.keyWindow === front)
    // The previous key window is behind the middle window.
    front.isHidden = true
    #expect(scene.keyWindow === middle)
    middle.isHidden = true
    #expect(scene.keyWindow === window)
    window.isHidden = true
    #expect(scene.keyWindow == nil)
  }

  /// <https://openradar.appspot.com/22364739>.
  @Test("if the key window leaves its scene without being hidden, there is no key window")
  func lostKeyWindow() {
    let (scene, window) = StandIn.launch()
    let front = UIWindow(windowScene: scene)
    front.makeKeyAndVisible()
    front.windowScene = nil
    #expect(scene.keyWindow == nil)
    window.makeKey()
    #expect(scene.keyWindow === window)
  }
}

/// A window that never becomes key.
@MainActor
private final class PassiveWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
#endif
