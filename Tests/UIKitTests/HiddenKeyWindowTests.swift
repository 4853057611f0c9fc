#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// <http://www.openradar.me/30064691>, <https://openradar.appspot.com/22364739>.
  @Test("a key window that is hidden leaves its keys to the frontmost window that may take them")
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
    // The former key window is behind the one in the middle.
    front.isHidden = true
    #expect(scene.keyWindow === middle)
    middle.isHidden = true
    #expect(scene.keyWindow === window)
    window.isHidden = true
    #expect(scene.keyWindow == nil)
  }

  /// <https://openradar.appspot.com/22364739>.
  @Test("a key window that leaves its scene without being hidden leaves no key window")
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
