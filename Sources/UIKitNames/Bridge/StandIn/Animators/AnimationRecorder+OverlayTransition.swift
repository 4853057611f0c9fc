#if !canImport(UIKit)
internal import Foundation
internal import Usher

extension AnimationRecorder {
  /// The transition that was recorded.
  ///
  /// Of each part, how far it moves, how large it is, how it is turned and how opaque it is, an entrance
  /// begins where the first change of that began and takes until the last one ends, and an exit goes as the
  /// last one does. What is between is left out. A transform that squeezes or mirrors counts as the nearest
  /// that scales evenly and turns. What changes nothing of `views` takes its time all the same.
  ///
  /// - Parameters:
  ///   - views: What moves with the overlay.
  ///   - isEntrance: Whether the overlay comes.
  /// - Returns: The transition; empty where nothing was recorded.
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
  /// Whether an animation gave a view a frame.
  func changesFrame(of view: UIView) -> Bool {
    animations.flatMap(\.changes).contains { change in
      if case .frame(let changed, _, _) = change { changed === view } else { false }
    }
  }
}

extension OverlayTransition {
  /// Takes its time and changes nothing that can be seen.
  static func standing(for length: Duration) -> OverlayTransition {
    // What goes no way takes no time; this is less than half a step of a screen's brightness.
    OverlayTransition(fade: Fade(.curve(.linear, length), from: 0.999))
  }
}
#endif
