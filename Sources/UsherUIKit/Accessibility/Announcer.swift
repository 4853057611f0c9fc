#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Posts announcements when VoiceOver can speak them.
///
/// When the user activates a button or a new screen appears, VoiceOver speaks its own text and
/// drops earlier announcements. Attributes such as a high priority don't prevent this
/// (<https://github.com/flutter/flutter/issues/79086>). Therefore each announcement is delayed, and
/// it is posted once more if VoiceOver reports a failure.
@MainActor
final class Announcer {
  /// Returns whether a failed announcement is still useful because an overlay is shown.
  var isUseful: @MainActor () -> Bool = { true }
  private let notifications = NotificationInput()
  /// The announcements that were posted once and may be repeated.
  private var posted: [Announcement] = []

  /// The delay before an announcement, in seconds.
  ///
  /// The value was found by testing because Apple documents none.
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

  /// Posts an announcement, after a delay if VoiceOver is running.
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
    // In the default mode, the timer wouldn't fire while a list scrolls.
    RunLoop.main.add(timer, forMode: .common)
  }
}
#endif
