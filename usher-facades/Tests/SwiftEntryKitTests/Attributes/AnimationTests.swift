import Foundation
import SwiftEntryKit
import Testing

/// The SwiftEntryKit reference, 1.4: the properties of an animation.
@Suite("SwiftEntryKit 1.4: the durations of animations")
struct AnimationTests {
  typealias Animation = EKAttributes.Animation

  private let full = Animation(
    translate: .init(duration: 0.5, delay: 0.2),
    scale: .init(from: 0, to: 1, duration: 0.9, spring: .init(damping: 1, initialVelocity: 0)),
    fade: .init(from: 0, to: 1, duration: 0.1, delay: 0.7))

  @Test("an animation's maximum delay and maximum duration are independent")
  func greatest() {
    #expect(full.maxDelay == 0.7 && full.maxDuration == 0.9)
    #expect(Animation.none.maxDelay == 0 && Animation.none.maxDuration == 0)
  }

  @Test("fixed: an animation's total duration ends with its last part")
  func total() {
    #expect(full.totalDuration == 0.9)
    #expect(Animation.translation.totalDuration == 0.3)
    #expect(Animation.none.totalDuration == 0)
  }

  @Test("an animation reports which parts it contains")
  func parts() {
    #expect(full.containsTranslation && full.containsScale && full.containsFade)
    #expect(full.containsAnimation)
    let fade = Animation(fade: .init(from: 0, to: 1, duration: 1))
    #expect(!fade.containsTranslation && !fade.containsScale && fade.containsFade)
    #expect(fade.containsAnimation && fade != full)
  }
}
