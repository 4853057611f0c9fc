#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// "UIView.hitTest(_:with:)": views that are hidden, disabled or have an alpha below 0.01 are
  /// ignored.
  @Test("a hidden, disabled or nearly transparent view isn't hit")
  func hitTestSkips() {
    let (scene, window) = StandIn.launch()
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(behind)
    window.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(window.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(window.hitTest(point, with: nil) === behind)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === behind)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    #expect(window.hitTest(point, with: nil) === behind)
    front.alpha = 0.02
    #expect(window.hitTest(point, with: nil) === front)
    #expect(scene.windows == [window])
  }

  @Test("a subview isn't hit outside its superview")
  func hitTestStaysInside() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 45, y: 45), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) == nil)
  }

  /// "UIVisualEffectView.contentView": subviews must be added to the content view, not to the
  /// effect view.
  @Test("an effect view accepts no subview except its content view")
  func effectViewSubviews() {
    let blur = UIVisualEffectView(effect: nil)
    blur.contentView.addSubview(UIView())
    #expect(World.current.exceptions.isEmpty)
    blur.addSubview(UIView())
    #expect(World.current.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
  }

  @Test("a rotated view is hit at its visible position")
  func hitTestThroughTransform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let bar = UIView(frame: CGRect(x: 50, y: 95, width: 100, height: 10))
    root.addSubview(bar)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(CGPoint(x: 100, y: 60), with: nil) === bar)
    #expect(root.hitTest(CGPoint(x: 60, y: 100), with: nil) === root)
  }

  @Test("a touch passes through a window whose hit test returns nil to the window below")
  func windowsPassThrough() {
    @MainActor
    final class Glass: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let diary = Diary()
    let (scene, window) = StandIn.launch()
    window.addSubview(
      TouchedView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), diary: diary))
    let above = Glass(windowScene: scene)
    above.windowLevel = .alert + 1
    above.isHidden = false
    StandIn.tap(at: CGPoint(x: 10, y: 10), in: scene)
    #expect(diary.lines == ["view began", "view ended"])
    let card = TouchedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), diary: Diary())
    above.addSubview(card)
    StandIn.tap(at: CGPoint(x: 10, y: 10), in: scene)
    #expect(card.diary.lines == ["view began", "view ended"])
    #expect(diary.lines.count == 2)
  }
}

private func + (level: UIWindow.Level, more: CGFloat) -> UIWindow.Level {
  UIWindow.Level(rawValue: level.rawValue + more)
}
#endif
