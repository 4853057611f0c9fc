import Foundation

/// The times of an animation, as "CAMediaTiming" defines them.
struct AnimationTiming {
  private let animation: CAAnimation
  private let duration: Double

  /// The moment in an animation: the share of the values, after the timing function, and the seconds since
  /// the beginning.
  struct Moment {
    var progress: Double
    var elapsed: Double
  }

  /// `outer` is the duration that holds where the animation has none of its own.
  init(_ animation: CAAnimation, outer: Double? = nil) {
    self.animation = animation
    duration = animation.duration > 0 ? animation.duration : outer ?? 0.25
  }

  /// The duration of one round; a quarter of a second where none is set.
  static func duration(of animation: CAAnimation) -> Double {
    animation.duration > 0 ? animation.duration : 0.25
  }

  /// The length of all rounds, in the animation's own time.
  var activeDuration: Double {
    let round = duration * (animation.autoreverses ? 2 : 1)
    if animation.repeatDuration > 0 { return animation.repeatDuration }
    guard animation.repeatCount > 0 else { return round }
    return animation.repeatCount.isInfinite || animation.repeatCount > 1e30
      ? .infinity : round * Double(animation.repeatCount)
  }

  /// The outer time at which the animation is over, for one that begins at `begin`.
  func end(begin: Double) -> Double {
    guard animation.speed > 0 else { return .infinity }
    return begin + (activeDuration - animation.timeOffset) / Double(animation.speed)
  }

  /// The moment at the outer time `time`; `nil` outside of the active time unless the fill mode reaches there.
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
