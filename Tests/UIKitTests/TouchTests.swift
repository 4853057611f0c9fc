#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// "UIGestureRecognizer": recognizers receive touches before the view, and if
  /// "cancelsTouchesInView" is set, a recognized gesture cancels the touches that the view
  /// received.
  @Test("a recognizer that starts cancels the touch in the view")
  func recogniserCancels() {
    let diary = Diary()
    let (scene, window) = StandIn.launch()
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), diary: diary)
    window.addSubview(view)
    let recogniser = DragRecognizer(diary: diary)
    window.addGestureRecognizer(recogniser)
    StandIn.drag(
      from: CGPoint(x: 10, y: 10), to: CGPoint(x: 70, y: 10), in: scene, duration: 3 / 60)
    #expect(
      diary.lines == [
        "recogniser began", "view began", "view cancelled", "recogniser claims",
        "recogniser reset",
      ])
    #expect(recogniser.state == .possible)
  }

  @Test("a touch without a claiming recognizer is left to the view")
  func viewKeepsTouch() {
    let diary = Diary()
    let (scene, window) = StandIn.launch()
    window.addSubview(
      TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), diary: diary))
    let recogniser = DragRecognizer(diary: diary)
    recogniser.distance = 1000
    recogniser.delaysTouchesEnded = false
    window.addGestureRecognizer(recogniser)
    StandIn.drag(
      from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 10), in: scene, duration: 1 / 60)
    #expect(
      diary.lines == [
        "recogniser began", "view began", "view moved", "view ended", "recogniser reset",
      ])
  }

  @Test("of two recognizers, one prevents the other, unless both are allowed")
  func recognisersArbitrate() {
    @MainActor
    final class Friendly: NSObject, UIGestureRecognizerDelegate {
      var isFriendly = false
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { isFriendly }
    }
    let (first, second, delegate) = (Diary(), Diary(), Friendly())
    let (scene, window) = StandIn.launch()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    let inner = DragRecognizer(diary: first)
    inner.delegate = delegate
    view.addGestureRecognizer(inner)
    window.addGestureRecognizer(DragRecognizer(diary: second))
    StandIn.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), in: scene)
    #expect(first.lines == ["recogniser began", "recogniser claims", "recogniser reset"])
    #expect(second.lines == ["recogniser began", "recogniser reset"])
    delegate.isFriendly = true
    StandIn.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), in: scene)
    #expect(second.lines.suffix(2) == ["recogniser claims", "recogniser reset"])
  }

  @Test("disabling a recognizer ends its gesture and forgets the touch")
  func disablingCancels() {
    let diary = Diary()
    let (scene, window) = StandIn.launch()
    let recogniser = DragRecognizer(diary: diary)
    window.addGestureRecognizer(recogniser)
    let touch = StandIn.touchDown(at: CGPoint(x: 10, y: 10), in: scene)
    recogniser.isEnabled = false
    #expect(diary.lines == ["recogniser began", "recogniser reset"])
    StandIn.move(touch, to: CGPoint(x: 100, y: 10))
    StandIn.lift(touch)
    #expect(diary.lines.count == 2)
  }

  @Test("coalesced touches contain the locations between two events")
  func coalesced() {
    @MainActor
    final class Listener: UIView {
      var places: [CGFloat] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          places += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self).x }
        }
      }
    }
    let (scene, window) = StandIn.launch()
    let view = Listener(frame: CGRect(x: 5, y: 0, width: 200, height: 200))
    window.addSubview(view)
    let touch = StandIn.touchDown(at: CGPoint(x: 10, y: 10), in: scene)
    StandIn.advance(by: 1 / 60)
    StandIn.move(touch, to: CGPoint(x: 30, y: 10), coalesced: [CGPoint(x: 20, y: 10)])
    #expect(view.places == [15, 25])
    #expect(touch.location(in: view) == CGPoint(x: 25, y: 10))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 10))
  }

  @Test("a scene that becomes inactive cancels its touches")
  func deactivationCancels() {
    let diary = Diary()
    let (scene, window) = StandIn.launch()
    window.addSubview(
      TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), diary: diary))
    StandIn.touchDown(at: CGPoint(x: 10, y: 10), in: scene)
    StandIn.deactivate(scene)
    #expect(diary.lines == ["view began", "view cancelled"])
    StandIn.tap(at: CGPoint(x: 10, y: 10), in: scene)
    #expect(diary.lines.count == 2)
  }

  @Test("touches in two windows that end together are sent to both windows' recognizers")
  func twoWindows() {
    let (scene, window) = StandIn.launch()
    let front = UIWindow(windowScene: scene)
    front.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    front.isHidden = false
    let diaries = [window, front].map { window in
      let diary = Diary()
      window.addGestureRecognizer(DragRecognizer(diary: diary))
      return diary
    }
    for y in [10, 300] { StandIn.touchDown(at: CGPoint(x: 10, y: y), in: scene) }
    StandIn.deactivate(scene)
    for diary in diaries {
      #expect(
        diary.lines == ["recogniser began", "recogniser cancelled", "recogniser reset"])
    }
  }

  @Test("a recognizer calls its target by a selector, and doesn't retain the target")
  func targets() {
    @MainActor
    final class Target: NSObject { var taps = 0 }
    let (scene, window) = StandIn.launch()
    var target: Target? = Target()
    let tap = UITapGestureRecognizer(
      target: target, action: Selector { target, _ in (target as? Target)?.taps += 1 })
    window.addGestureRecognizer(tap)
    StandIn.tap(at: CGPoint(x: 10, y: 10), in: scene)
    #expect(target?.taps == 1)
    weak let former = target
    target = nil
    #expect(former == nil)
    StandIn.tap(at: CGPoint(x: 10, y: 10), in: scene)
  }

  @Test("hovering starts, changes and ends with the pointer over the view")
  func hovers() {
    @MainActor
    final class Target: NSObject { var states: [UIGestureRecognizer.State] = [] }
    let (scene, window) = StandIn.launch()
    let target = Target()
    let hover = UIHoverGestureRecognizer(
      target: target,
      action: Selector { target, sender in
        guard let sender = sender as? UIHoverGestureRecognizer else { return }
        (target as? Target)?.states.append(sender.state)
      })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.addGestureRecognizer(hover)
    StandIn.hover(at: CGPoint(x: 10, y: 20), in: scene)
    #expect(hover.location(in: view) == CGPoint(x: 10, y: 20))
    StandIn.hover(at: CGPoint(x: 12, y: 20), in: scene)
    StandIn.hover(at: CGPoint(x: 200, y: 20), in: scene)
    #expect(target.states == [.began, .changed, .ended])
  }
}
#endif
