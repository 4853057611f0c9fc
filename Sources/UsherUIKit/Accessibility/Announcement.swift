#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// An announcement for VoiceOver; without VoiceOver, it has no effect.
@MainActor
struct Announcement {
  let words: String
  private let politeness: Semantics.Politeness

  init(_ words: String, _ politeness: Semantics.Politeness) {
    self.words = words
    self.politeness = politeness
  }

  /// Posts the announcement.
  func post() {
    UIAccessibility.post(notification: .announcement, argument: argument)
  }

  /// The words; polite ones wait for other speech, and urgent ones have their priority from iOS 17
  /// on.
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
