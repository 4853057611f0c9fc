#if UIKIT_STAND_IN
import Testing
import UIKit

/// Touches on animated views.
///
/// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction>,
/// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)>
extension StandInTests {
  @Test("while a block animates a view, the view and its subviews receive no touches")
  func animatedViewsRefuseTouches() {
    let (back, front, button) = stack()
    UIView.animate(withDuration: 0.5) { front.alpha = 0.5 }
    #expect(hit(button) === back)
    StandIn.advance(by: 0.6)
    #expect(hit(button) === button)
  }

  @Test("a view receives touches if its animation or an outer block allows them")
  func animationsMayAllowTouches() {
    let (_, front, button) = stack()
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 0.5) { front.alpha = 0.5 }
    }
    #expect(hit(button) === button)
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedOptions) {
        front.alpha = 0.75
      }
    }
    #expect(hit(button) !== button)
  }

  /// "UIViewPropertyAnimator.isUserInteractionEnabled":
  /// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/isuserinteractionenabled>.
  @Test("a view receives touches while an animator moves it, unless the animator disables them")
  func animatorsMayRefuseTouches() {
    let (back, front, button) = stack()
    let first = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { front.alpha = 0.5 }
    first.startAnimation()
    #expect(hit(button) === button)
    StandIn.advance(by: 0.6)
    let second = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { front.alpha = 1 }
    second.isUserInteractionEnabled = false
    second.startAnimation()
    #expect(hit(button) === back)
  }

  private func stack() -> (back: UIView, front: UIView, button: UIButton) {
    let (_, window) = StandIn.launch()
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: back.frame)
    let button = UIButton(frame: front.bounds)
    window.addSubview(back)
    window.addSubview(front)
    front.addSubview(button)
    StandIn.finishTurn()
    return (back, front, button)
  }

  private func hit(_ button: UIButton) -> UIView? {
    button.window?.hitTest(CGPoint(x: 50, y: 50), with: nil)
  }
}
#endif
