#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Posts announcements when VoiceOver can say them.
///
/// After the user has activated a button, or a screen has appeared, VoiceOver says something itself
/// and drops what was posted before, whatever the announcement's attributes are
/// (<https://github.com/flutter/flutter/issues/79086>). So an announcement waits a moment, and is
/// repeated once if VoiceOver reports that it was not said.
@MainActor
final class Announcer {
  /// Returns whether announcements are still of use, since an overlay is shown.
  var isUseful: @MainActor () -> Bool = { true }
  private let notifications = NotificationInput()
  /// The announcements that were posted once and may be repeated.
  private var posted: [Announcement] = []

  /// The time in which VoiceOver begins to say its own words; found by trying, since Apple names
  /// none.
  private static let delay = 0.25

  init() {
    notifications.listen(to: UIAccessibility.announcementDidFinishNotification) {
      [weak self] _, details in
      let words = details[UIAccessibility.announcementStringValueUserInfoKey]
      self?.ended(
        words as? String ?? (words as? NSAttributedString)?.string,
        wasSaid: details[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? true)
    }
  }

  /// Posts an announcement, after a moment if VoiceOver is running.
  func announce(_ announcement: Announcement) {
    guard UIAccessibility.isVoiceOverRunning else {
      posted = []
      return announcement.post()
    }
    afterDelay { [weak self] in
      self?.posted.append(announcement)
      announcement.post()
    }
  }

  private func ended(_ words: String?, wasSaid: Bool) {
    guard let index = posted.firstIndex(where: { $0.words == words }) else { return }
    let announcement = posted.remove(at: index)
    guard !wasSaid else { return }
    afterDelay { [weak self] in
      if self?.isUseful() == true { announcement.post() }
    }
  }

  private func afterDelay(_ act: @escaping @MainActor @Sendable () -> Void) {
    let timer = Timer(timeInterval: Self.delay, repeats: false) { _ in
      MainActor.assumeIsolated { act() }
    }
    // The default mode would stand still while a list scrolls.
    RunLoop.main.add(timer, forMode: .common)
  }
}
#endif
