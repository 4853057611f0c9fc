#if os(iOS) || UIKIT_STAND_IN
public import Foundation
@_spi(Facades) internal import Usher

/// The place, time, look and behavior of an entry.
///
/// Start from a preset, such as `topFloat`, and change the copy. The closures in attributes are
/// called on the main thread, whichever thread the attributes were made on.
public struct EKAttributes {

  // Identity

  /// The name for queries and dismissal; several entries may have the same name.
  public var name: String?

  // Place and time

  /// The level of the window while the entry is shown.
  ///
  /// Ignored on platforms where entries are shown in the app's own window: there, entries lie in
  /// front of all other content.
  public var windowLevel = WindowLevel.statusBar
  /// The entry's resting position.
  public var position = Position.top
  /// The entry's treatment of displayed and waiting entries.
  public var precedence = Precedence.override(priority: .normal, dropEnqueuedEntries: false)
  /// The time that the entry rests, in seconds from the end of the entrance; infinity for no limit.
  ///
  /// A negative duration counts as 0, and NaN as infinity.
  public var displayDuration: DisplayDuration = 2
  /// The entry's size, distance from the edge, and reaction to keyboard, safe area and rotation.
  public var positionConstraints = PositionConstraints()

  // Interaction

  /// The effect of a tap beside the entry.
  public var screenInteraction = UserInteraction.forward
  /// The effect of a tap on the entry.
  public var entryInteraction = UserInteraction.dismiss
  /// The entry's response to a drag.
  public var scroll = Scroll.enabled(swipeable: true, pullbackAnimation: .jolt)
  /// The haptic feedback when the entry appears.
  public var hapticFeedbackType = NotificationHapticFeedback.none
  /// The callbacks for the entry's appearance and disappearance.
  public var lifecycleEvents = LifecycleEvents()

  // Appearance

  /// The mode of backgrounds and shadow, light or dark; content has display modes of its own.
  public var displayMode = DisplayMode.inferred
  /// The entry's background.
  public var entryBackground = BackgroundStyle.clear
  /// The scrim between the entry and the views behind.
  public var screenBackground = BackgroundStyle.clear
  /// The entry's shadow.
  public var shadow = Shadow.none
  /// The rounding of the entry's corners; content is clipped to round corners.
  public var roundCorners = RoundCorners.none
  /// The border along the entry's edge.
  public var border = Border.none
  /// The status bar's look while the entry is shown; ignored on platforms without a status bar.
  public var statusBar = StatusBar.inferred

  // Animation

  /// The entrance animation.
  public var entranceAnimation = Animation.translation
  /// The exit animation, unless a swipe dismisses the entry or another entry replaces it.
  public var exitAnimation = Animation.translation
  /// The exit when another entry replaces this one.
  public var popBehavior = PopBehavior.animated(animation: .translation)

  /// Creates attributes for an entry at the top that rests for two seconds and replaces the
  /// displayed one.
  public init() {}

  /// A duration, in seconds.
  public typealias DisplayDuration = TimeInterval

  /// Attributes that the app can store for later; SwiftEntryKit itself never reads them.
  public static var `default`: EKAttributes {
    get { defaultSetting.value }
    set { defaultSetting.value = newValue }
  }

  private static let defaultSetting = Locked(EKAttributes())
}

extension EKAttributes {
  /// Whether the display duration is at least 0; other durations are corrected when the entry is
  /// shown.
  var validateDisplayDuration: Bool { displayDuration >= 0 }

  /// Whether the window level is at least `normal`.
  var validateWindowLevel: Bool { windowLevel.value >= .normal }

  /// Whether the display duration and the window level are valid.
  var isValid: Bool { validateDisplayDuration && validateWindowLevel }
}
#endif
