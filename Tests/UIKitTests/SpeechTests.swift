#if UIKIT_STAND_IN
import Foundation
import Testing
import UIKit

extension StandInTests {
  /// Tests of how announcements end.
  @MainActor
  @Suite("VoiceOver's speech")
  struct SpeechTests {
    private let scene: UIWindowScene
    private let button: UIControl

    init() {
      let (scene, window) = StandIn.launch()
      self.scene = scene
      button = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
      window.addSubview(button)
      StandIn.changeAccessibility { $0.isVoiceOverRunning = true }
    }

    /// Collects the announcements that end, with their success, while `act` runs and for 2 seconds
    /// after.
    private func endings(_ act: () -> Void) -> [String] {
      nonisolated(unsafe) var endings: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
        let success = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
        endings.append("\(text ?? "?") \(success == true)")
      }
      act()
      StandIn.advance(by: 2)
      NotificationCenter.default.removeObserver(token)
      return endings
    }

    private func announce(_ text: String) {
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    @Test(
      "an announcement in the turn of an activation is lost, but a later one is spoken",
      .bug("https://github.com/flutter/flutter/issues/79086"),
      .bug("https://github.com/cruffenach/CRToast/issues/96"))
    func activation() {
      button.addAction(UIAction { _ in self.announce("Saved") }, for: .touchUpInside)
      #expect(endings { StandIn.activate(button) } == ["Saved false"])
      let later = endings {
        StandIn.activate(button)
        StandIn.advance(by: 0.5)
        announce("Again")
      }
      #expect(later == ["Saved false", "Again true"])
    }

    @Test(
      "a screen change drops earlier announcements, including queued ones",
      .bug("https://github.com/xamarin/XamarinCommunityToolkit/issues/1385"))
    func screenChanged() {
      let queued = NSAttributedString(
        string: "Queued", attributes: [.accessibilitySpeechQueueAnnouncement: true])
      let lost = endings {
        announce("Plain")
        UIAccessibility.post(notification: .announcement, argument: queued)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
      #expect(lost == ["Plain false", "Queued false"])
    }

    @Test("without VoiceOver, an announcement has no end")
    func off() {
      StandIn.changeAccessibility { $0.isVoiceOverRunning = false }
      #expect(endings { announce("Saved") }.isEmpty)
    }
  }
}
#endif
