import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.11: entrances and exits.
@MainActor
@Suite("SwiftEntryKit 2.11: animations", .ownDefault)
struct MotionTests {
  typealias Animation = EKAttributes.Animation

  /// Creates a stage with an entry of 100 points at the top edge that was just displayed.
  private func stage(
    _ position: EKAttributes.Position = .top, entrance: Animation = .none,
    exit: Animation = .none, pop: EKAttributes.PopBehavior = .overridden
  ) async -> Stage {
    let stage = Stage()
    await stage.display("A", EKAttributes()) {
      $0.position = position
      $0.entranceAnimation = entrance
      $0.exitAnimation = exit
      $0.popBehavior = pop
      $0.displayDuration = .infinity
      $0.positionConstraints.size.height = .constant(value: 100)
    }
    return stage
  }

  @Test(
    "an entry slides across the edge of its anchor or position, or the bottom from the center")
  func anchors() async {
    let cases: [(EKAttributes.Position, Animation.Translate.AnchorPosition, Double)] = [
      (.top, .automatic, -100), (.top, .bottom, 844), (.bottom, .automatic, 844),
      (.bottom, .top, -100), (.center, .automatic, 844), (.center, .top, -100), (.top, .top, -100),
      (.bottom, .bottom, 844),
    ]
    for (position, anchor, outside) in cases {
      let slide = Animation(translate: .init(duration: 0.4, anchorPosition: anchor))
      let stage = await stage(position, entrance: slide, exit: slide)
      #expect(stage.frame?.minY == outside)
      stage.advance(0.5)
      #expect(stage.frame?.minY == stage.overlays[0].frame.minY)
      await stage.dismiss()
      stage.advance(0.399)
      let way = outside - stage.overlays[0].frame.minY
      #expect(isClose(stage.frame?.minY, outside, within: abs(way) * 0.1))
    }
  }

  @Test("an entry appears with ease-out and disappears with ease-in")
  func curves() async {
    let slide = Animation(translate: .init(duration: 0.4))
    let stage = await stage(entrance: slide, exit: slide)
    // CSS ease-out and ease-in at half of their durations.
    let (late, early) = (0.684_643_4, 0.315_356_6)
    stage.advance(0.2)
    #expect(isClose(stage.frame?.minY, -100 + 100 * late, within: 0.6))
    stage.advance(0.5)
    await stage.dismiss()
    stage.advance(0.2)
    #expect(isClose(stage.frame?.minY, -100 * early, within: 0.6))
  }

  @Test("an exit that interrupts an entrance lasts 0.3 seconds")
  func interruptedExit() async {
    let stage = Stage()
    await stage.display("A", .topToast)
    stage.advance(0.15)
    await stage.dismiss(telling: "completion")
    stage.advance(0.299)
    #expect(stage.told() == ["A willAppear", "A willDisappear"])
    stage.advance(0.001)
    #expect(stage.told() == ["completion", "A didDisappear"])
  }

  @Test("an exit that interrupts an entrance continues at the entry's speed and eases in")
  func easedExit() async throws {
    let slide = Animation(translate: .init(duration: 0.3))
    let stage = await stage(entrance: slide, exit: slide)
    stage.advance(0.1)
    let start = try #require(stage.frame?.minY)
    await stage.dismiss()
    stage.advance(0.005)
    #expect(try #require(stage.frame?.minY) > start)
    stage.advance(0.095)
    // Ease-in moves by a sixth of the distance in a third of the time.
    #expect(try #require(stage.frame?.minY) > start - 0.25 * (start + 100))
    stage.advance(0.17)
    #expect(isClose(stage.frame?.minY, start - 0.84 * (start + 100), within: 2))
  }

  @Test("translation, scale and fade run together, each with its own duration and delay")
  func parts() async {
    let stage = await stage(
      entrance: Animation(
        translate: .init(duration: 0.2),
        scale: .init(from: 0.5, to: 1, duration: 0.2, delay: 0.1),
        fade: .init(from: 0.25, to: 1, duration: 0.4, delay: 0.1)))
    // CSS ease-out at a quarter and at half of its duration.
    let (quarter, half) = (0.378_138_130_8, 0.684_643_187_4)
    let looks: [(Double, y: Double, scale: Double, opacity: Double)] = [
      // At half its size, the entry is just outside the screen if it is 75 points higher.
      (0, -75, 0.5, 0.25), (0.1, -75 * (1 - half), 0.5, 0.25),
      (0.1, 0, 0.5 + 0.5 * half, 0.25 + 0.75 * quarter), (0.1, 0, 1, 0.25 + 0.75 * half),
      (0.2, 0, 1, 1),
    ]
    for (time, y, scale, opacity) in looks {
      stage.advance(time)
      let placed = stage.overlays[0]
      #expect(isClose(placed.offset.dy, y) && isClose(placed.scale, scale))
      #expect(isClose(placed.opacity, opacity))
    }
  }

  @Test("fixed: an entrance or an exit ends with its last part, including delays")
  func ends() async {
    let animations: [(Animation, ends: Double)] = [
      (Animation(translate: .init(duration: 0.1)), 0.1),
      (Animation(translate: .init(duration: 0.1, delay: 0.3)), 0.4),
      // The longest delay and the longest duration belong to different parts.
      (
        Animation(
          translate: .init(duration: 0.1, delay: 0.3), fade: .init(from: 0, to: 0.9, duration: 0.35)
        ),
        0.4
      ),
      (
        Animation(
          scale: .init(from: 0.5, to: 0.9, duration: 0.5),
          fade: .init(from: 0, to: 0.9, duration: 0.1, delay: 0.45)), 0.55
      ),
    ]
    for (animation, ends) in animations {
      let stage = await stage(entrance: animation, exit: animation)
      stage.advance(ends - 0.02)
      #expect(stage.told() == ["A willAppear"])
      stage.advance(0.04)
      #expect(stage.told() == ["A didAppear"])
      await stage.dismiss()
      stage.advance(ends - 0.02)
      #expect(stage.told() == ["A willDisappear"])
      stage.advance(0.04)
      #expect(stage.told() == ["A didDisappear"])
    }
  }

