import Foundation

/// The settings of assistive technology, and the notifications that an app posts.
public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  @MainActor private static var settings: AccessibilitySettings { World.current.accessibility }

  @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  @MainActor public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  @MainActor public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    settings.isReduceTransparencyEnabled
  }
  @MainActor public static var isBoldTextEnabled: Bool {
    UITraitCollection.device.legibilityWeight == .bold
  }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.device.accessibilityContrast == .high
  }
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    settings.prefersCrossFadeTransitions
  }
  @MainActor public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  @MainActor public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  @MainActor public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }

  /// Records the notification.
  ///
  /// UIKit forwards the notification to VoiceOver while VoiceOver is on.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let world = World.current
    let post = AccessibilityPost(notification, argument, time: StandIn.now)
    world.accessibilityPosts.append(post)
    guard isVoiceOverRunning else { return }
    if notification == .announcement, let text = post.text {
      world.speech.announce(text)
    } else {
      world.speech.interruptSoon()
    }
  }

  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.toScreen(rect)
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}

/// The priority of an announcement over others that are being spoken.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

/// The kind of an element, for assistive technology that moves between containers.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}
