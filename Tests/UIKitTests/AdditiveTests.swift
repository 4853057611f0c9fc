#if UIKIT_STAND_IN
import Testing
import UIKit

/// Overlapping animation blocks.
///
/// <https://developer.apple.com/videos/play/wwdc2014/236/>,
/// <http://iosoteric.com/additive-animations-animatewithduration-in-ios-8/>
extension StandInTests {
  @Test("animation blocks for the same property are additive, and each ends at its own time")
  func overlappingBlocks() {
    let view = movedView()
    var results: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.y = 100
    } completion: {
      results.append($0)
    }
    StandIn.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.y = 0
    } completion: {
      results.append($0)
    }
    #expect(near(view.layer.presentation()?.position.y, 50))
    // In this time, the second block moves back by the distance that the first moves forward.
    StandIn.advance(by: 0.25)
    #expect(near(view.layer.presentation()?.position.y, 50))
    #expect(results.isEmpty)
    StandIn.advance(by: 0.5)
    #expect(near(view.layer.presentation()?.position.y, 25))
    #expect(results == [true])
    StandIn.advance(by: 0.3)
    #expect(near(view.layer.presentation()?.position.y, 0))
    #expect(results == [true, true])
  }

  /// The keys that UIKit uses: <https://gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d>,
  /// <http://iosoteric.com/additive-animations-animatewithduration-in-ios-8/>.
  @Test(
    "a block animates origin and size separately, and a second animation has a new key"
  )
  func keysOfBlocks() {
    let view = movedView()
    UIView.animate(withDuration: 1) {
      view.bounds.size.width = 50
      view.center = CGPoint(x: 40, y: 0)
    }
    UIView.animate(withDuration: 1) { view.center = CGPoint(x: 80, y: 0) }
    #expect(
      Set(view.layer.animationKeys() ?? [])
        == ["bounds.origin", "bounds.size", "position", "position-2"])
    let first = view.layer.animation(forKey: "position") as? CABasicAnimation
    #expect(first?.isAdditive == true)
  }

  @Test("block animations of transforms and opacity are additive and start from the visible state")
  func addedTurns() {
    let view = movedView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.alpha = 0
    }
    StandIn.advance(by: 0.5)
    let seen = view.layer.presentation()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.alpha = 1
    }
    let after = view.layer.presentation()
    for (one, other) in zip(
      [seen?.transform.m11, seen?.transform.m12], [after?.transform.m11, after?.transform.m12])
    {
      #expect(near(one, other))
    }
    #expect(near(after.map { CGFloat($0.opacity) }, 0.5))
    StandIn.advance(by: 0.25)
    #expect(near(view.layer.presentation().map { CGFloat($0.opacity) }, 0.5))
    StandIn.advance(by: 1)
    #expect(view.layer.presentation()?.transform == view.layer.transform)
  }

  /// "CAPropertyAnimation.isAdditive", "CALayer.add(_:forKey:)"
  /// <https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)>.
  @Test("an animation that the app adds hides earlier animations, and replaces only its key")
  func addedAnimations() {
    let view = movedView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    let still = CABasicAnimation(keyPath: "position.x")
    still.fromValue = 7
    still.toValue = 7
    still.duration = 1
    view.layer.add(still, forKey: "still")
    StandIn.advance(by: 0.5)
    #expect(near(view.layer.presentation()?.position.x, 7))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 200 }
    #expect(near(view.layer.presentation()?.position.x, -93))
    view.layer.add(still, forKey: "position")
    #expect(Set(view.layer.animationKeys() ?? []) == ["still", "position", "position-2"])
  }

  private func movedView() -> UIView {
    let (_, window) = StandIn.launch()
    let view = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
    window.addSubview(view)
    StandIn.finishTurn()
    return view
  }

  private func near(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
    guard let one, let other else { return false }
    return abs(one - other) < 1e-5
  }
}
#endif
