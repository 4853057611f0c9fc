#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @Test("keyframes are interpolated at every moment, and the model's value is shown afterward")
  func keyframes() {
    let layer = shownLayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [
      NSValue(cgPoint: CGPoint(x: 0, y: 0)), NSValue(cgPoint: CGPoint(x: 100, y: 0)),
      NSValue(cgPoint: CGPoint(x: 100, y: 50)),
    ]
    animation.keyTimes = [0, 0.25, 1]
    animation.calculationMode = .linear
    animation.duration = 1
    layer.add(animation, forKey: "move")
    StandIn.advance(by: 0.125)
    #expect(near(layer.presentation()?.position, CGPoint(x: 50, y: 0)))
    StandIn.advance(by: 0.5)
    #expect(near(layer.presentation()?.position, CGPoint(x: 100, y: 25)))
    #expect(layer.position == .zero)
    StandIn.advance(by: 0.5)
    #expect(layer.presentation()?.position == .zero)
    #expect(layer.animationKeys() == nil)
  }

  /// "CAMediaTiming.fillMode": backwards shows the first value before the start.
  @Test("an animation that starts later shows its first value before if it fills backwards")
  func fillsBackwards() {
    let layer = shownLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
    layer.add(animation, forKey: "fade")
    #expect(layer.presentation()?.opacity == 1)
    animation.fillMode = .backwards
    layer.add(animation, forKey: "fade")
    #expect(layer.presentation()?.opacity == 0)
    StandIn.advance(by: 1.5)
    #expect(abs((layer.presentation()?.opacity ?? 9) - 0.5) < 1e-5)
  }

  @Test("a delegate gets calls for the start and the end, and whether the animation finished")
  func delegates() {
    final class Follower: NSObject, CAAnimationDelegate {
      nonisolated(unsafe) var lines: [String] = []
      func animationDidStart(_ animation: CAAnimation) { lines.append("start") }
      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        lines.append(finished ? "finished" : "stopped")
      }
    }
    let layer = shownLayer()
    let follower = Follower()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 0.5
    animation.delegate = follower
    layer.add(animation, forKey: "fade")
    StandIn.advance(by: 0.4)
    #expect(follower.lines == ["start"])
    StandIn.advance(by: 0.2)
    #expect(follower.lines == ["start", "finished"])
    layer.add(animation, forKey: "fade")
    StandIn.advance(by: 0.1)
    layer.removeAnimation(forKey: "fade")
    StandIn.finishTurn()
    #expect(follower.lines == ["start", "finished", "start", "stopped"])
  }

  @Test("animations in a group share its time and its repetitions")
  func groups() {
    let layer = shownLayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = NSValue(caTransform3D: CATransform3DMakeScale(0, 0, 1))
    grow.toValue = NSValue(caTransform3D: CATransform3DIdentity)
    let group = CAAnimationGroup()
    group.animations = [fade, grow]
    group.duration = 1
    group.autoreverses = true
    group.repeatCount = 2
    layer.add(group, forKey: "both")
    StandIn.advance(by: 1.25)
    #expect(abs((layer.presentation()?.opacity ?? 9) - 0.75) < 1e-5)
    #expect(abs((layer.presentation()?.transform.m11 ?? 9) - 0.75) < 1e-5)
    StandIn.advance(by: 2.5)
    #expect(abs((layer.presentation()?.opacity ?? 9) - 0.25) < 1e-5)
    StandIn.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    "a standalone layer animates changes unless actions are disabled, but a view's layer doesn't")
  func implicitActions() {
    let view = shownView()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    layer.opacity = 0
    #expect(layer.animation(forKey: "opacity") != nil)
    layer.removeAllAnimations()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("an animation block moves the presentation, sets the model immediately, and calls back")
  func animatesViews() {
    let view = shownView()
    var results: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 110, y: 10)
    } completion: {
      results.append($0)
    }
    #expect(view.center == CGPoint(x: 110, y: 10))
    StandIn.advance(by: 0.5)
    #expect(near(view.layer.presentation()?.position, CGPoint(x: 60, y: 10)))
    #expect(results.isEmpty)
    StandIn.advance(by: 0.6)
    #expect(results == [true])
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      results.append($0)
    }
    view.removeFromSuperview()
    StandIn.finishTurn()
    #expect(results == [true, false])
  }

  /// "CATransaction.setCompletionBlock(_:)": called when all animations of the group have
  /// completed.
  @Test("a transaction's completion waits for the animations of inner blocks and transactions")
  func nestedTransactions() {
    let view = shownView()
    var lines: [String] = []
    CATransaction.setCompletionBlock { lines.append("turn") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("outer") }
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: { _ in
      lines.append("block")
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("inner") }
    view.layer.add(fade(lasting: 0.2), forKey: "fade")
    CATransaction.commit()
    CATransaction.commit()
    view.layer.add(fade(lasting: 0.7), forKey: "late")
    StandIn.advance(by: 0.1)
    #expect(lines == [])
    StandIn.advance(by: 0.35)
    #expect(lines == ["inner"])
    StandIn.advance(by: 0.1)
    #expect(lines == ["inner", "block", "outer"])
    StandIn.advance(by: 0.2)
    #expect(lines == ["inner", "block", "outer", "turn"])
  }

  /// "CATransaction.setCompletionBlock(_:)": for animations "subsequently added", until the block
  /// is set to a different value.
  @Test("a completion block waits for animations added after it and before the next block")
  func replacedCompletions() {
    let view = shownView()
    var lines: [String] = []
    CATransaction.begin()
    view.layer.add(fade(lasting: 1), forKey: "before")
    CATransaction.setCompletionBlock { lines.append("first") }
    view.layer.add(fade(lasting: 0.5), forKey: "between")
    CATransaction.setCompletionBlock { lines.append("second") }
    CATransaction.commit()
    StandIn.finishTurn()
    #expect(lines == ["second"])
    StandIn.advance(by: 0.6)
    #expect(lines == ["second", "first"])
  }

  @Test("setting a completion block in an animation block keeps the block's own completion")
  func completionsInBlocks() {
    let view = shownView()
    var lines: [String] = []
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
      CATransaction.setCompletionBlock { lines.append("inner") }
      view.center.x = 100
    } completion: { _ in
      lines.append("block")
    }
    StandIn.advance(by: 0.4)
    #expect(lines == [])
    StandIn.advance(by: 0.2)
    #expect(lines == ["inner", "block"])
  }

  /// "UIView.AnimationOptions.beginFromCurrentState": from the current setting of an animation in
  /// flight.
  @Test("an animation of a color replaces the running animation, and starts from the visible color")
  func replacedAnimations() {
    let view = shownView()
    var results: [Bool] = []
    view.center = .zero
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 100
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    } completion: {
      results.append($0)
    }
    StandIn.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 300
      view.backgroundColor = nil
    }
    #expect(near(view.layer.presentation()?.position, CGPoint(x: 50, y: 0)))
    #expect(abs((view.layer.presentation()?.backgroundColor?.alpha ?? 9) - 0.5) < 1e-6)
    StandIn.advance(by: 0.5)
    #expect(near(view.layer.presentation()?.position, CGPoint(x: 200, y: 0)))
    #expect(results == [false])
  }

  @Test("while the main thread is busy, only animations continue")
  func busyMainThread() {
    let layer = shownLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    nonisolated(unsafe) var fired: [Double] = []
    let start = CACurrentMediaTime()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
      fired.append(((CACurrentMediaTime() - start) * 1000).rounded() / 1000)
    }
    let ticks = Ticks()
    let link = ticks.link()
    StandIn.advance(by: 0.25)
    #expect(fired == [0.2])
    let before = ticks.count
    StandIn.whileMainThreadIsBusy {
      StandIn.advance(by: 0.5)
      #expect(abs((layer.presentation()?.opacity ?? 9) - 0.75) < 1e-5)
      #expect(fired == [0.2])
      #expect(ticks.count == before)
    }
    #expect(fired == [0.2, 0.75])
    #expect(ticks.count == before + 1)
    StandIn.advance(by: 0.1)
    #expect(fired == [0.2, 0.75, 0.8])
    timer.invalidate()
    link.invalidate()
  }

  @Test("a display link ticks sixty times a second, stops while paused, and is released")
  func displayLinks() {
    let ticks = Ticks()
    weak var weakLink: CADisplayLink?
    do {
      let link = ticks.link()
      weakLink = link
      StandIn.advance(by: 0.5)
      #expect(ticks.count == 30)
      #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 1e-9)
      link.isPaused = true
      StandIn.advance(by: 0.5)
      #expect(ticks.count == 30)
      link.isPaused = false
      StandIn.advance(by: 0.1)
      #expect(ticks.count == 36)
      link.invalidate()
    }
    #expect(weakLink == nil)
  }

  @Test("timers fire in the order of time, once or repeatedly")
  func timers() {
    nonisolated(unsafe) var lines: [String] = []
    let late = Timer(timeInterval: 0.25, repeats: false) { _ in lines.append("late") }
    RunLoop.main.add(late, forMode: .common)
    let early = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      lines.append("early")
      if lines.count == 4 { timer.invalidate() }
    }
    StandIn.advance(by: 1)
    #expect(lines == ["early", "early", "late", "early"])
    #expect(!late.isValid && !early.isValid)
    #expect(Census.living(.timer).count == 2)
  }

  private func shownView() -> UIView {
    let (_, window) = StandIn.launch()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    StandIn.finishTurn()
    return view
  }

  private func fade(lasting duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = duration
    return animation
  }

  private func shownLayer() -> CALayer {
    let layer = CALayer()
    let (_, window) = StandIn.launch()
    window.layer.addSublayer(layer)
    return layer
  }

  private func near(_ point: CGPoint?, _ other: CGPoint) -> Bool {
    guard let point else { return false }
    return abs(point.x - other.x) < 1e-6 && abs(point.y - other.y) < 1e-6
  }
}

/// A counter for the frames of a display link.
@MainActor
private final class Ticks: NSObject {
  var count = 0

  func link() -> CADisplayLink {
    let link = CADisplayLink(
      target: self, selector: Selector { target, _ in (target as? Ticks)?.count += 1 })
    link.add(to: .main, forMode: .common)
    return link
  }
}
#endif