  @Test("a spring has the configured damping, velocity and duration")
  func springs() async throws {
    let animation = Animation(
      translate: .init(duration: 0.7, spring: .init(damping: 0.6, initialVelocity: 3)),
      scale: .init(
        from: 0.7, to: 1, duration: 0.4, spring: .init(damping: 1, initialVelocity: 0)))
    let stage = await stage(entrance: animation)
    let slide = try Timing.Spring(
      duration: .milliseconds(700), dampingRatio: 0.6, initialVelocity: 3)
    let scale = try Timing.Spring(duration: .milliseconds(400), dampingRatio: 1)
    #expect(
      stage.overlay?.entrance
        == OverlayTransition(slide: .spring(slide), scale: Scale(.spring(scale), from: 0.7)))
    stage.advance(0.72)
    #expect(stage.told() == ["A willAppear", "A didAppear"])
  }

  @Test("an entry without a translation appears and disappears in place")
  func inPlace() async {
    let fade = Animation(fade: .init(from: 0, to: 1, duration: 0.3))
    let stage = await stage(
      entrance: fade, exit: Animation(fade: .init(from: 1, to: 0.5, duration: 0.3)))
    #expect(stage.frame?.minY == 0 && stage.overlays[0].opacity == 0)
    stage.advance(0.5)
    await stage.dismiss()
    stage.advance(0.299)
    #expect(stage.frame?.minY == 0)
    #expect(isClose(stage.overlays[0].opacity, 0.5, within: 0.05))
  }

  @Test("an entry without animations appears and disappears immediately")
  func atOnce() async {
    let stage = await stage()
    #expect(stage.frame?.minY == 0)
    #expect(stage.told() == ["A willAppear", "A didAppear"])
    await stage.dismiss()
    #expect(stage.overlays.isEmpty)
    #expect(stage.told() == ["A willDisappear", "A didDisappear"])
  }

  @Test("fixed: an interrupted entry continues from its current state")
  func interrupted() async {
    let stage = await stage(
      entrance: Animation(fade: .init(from: 0, to: 1, duration: 0.4)),
      exit: Animation(fade: .init(from: 1, to: 0, duration: 0.4)))
    stage.advance(0.1)
    let opacity = stage.overlays[0].opacity
    await stage.dismiss()
    #expect(isClose(stage.overlays[0].opacity, opacity) && opacity < 0.5)
  }

  @Test("only a replaced entry pops, and other entries use their exit animation")
  func pops() async {
    let pop = Animation(scale: .init(from: 1, to: 0.7, duration: 0.7))
    let exit = Animation(translate: .init(duration: 0.2))
    let replaced = await stage(exit: exit, pop: .animated(animation: pop))
    await replaced.display("B")
    replaced.advance(0.6)
    #expect(replaced.overlays[0].scale < 0.9 && replaced.overlays[0].offset == .zero)
    for way in ["asked", "tapped", "in time"] {
      let stage = Stage()
      await stage.display("A", EKAttributes()) {
        $0.entranceAnimation = .none
        $0.exitAnimation = exit
        $0.popBehavior = .animated(animation: pop)
        $0.displayDuration = 1
        $0.positionConstraints.size.height = .constant(value: 100)
      }
      switch way {
      case "asked": await stage.dismiss()
      case "tapped": stage.tap(y: 20)
      default: stage.advance(1)
      }
      stage.advance(0.15)
      #expect(stage.overlays[0].scale == 1 && stage.overlays[0].offset.dy < -20, "\(way)")
    }
  }

  @Test("fixed: an entry starts just beyond the edge, and exits until its shadow is hidden")
  func shadow() async {
    let slide = Animation(translate: .init(duration: 0.4))
    let stage = Stage()
    await stage.display("A", EKAttributes()) {
      $0.entranceAnimation = slide
      $0.exitAnimation = slide
      $0.displayDuration = .infinity
      $0.shadow = .active(with: .init(opacity: 1, radius: 10, offset: CGSize(width: 0, height: 5)))
    }
    #expect(stage.frame?.maxY == 0)
    stage.advance(0.5)
    await stage.dismiss()
    stage.advance(0.4 - 1e-6)
    // A blur of 20 points, and an offset of 5 points down.
    #expect(isClose(stage.frame?.maxY, -25, within: 0.01))
  }

  @Test("fixed: an entrance ends, and an exit starts, at full size and opacity")
  func ownEnds() async {
    let stage = await stage(
      entrance: Animation(
        scale: .init(from: 0.5, to: 0.8, duration: 0.3),
        fade: .init(from: 0.2, to: 0.5, duration: 0.3)),
      exit: Animation(
        scale: .init(from: 3, to: 0.5, duration: 0.3), fade: .init(from: 0.1, to: 0, duration: 0.3))
    )
    func looks() -> [Double] { stage.overlays.flatMap { [$0.scale, $0.opacity] } }
    #expect(looks() == [0.5, 0.2])
    stage.advance(0.4)
    #expect(looks() == [1, 1])
    await stage.dismiss()
    #expect(looks() == [1, 1])
    stage.advance(0.299)
    #expect(isClose(looks().first, 0.5, within: 0.01) && isClose(looks().last, 0, within: 0.01))
  }
}
