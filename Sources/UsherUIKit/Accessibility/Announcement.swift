#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// An announcement for VoiceOver; without VoiceOver, no effect.
@MainActor
struct Announcement {
  private let words: String
  private let politeness: Semantics.Politeness

  init(_ words: String, _ politeness: Semantics.Politeness) {
    self.words = words
    self.politeness = politeness
  }

  /// Posts the announcement.
  func post() {
    UIAccessibility.post(notification: .announcement, argument: argument)
  }

  /// The words, with their priority from iOS 17 on.
  private var argument: Any {
    guard #available(iOS 17, *) else { return words }
    let priority: UIAccessibilityPriority =
      switch politeness {
      case .polite: .default
      case .assertive: .high
      }
    return NSAttributedString(
      string: words, attributes: [.accessibilitySpeechAnnouncementPriority: priority.rawValue])
  }
}
#endif
