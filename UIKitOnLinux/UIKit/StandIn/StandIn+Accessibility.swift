import Foundation

/// The settings of assistive technology that aren't traits.
public struct AccessibilitySettings: Hashable, Sendable {
  public var isVoiceOverRunning = false
  public var isSwitchControlRunning = false
  public var isAssistiveTouchRunning = false
  public var isReduceMotionEnabled = false
  public var isReduceTransparencyEnabled = false
  public var prefersCrossFadeTransitions = false
  public var isInvertColorsEnabled = false
  public var buttonShapesEnabled = false
}

/// A notification posted by the app for assistive technology.
@preconcurrency @MainActor
public struct AccessibilityPost {
  public let notification: UIAccessibility.Notification

  /// The argument, if it is a text.
  public let text: String?

  /// The text's priority.
  public let priority: UIAccessibilityPriority?

  /// Whether the text waits until other speech has ended.
  public let isQueued: Bool

  /// The element to focus, held weakly.
  public private(set) weak var element: NSObject?

  /// The clock's time at which the notification was posted, in seconds.
  public let time: Double

  init(_ notification: UIAccessibility.Notification, _ argument: Any?, time: Double) {
    self.notification = notification
    self.time = time
    switch argument {
    case let attributed as NSAttributedString:
      text = attributed.string
      let attributes =
        attributed.length == 0 ? [:] : attributed.attributes(at: 0, effectiveRange: nil)
      priority = (attributes[.accessibilitySpeechAnnouncementPriority] as? String)
        .map { UIAccessibilityPriority(rawValue: $0) }
      isQueued = attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true
    case let string as String:
      text = string
      priority = nil
      isQueued = false
    default:
      text = nil
      priority = nil
      isQueued = false
      element = argument as? NSObject
    }
  }
}

extension StandIn {
  /// Changes settings of assistive technology and posts the documented notification for each
  /// changed setting.
  public static func changeAccessibility(_ change: (inout AccessibilitySettings) -> Void) {
    let old = World.current.accessibility
    change(&World.current.accessibility)
    let new = World.current.accessibility
    let watched: [(KeyPath<AccessibilitySettings, Bool>, NSNotification.Name)] = [
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
      (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
      (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (
        \.isReduceTransparencyEnabled,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (
        \.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
      ),
      (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
      (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    ]
    for (setting, name) in watched where old[keyPath: setting] != new[keyPath: setting] {
      post(name)
    }
    finishTurn()
  }

  /// Turns bold text on or off, as a trait and with the notification.
  public static func setBoldText(_ isOn: Bool) {
    changeTraits { $0.legibilityWeight = isOn ? .bold : .regular }
    post(UIAccessibility.boldTextStatusDidChangeNotification)
  }

  /// Turns increased contrast on or off, as a trait and with the notification.
  public static func setIncreasedContrast(_ isOn: Bool) {
    changeTraits { $0.accessibilityContrast = isOn ? .high : .normal }
    post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
  }

  /// Performs VoiceOver's escape gesture (a two-finger scrub) from an element upward through its
  /// ancestors, until a responder handles it ("accessibilityPerformEscape()").
  @discardableResult
  public static func performEscape(from element: UIResponder) -> Bool {
    var next: UIResponder? = element
    while let responder = next {
      if responder.accessibilityPerformEscape() {
        finishTurn()
        return true
      }
      next = responder.next
    }
    return false
  }

  /// Returns the elements that VoiceOver can reach in a scene, in order.
  ///
  /// If one of several sibling views is modal, only the frontmost modal sibling is searched.
  public static func accessibilityElements(in scene: UIWindowScene) -> [NSObject] {
    let windows = scene.windows.filter { !$0.isHidden }
    let modal = windows.last { $0.accessibilityViewIsModal }
    return (modal.map { [$0] } ?? windows).flatMap { elements(in: $0) }
  }

  private static func elements(in view: UIView) -> [NSObject] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [view] }
    let count = view.accessibilityElementCount()
    if count > 0 || view.accessibilityElements != nil {
      return (0..<count).compactMap(view.accessibilityElement).flatMap { element -> [NSObject] in
        if let view = element as? UIView { return elements(in: view) }
        return (element as? NSObject).map { [$0] } ?? []
      }
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return (modal.map { [$0] } ?? view.subviews).flatMap { elements(in: $0) }
  }
}
