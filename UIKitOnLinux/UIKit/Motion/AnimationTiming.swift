import Foundation

/// The timing of an animation, as "CAMediaTiming" defines it.
struct AnimationTiming {
  private let animation: CAAnimation
  private let duration: Double

  /// A moment in an animation: the progress after the timing function, and the seconds since the
  /// beginning.
  struct Moment {
    var progress: Double
    var elapsed: Double
  }

  /// Creates the timing of an animation, with `outer` as the duration if the animation sets no
  /// duration.
  init(_ animation: CAAnimation, outer: Double? = nil) {
    self.animation = animation
    duration = animation.duration > 0 ? animation.duration : outer ?? 0.25
  }

  /// Returns the duration of one round, or 0.25 seconds if the animation sets no duration.
  static func duration(of animation: CAAnimation) -> Double {
    animation.duration > 0 ? animation.duration : 0.25
  }

  /// The duration of all rounds, in the animation's own time.
  var activeDuration: Double {
    let round = duration * (animation.autoreverses ? 2 : 1)
    if animation.repeatDuration > 0 { return animation.repeatDuration }
    guard animation.repeatCount > 0 else { return round }
    return animation.repeatCount.isInfinite || animation.repeatCount > 1e30
      ? .infinity : round * Double(animation.repeatCount)
  }

  /// Returns the outer time at which an animation that begins at `begin` ends.
  func end(begin: Double) -> Double {
    guard animation.speed > 0 else { return .infinity }
    return begin + (activeDuration - animation.timeOffset) / Double(animation.speed)
  }

  /// Returns the moment at the outer time `time`, or `nil` outside of the active time, unless the
  /// fill mode extends it.
  func moment(at time: Double, begin: Double) -> Moment? {
    var local = (time - begin) * Double(animation.speed) + animation.timeOffset
    let total = activeDuration
    if local < 0 {
      guard [.backwards, .both].contains(animation.fillMode) else { return nil }
      local = 0
    } else if local >= total {
      guard [.forwards, .both].contains(animation.fillMode) else { return nil }
      local = total
    }
    let round = (local / duration).rounded(.down)
    var share = local / duration - round
    var index = Int(min(round, 1e9))
    if local == total, share == 0, index > 0 {
      share = 1
      index -= 1
    }
    if animation.autoreverses, index % 2 == 1 { share = 1 - share }
    return Moment(progress: animation.timingFunction?.solve(share) ?? share, elapsed: local)
  }
}
