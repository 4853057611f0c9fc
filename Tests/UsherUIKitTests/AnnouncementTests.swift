#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// Announcements while VoiceOver is speaking.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/announcementdidfinishnotification>
  @MainActor
  @Suite("Announcements that VoiceOver speaks")
  struct AnnouncementTests {
    private let app = SampleScene()

    init() {
      StandIn.changeAccessibility { $0.isVoiceOverRunning = true }
    }

    private var posts: [String] {
      World.current.accessibilityPosts.filter { $0.notification == .announcement }
        .compactMap(\.text)
    }

    @Test(
      "a toast that a button shows is announced after the button's label",
      .bug("https://github.com/flutter/flutter/issues/79086"),
      .bug("https://github.com/xamarin/XamarinCommunityToolkit/issues/1385"))
    func afterActivation() {
      defer { app.close() }
      let button = UIControl(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      app.controller.view.addSubview(button)
      button.addAction(
        UIAction { _ in app.presenter.present(text("Saved"), as: still()) }, for: .touchUpInside)
      StandIn.activate(button)
      StandIn.advance(by: 3)
      #expect(World.current.heard == ["Saved"])
    }

    @Test("an announcement that VoiceOver drops is repeated once")
    func repeated() {
      defer { app.close() }
      app.presenter.present(text("Saved"), as: still())
      StandIn.advance(by: 0.55)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      StandIn.advance(by: 0.3)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      StandIn.advance(by: 3)
      #expect(posts.count == 2)
    }

    @Test("an announcement that VoiceOver drops isn't repeated after the last overlay")
    func gone() {
      defer { app.close() }
      let handle = app.presenter.present(text("Saved"), as: still())
      StandIn.advance(by: 0.55)
      handle.dismiss()
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      StandIn.advance(by: 3)
      #expect(posts == ["Saved"])
    }
  }
}
#endif
