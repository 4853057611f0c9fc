#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// "UIViewPropertyAnimator": an animator starts inactive, and becomes inactive again when its
  /// animations end.
  @Test("an animator moves the presentation, and calls its completions once at the end")
  func animatorRuns() {
    let view = movable()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 10)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 110)
    StandIn.advance(by: 0.25)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    #expect(near(seen(view), 35))
    StandIn.advance(by: 1)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() == nil && view.center.x == 110)
    StandIn.advance(by: 1)
    #expect(ends == [.end])
  }

  @Test("an animator can be paused and moved by hand, and continues with the remaining time")
  func animatorPauses() {
    let view = movable()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    StandIn.advance(by: 0.25)
    animator.pauseAnimation()
    StandIn.advance(by: 5)
    #expect(near(seen(view), 35) && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.8
    #expect(near(seen(view), 90))
    animator.startAnimation()
    StandIn.advance(by: 0.1)
    #expect(near(seen(view), 100) && ends.isEmpty)
    StandIn.advance(by: 0.15)
    #expect(ends == [.end])
  }

  @Test("a paused animator with a curve continues at its position on the curve")
  func animatorKeepsItsCurve() {
    let one = movable()
    let other = UIView(frame: one.frame)
    one.superview?.addSubview(other)
    let steady = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { one.center.x = 110 }
    let halting = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { other.center.x = 110 }
    steady.startAnimation()
    halting.startAnimation()
    StandIn.advance(by: 0.4)
    let place = seen(one)
    #expect(place > 10 && place < 45)
    halting.pauseAnimation()
    #expect(near(seen(other), place))
    StandIn.advance(by: 0.3)
    let later = seen(one)
    halting.startAnimation()
    StandIn.advance(by: 0.3)
    #expect(near(seen(other), later))
  }

  /// "UIViewAnimating.isReversed".
  @Test("a reversed animator runs back and ends at its start, with the earlier values")
  func animatorTurns() {
    let view = movable()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    StandIn.advance(by: 0.5)
    animator.isReversed = true
    StandIn.advance(by: 0.25)
    #expect(near(seen(view), 35) && ends.isEmpty)
    StandIn.advance(by: 0.3)
    #expect(ends == [.start] && view.center.x == 10)
  }

  /// "UIViewAnimating.stopAnimation(_:)", "finishAnimation(at:)".
  @Test("a stopped animator leaves its views in place, and can finish at any position")
  func animatorStops() {
    let view = movable()
    var ends: [UIViewAnimatingPosition] = []
    func animator() -> UIViewPropertyAnimator {
      view.center.x = 10
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      StandIn.advance(by: 0.5)
      return animator
    }
    let quiet = animator()
    quiet.stopAnimation(true)
    #expect(near(view.center.x, 60) && quiet.state == .inactive)
    for (position, place) in [(UIViewAnimatingPosition.end, 110.0), (.start, 10), (.current, 60)] {
      let animator = animator()
      animator.stopAnimation(false)
      #expect(near(view.center.x, 60) && animator.state == .stopped)
      animator.startAnimation()
      #expect(!animator.isRunning)
      animator.finishAnimation(at: position)
      #expect(near(view.center.x, place) && animator.state == .inactive)
    }
    StandIn.advance(by: 2)
    #expect(ends == [.end, .start, .current])
  }

  @Test("animations added with a delay factor start after that fraction of the time")
  func animatorDelays() {
    let view = movable()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation(afterDelay: 1)
    StandIn.advance(by: 1)
    #expect(animator.isRunning && near(seen(view), 10))
    StandIn.advance(by: 0.5)
    #expect(near(seen(view), 60) && view.layer.presentation()?.opacity == 1)
    StandIn.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.5) < 1e-5)
    StandIn.advance(by: 0.3)
    #expect(animator.state == .inactive && animator.delay == 1)
  }

  /// "UISpringTimingParameters": mass, stiffness and damping replace the animator's duration.
  @Test("springs overshoot, and rest at their end after the duration")
  func springs() {
    let view = movable()
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) {
      view.center.x = 110
    } completion: {
      ends.append($0)
    }
    var most: CGFloat = 0
    for _ in 0..<49 {
      StandIn.advance(by: 0.02)
      most = max(most, seen(view))
    }
    #expect(most > 120 && ends.isEmpty)
    #expect(abs(seen(view) - 110) < 0.5)
    StandIn.advance(by: 0.1)
    #expect(ends == [true])
    let own = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 400, damping: 20, initialVelocity: .zero))
    #expect(abs(own.duration - 0.691) < 0.001)
    #expect(UIViewPropertyAnimator(duration: 9, dampingRatio: 0.5).duration == 9)
  }

  /// "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)".
  @Test("keyframes of views run in sequence, with one completion at the end")
  func viewKeyframes() {
    let view = movable()
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 2, delay: 1) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.x = 60 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
    } completion: {
      ends.append($0)
    }
    #expect(view.center.x == 0)
    StandIn.advance(by: 0.5)
    #expect(near(seen(view), 10))
    StandIn.advance(by: 1.25)
    #expect(near(seen(view), 35))
    #expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.25) < 1e-5)
    StandIn.advance(by: 0.75)
    #expect(near(seen(view), 30) && ends.isEmpty)
    StandIn.advance(by: 0.6)
    #expect(near(seen(view), 0) && ends == [true])
  }

  @Test("a transition shows the new state, replaces views, and calls its completion after its time")
  func transitions() throws {
    let old = movable()
    let parent = try #require(old.superview)
    let new = UIView()
    var ends: [Bool] = []
    UIView.transition(from: old, to: new, duration: 0.5, options: .transitionCrossDissolve) {
      ends.append($0)
    }
    #expect(old.superview == nil && new.superview === parent)
    StandIn.advance(by: 0.4)
    #expect(ends.isEmpty)
    StandIn.advance(by: 0.2)
    #expect(ends == [true])
    UIView.transition(with: new, duration: 0.5) {
      new.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(new.layer.presentation()?.opacity == 0.5)
    new.removeFromSuperview()
    StandIn.finishTurn()
    #expect(ends == [true, false])
  }

  private func movable() -> UIView {
    let (_, window) = StandIn.launch()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    StandIn.finishTurn()
    return view
  }

  private func seen(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -999 }

  private func near(_ place: CGFloat, _ other: CGFloat) -> Bool { abs(place - other) < 1e-6 }
}
#endif
