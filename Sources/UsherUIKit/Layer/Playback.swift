#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The mover of an overlay until the next scene.
enum Playback {
  /// The host, scene by scene.
  case drawn
  /// The render server, along the present track.
  case goesOn
  /// The render server from now on, along this track, which begins at a moment of Core Animation's.
  case begins(MotionTrack, at: CFTimeInterval)
}

/// The rest of a lifetime that the render server plays.
struct TimeLeftCourse: Equatable {
  /// The rest of the lifetime.
  let track: TimeLeftTrack
  /// The start of the track, in Core Animation's seconds.
  let start: CFTimeInterval
}

extension CALayer {
  /// Plays one property of an overlay along its track in the render server, in place of the former
  /// motion.
  ///
  /// The layer keeps its own value during the motion and shows that value afterwards, so the caller
  /// sets the last value, too. If all values are equal, nothing is played.
  ///
  /// - Parameters:
  ///   - property: The key path of the property.
  ///   - track: The overlay's motion from now on.
  ///   - start: The time when the track begins, in Core Animation's seconds.
  ///   - isAdditive: Whether the values are differences to the layer's own value, to which UIKit's
  ///     animations of the same property add theirs.
  ///   - value: Returns the property's value for one sample of the track.
  ///   - box: Converts a value to Core Animation's type.
  func play<Value: Equatable>(
    _ property: String, _ track: MotionTrack, at start: CFTimeInterval, isAdditive: Bool = false,
    _ value: (PlacedOverlay) -> Value, box: (Value) -> Any
  ) {
    let values = track.samples.map(value)
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return stopPlaying(property)
    }
    let animation = CAKeyframeAnimation(keyPath: property)
    animation.values = values.map(box)
    animation.calculationMode = .linear
    animation.isAdditive = isAdditive
    animation.duration = track.end.mediaTime - track.start.mediaTime
    animation.beginTime = convertTime(start, from: nil)
    // Before it begins, an overlay looks as it begins.
    animation.fillMode = .backwards
    animation.preferredFrameRateRange = .motion
    add(animation, forKey: Self.key(property))
  }

  /// Stops the motion from `play`; UIKit's own animations, such as a rotation's, go on.
  func stopPlaying(_ property: String) {
    removeAnimation(forKey: Self.key(property))
  }

  /// Whether a motion from `play` has not ended.
  func isPlaying(_ property: String) -> Bool { animation(forKey: Self.key(property)) != nil }

  /// The key of the animation of a property; UIKit names those of its own after the property alone.
  private static func key(_ property: String) -> String { "usher.\(property)" }

  /// Plays the layer's opacity.
  func playOpacity(
    _ track: MotionTrack, at start: CFTimeInterval, _ opacity: (PlacedOverlay) -> Double
  ) {
    play("opacity", track, at: start, opacity) { NSNumber(value: $0) }
  }
}
#endif
