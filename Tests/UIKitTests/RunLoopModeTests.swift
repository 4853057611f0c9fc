#if UIKIT_STAND_IN
import Testing
import UIKit

/// The run loop's modes while the user scrolls.
///
/// <https://developer.apple.com/documentation/foundation/runloop/mode/tracking>,
/// <https://developer.apple.com/documentation/foundation/runloop/mode/common>
extension StandInTests {
  @Test(
    "a scheduled timer waits while a list scrolls, but a timer in the common modes doesn't")
  func timersWhileScrolling() {
    let (scene, window) = StandIn.launch()
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 390, height: 5000)
    window.addSubview(list)
    StandIn.finishTurn()
    nonisolated(unsafe) var lines: [String] = []
    let start = CGPoint(x: 100, y: 600)
    let touch = StandIn.drag(
      from: start, to: CGPoint(x: 100, y: 500), in: scene, duration: 0.2, lifts: false)
    #expect(list.isTracking)
    let plain = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      lines.append("default")
    }
    let common = Timer(timeInterval: 0.2, repeats: false) { _ in lines.append("common") }
    RunLoop.main.add(common, forMode: .common)
    StandIn.advance(by: 0.5)
    #expect(lines == ["common"])
    #expect(plain.isValid)
    StandIn.lift(touch)
    StandIn.advance(by: 3)
    #expect(lines == ["common", "default"])
  }

  @Test("a display link in the default mode pauses while a list decelerates")
  func linksWhileScrolling() {
    let (scene, window) = StandIn.launch()
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 390, height: 5000)
    window.addSubview(list)
    StandIn.finishTurn()
    let ticks = ModeTicks()
    let link = CADisplayLink(
      target: ticks, selector: Selector { target, _ in (target as? ModeTicks)?.count += 1 })
    link.add(to: .main, forMode: .default)
    StandIn.drag(
      from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), in: scene, duration: 0.1)
    #expect(list.isDecelerating)
    let before = ticks.count
    StandIn.advance(by: 0.2)
    #expect(list.isDecelerating && ticks.count == before)
    StandIn.advance(by: 5)
    #expect(!list.isDecelerating && ticks.count > before)
    link.invalidate()
  }
}

@MainActor
private final class ModeTicks: NSObject {
  var count = 0
}
#endif
