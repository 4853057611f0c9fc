public import Foundation

/// Where, when and how an entry is shown, and what is done about it.
///
/// A value to copy and to change; the presets, such as `topFloat`, are some to begin with. The functions
/// in it are called on the main thread, whichever thread it was made on.
public struct EKAttributes {

  // Who it is.

  /// What the entry can be found by; several may have the same name.
  public var name: String?

  // Where and when.

  /// How far in front it is; only kept: entries lie in front of all that the window shows.
  public var windowLevel = WindowLevel.statusBar
  /// Where it rests.
  public var position = Position.top
  /// How it treats the entries that are displayed or enqueued.
  public var precedence = Precedence.override(priority: .normal, dropEnqueuedEntries: false)
  /// How long it rests, in seconds from the end of its entrance; infinity is for ever.
  ///
  /// Less than 0 counts as 0, and what is no number as infinity.
  public var displayDuration: DisplayDuration = 2
  /// How large it is, how far from the edge, and what moves it out of the way.
  public var positionConstraints = PositionConstraints()

  // What a person may do.

  /// What a tap beside the entry does.
  public var screenInteraction = UserInteraction.forward
  /// What a tap on the entry does.
  public var entryInteraction = UserInteraction.dismiss
  /// How it follows a finger, and whether it leaves by it.
  public var scroll = Scroll.enabled(swipeable: true, pullbackAnimation: .jolt)
  /// What a person may feel when it comes.
  public var hapticFeedbackType = NotificationHapticFeedback.none
  /// What is called when it comes and goes.
  public var lifecycleEvents = LifecycleEvents()

  // How it looks.

  /// Whether backgrounds and shadow are light or dark; what is inside has a mode of its own.
  public var displayMode = DisplayMode.inferred
  /// What the entry stands on.
  public var entryBackground = BackgroundStyle.clear
  /// What lies between the entry and everything behind it.
  public var screenBackground = BackgroundStyle.clear
  /// Its shadow.
  public var shadow = Shadow.none
  /// How round its corners are; what is inside is cut at them.
  public var roundCorners = RoundCorners.none
  /// The line along its edge.
  public var border = Border.none
  /// The status bar above it; only kept where there is none.
  public var statusBar = StatusBar.inferred

  // How it moves.

  /// How it comes.
  public var entranceAnimation = Animation.translation
  /// How it goes, unless a finger sends it away or another entry takes its place.
  public var exitAnimation = Animation.translation
  /// How it goes when another entry takes its place.
  public var popBehavior = PopBehavior.animated(animation: .translation)

  /// Makes attributes: at the top, for two seconds, in place of what is displayed.
  public init() {}

  /// A length of time, in seconds.
  public typealias DisplayDuration = TimeInterval

  /// Attributes to keep for later; nothing but the app reads them.
  public static var `default`: EKAttributes {
    get { defaultSetting.value }
    set { defaultSetting.value = newValue }
  }

  private static let defaultSetting = SharedValue(EKAttributes())
}
