#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// An announcement for VoiceOver.
@MainActor
struct Announcement {
  let words: String
  private let politeness: Semantics.Politeness

  init(_ words: String, _ politeness: Semantics.Politeness) {
    self.words = words
    self.politeness = politeness
  }

  func post() {
    UIAccessibility.post(notification: .announcement, argument: argument)
  }

  /// The text to announce, with speech attributes that express its politeness.
  ///
  /// Polite announcements wait until VoiceOver has finished speaking. In iOS 17 and later,
  /// assertive announcements have high priority.
  private var argument: NSAttributedString {
    switch politeness {
    case .polite:
      return NSAttributedString(
        string: words, attributes: [.accessibilitySpeechQueueAnnouncement: true])
    case .assertive:
      guard #available(iOS 17, *) else { return NSAttributedString(string: words) }
      return NSAttributedString(
        string: words,
        attributes: [
          .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue
        ])
    }
  }
}
#endif
