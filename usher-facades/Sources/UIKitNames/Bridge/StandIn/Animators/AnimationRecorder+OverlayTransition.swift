#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension AnimationRecorder {
  /// Makes the overlay transition that matches the recorded animations.
  ///
  /// Movement, scale, rotation and opacity are treated separately. An entrance begins with the
  /// first change's initial value and lasts until the last change ends; an exit follows the last
  /// change. Values in between are left out. A transform with shear or mirroring counts as the
  /// nearest rotation with uniform scale. Animations that change nothing of `views` still take
  /// their time.
  ///
  /// - Parameters:
  ///   - views: The views whose changes move the overlay.
  ///   - isEntrance: Whether the transition is an entrance.
  /// - Returns: The transition; empty if nothing was recorded.
  func transition(of views: [UIView], isEntrance: Bool) -> OverlayTransition {
    let changes = RecordedChanges(of: views, by: animations, isEntrance: isEntrance)
    let transition = OverlayTransition(
      slide: changes.hiddenEnd(of: \.distance).map {
        Slide($0.timing, by: $0.value).delayed(by: $0.delay)
      },
      scale: changes.hiddenEnd(of: \.scale).map {
        Scale($0.timing, from: $0.value).delayed(by: $0.delay)
      },
      rotation: changes.hiddenEnd(of: \.angle).map {
        Rotation($0.timing, from: $0.value).delayed(by: $0.delay)
      },
      fade: changes.hiddenEnd(of: \.opacity).map {
        Fade($0.timing, from: $0.value).delayed(by: $0.delay)
      })
    let length = animations.map { $0.wait + .lasting($0.duration, atMost: 60) }.max() ?? .zero
    return transition == OverlayTransition() && length > .zero ? .standing(for: length) : transition
  }
}

extension AnimationRecorder {
  /// Whether an animation changed a view's frame.
  func changesFrame(of view: UIView) -> Bool {
    animations.flatMap(\.changes).contains { change in
      if case .frame(let changed, _, _) = change { changed === view } else { false }
    }
  }
}

extension OverlayTransition {
  /// Makes a transition that takes its time without a visible change.
  static func standing(for length: Duration) -> OverlayTransition {
    // A transition without any change would take no time; this change is less than half a
    // brightness level of a screen.
    OverlayTransition(fade: Fade(.curve(.linear, length), from: 0.999))
  }
}
#endif
