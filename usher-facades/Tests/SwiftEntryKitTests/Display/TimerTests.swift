import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.7: the display duration.
@MainActor
@Suite("SwiftEntryKit 2.7: the display-duration timer", .ownDefault)
struct TimerTests {
  /// Returns the time from the request to the start of the exit, in seconds to a twentieth.
  ///
  /// Returns `nil` if the time is over 20 seconds.
  private func end(
    _ change: (inout EKAttributes) -> Void, busy: (Stage) -> Void = { _ in }
  ) async -> Double? {
    let stage = Stage()
    await stage.display("A", .topFloat, change)
    busy(stage)
    while !stage.told().contains("A willDisappear") {
      guard seconds(on: stage) < 20 else { return nil }
      stage.advance(0.05)
    }
    return (seconds(on: stage) * 20).rounded() / 20
  }

  private func seconds(on stage: Stage) -> Double {
    Double(stage.screen.host.now.nanoseconds) / 1e9
  }

  @Test("an entry's display duration starts at the end of the entrance")
  func fromEntrance() async {
    #expect(await end { $0.displayDuration = 2 } == 2.3)
    #expect(
      await end {
        $0.entranceAnimation = .init(fade: .init(from: 0, to: 1, duration: 1))
      } == 3)
    #expect(await end { $0.entranceAnimation = .none } == 2)
  }

  @Test("fixed: an entrance lasts until its last part has ended")
  func delays() async {
    #expect(
      await end {
        $0.entranceAnimation = .init(
          translate: .init(duration: 0.5, delay: 1), fade: .init(from: 0, to: 1, duration: 1))
      } == 3.5)
  }

  @Test("an entry with an infinite, NaN or huge duration never ends")
  func endless() async {
    #expect(await end { $0.displayDuration = .infinity } == nil)
    #expect(await end { $0.displayDuration = .nan } == nil)
    #expect(await end { $0.displayDuration = 1e300 } == nil)
  }

  @Test("fixed: a negative duration is treated as 0")
  func negative() async {
    #expect(await end { $0.displayDuration = -3 } == 0.3)
  }

  @Test("touches, drags, the keyboard and an inactive app don't pause the timer")
  func notPaused() async {
    let busy: [(Stage) -> Void] = [
      { stage in
        stage.advance(0.5)
        stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
      },
      { stage in
        stage.advance(0.5)
        stage.drag(from: 20, speed: 100, for: 0.5, isReleased: false)
      },
      { $0.screen.host.hover(at: OverlayPoint(x: 195, y: 20)) },
      { $0.screen.host.setAppActive(false) },
      { $0.screen.presenter.setAttention(.keyboardOpen, isPresent: true) },
    ]
    for busy in busy {
      #expect(await end({ _ in }, busy: busy) == 2.3)
    }
  }

  @Test("fixed: assistive technology pauses the timer of an entry with controls")
  func assistiveTechnology() async {
    let stage = Stage()
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    SwiftEntryKit.display(entry: button, using: stage.attributes("A"))
    await stage.screen.settle()
    stage.screen.presenter.setAttention(.assistiveTechnology, isPresent: true)
    stage.advance(10)
    #expect(SwiftEntryKit.isCurrentlyDisplaying)
    stage.screen.presenter.setAttention(.assistiveTechnology, isPresent: false)
    stage.advance(3)
    #expect(!SwiftEntryKit.isCurrentlyDisplaying)
  }

  @Test("fixed: a tap that delays the exit adds its time, and a touch pauses the timer")
  func delayExit() async {
    let delayed: (inout EKAttributes) -> Void = { $0.entryInteraction = .delayExit(by: 3) }
    #expect(await end(delayed) == 2.3)
    let tapped = await end(delayed) { stage in
      stage.advance(1)
      stage.tap(y: 20)
    }
    // 2.3 seconds, the duration of the touch, and 3 more seconds.
    #expect(tapped == 5.35)
    let held = await end(delayed) { stage in
      stage.advance(1)
      stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
      stage.advance(8)
      stage.screen.host.point(.cancelled, at: OverlayPoint(x: 195, y: 20))
    }
    #expect(held == 10.3)
  }

  @Test("fixed: a drag that returns also delays the exit, and pauses the timer until it ends")
  func delayedByDrag() async {
    let end = await end({ $0.entryInteraction = .delayExit(by: 3) }) { stage in
      stage.advance(1)
      stage.drag(from: 20, speed: 20, for: 4)
    }
    #expect(isClose(end, 6.3 + 0.5 + 3, within: 0.3))
  }

  @Test("fixed: a tap outside the entry also delays its exit")
  func delayedByScreen() async {
    let end = await end({
      $0.entryInteraction = .absorbTouches
      $0.screenInteraction = .delayExit(by: 3)
    }) { stage in
      stage.advance(1)
      stage.tap(y: 600)
    }
    #expect(end == 5.3)
  }

  @Test("a tap doesn't delay an entry with infinite duration")
  func delayedForEver() async {
    let end = await end({
      $0.entryInteraction = .delayExit(by: 3)
      $0.displayDuration = .infinity
    }) { stage in
      stage.advance(1)
      stage.tap(y: 20)
    }
    #expect(end == nil)
  }
}
