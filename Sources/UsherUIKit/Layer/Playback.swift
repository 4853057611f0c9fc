#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// How an overlay is moved until the next drawing: by the host, or by the render server.
enum Playback {
  /// The host moves the overlay in each drawing.
  case drawn
  /// The render server continues the current motion.
  case goesOn
  /// The render server plays a new motion, which begins at a time of Core Animation's clock.
  case begins(MotionTrack, at: CFTimeInterval)
}

/// The rest of a lifetime, played by the render server.
struct TimeLeftCourse: Equatable {
  let track: TimeLeftTrack
  /// The start of the track, in Core Animation's time.
  let start: CFTimeInterval
}

extension CALayer {
  /// Plays one property of an overlay along a track in the render server, and replaces the previous
  /// motion.
  ///
  /// The layer's own value doesn't change and is visible again after the motion, so the caller must
  /// also set the last value. If all values are equal, the previous motion is only stopped.
  ///
  /// - Parameters:
  ///   - property: The key path of the property.
  ///   - track: The overlay's remaining motion.
  ///   - start: The start of the track, in Core Animation's time.
  ///   - isAdditive: Whether the values are added to the layer's own value, so that UIKit can
  ///     animate the same property.
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
    // Before the motion begins, the layer shows the first value.
    animation.fillMode = .backwards
    animation.preferredFrameRateRange = .motion
    add(animation, forKey: Self.key(property))
  }

  /// Stops a motion that `play` has started.
  ///
  /// UIKit's own animations, such as a rotation, continue.
  func stopPlaying(_ property: String) {
    removeAnimation(forKey: Self.key(property))
  }

  /// Whether a motion that `play` has started is still running.
  func isPlaying(_ property: String) -> Bool { animation(forKey: Self.key(property)) != nil }

  /// Returns the key for the animation of a property, which UIKit's own animations don't use.
  private static func key(_ property: String) -> String { "usher.\(property)" }

  func playOpacity(
    _ track: MotionTrack, at start: CFTimeInterval, _ opacity: (PlacedOverlay) -> Double
  ) {
    play("opacity", track, at: start, opacity) { NSNumber(value: $0) }
  }
}
#endif
