#if os(iOS) || UIKIT_STAND_IN
public import Foundation
@_spi(Facades) internal import Usher

/// The position, duration, appearance and behavior of an entry.
///
/// Start from a preset, such as `topFloat`, and change the copy. The closures in attributes are
/// always called on the main thread.
public struct EKAttributes {

  // Identity

  /// The name used for queries and dismissal.
  ///
  /// Several entries can have the same name.
  public var name: String?

  // Position and time

  /// The level of the window while the entry is shown.
  ///
  /// It has no effect if entries are shown inside the app's own window, as in an app extension.
  public var windowLevel = WindowLevel.statusBar
  /// The entry's resting position.
  public var position = Position.top
  /// The entry's effect on displayed and waiting entries.
  public var precedence = Precedence.override(priority: .normal, dropEnqueuedEntries: false)
  /// The time, in seconds, from the end of the entrance to the start of the exit.
  ///
  /// Infinity means no limit. Negative values are treated as 0, and NaN as infinity.
  public var displayDuration: DisplayDuration = 2
  /// The entry's size, distance from the edge, and reaction to keyboard, safe area and rotation.
  public var positionConstraints = PositionConstraints()

  // Interaction

  /// The effect of a tap outside the entry.
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

  /// The light or dark mode of the entry's backgrounds and shadow.
  ///
  /// The content has its own display modes.
  public var displayMode = DisplayMode.inferred
  /// The entry's background.
  public var entryBackground = BackgroundStyle.clear
  /// The scrim between the entry and the content behind it.
  public var screenBackground = BackgroundStyle.clear
  /// The entry's shadow.
  public var shadow = Shadow.none
  /// The rounding of the entry's corners.
  ///
  /// The content is clipped to round corners.
  public var roundCorners = RoundCorners.none
  /// The border along the entry's edge.
  public var border = Border.none
  /// The status bar's appearance while the entry is shown.
  public var statusBar = StatusBar.inferred

  // Animation

  /// The entrance animation.
  public var entranceAnimation = Animation.translation
  /// The exit animation.
  ///
  /// It isn't used if the user swipes the entry away or a new entry replaces it.
  public var exitAnimation = Animation.translation
  /// The exit if a new entry replaces this entry.
  public var popBehavior = PopBehavior.animated(animation: .translation)

  /// Creates attributes for an entry at the top for two seconds, which replaces the displayed
  /// entry.
  public init() {}

  /// A duration, in seconds.
  public typealias DisplayDuration = TimeInterval

  /// Attributes that the app can store for later use.
  ///
  /// SwiftEntryKit never reads them.
  public static var `default`: EKAttributes {
    get { defaultSetting.value }
    set { defaultSetting.value = newValue }
  }

  private static let defaultSetting = Locked(EKAttributes())
}

extension EKAttributes {
  /// Whether the display duration is at least 0.
  ///
  /// Other durations are corrected when the entry is shown.
  var validateDisplayDuration: Bool { displayDuration >= 0 }

  /// Whether the window level is at least `normal`.
  var validateWindowLevel: Bool { windowLevel.value >= .normal }

  /// Whether the display duration and the window level are valid.
  var isValid: Bool { validateDisplayDuration && validateWindowLevel }
}
#endif
