#if canImport(UIKit)
internal import UIKit
internal import Usher

/// Words for VoiceOver to say; without it, nothing happens.
@MainActor
struct Announcement {
  private let words: String
  private let politeness: Semantics.Politeness

  init(_ words: String, _ politeness: Semantics.Politeness) {
    self.words = words
    self.politeness = politeness
  }

  /// Has them said.
  func post() {
    UIAccessibility.post(notification: .announcement, argument: argument)
  }

  /// The words, with how urgent they are where the system can be told.
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
