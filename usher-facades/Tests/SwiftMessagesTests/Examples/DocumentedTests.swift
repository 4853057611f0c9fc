import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of the older documentation's code for message views, with the original names.
@MainActor
@Suite("Documented uses of message views", .ownDefault)
struct DocumentedTests {
  private let screen = Screen()

  @Test("a message is created, configured and shown")
  func basics() {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.warning)
    view.configureDropShadow()
    let iconText = ["🤔", "😳", "🙄", "😶"][0]
    view.configureContent(title: "Warning", body: "Consider yourself warned.", iconText: iconText)
    view.layoutMarginAdditions = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    (view.backgroundView as? CornerRoundingView)?.cornerRadius = 10
    view.button?.isHidden = true
    SwiftMessages.show(view: view)
    screen.advance(1)
    #expect(screen.texts == ["🤔 | Warning | Consider yourself warned."])
    #expect(screen.host.scene.overlays.last?.frame.minX == 20)
    #expect(screen.front?.style.corners == .all(10, curve: .continuous))
    SwiftMessages.hideAll()
  }

  @Test("icons, themes and the accessibility prefix can be configured")
  func icons() {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.info, iconStyle: .light)
    view.configureIcon(withSize: CGSize(width: 100, height: 100), contentMode: .scaleAspectFit)
    view.configureTheme(
      backgroundColor: UIColor.purple, foregroundColor: UIColor.white, iconImage: nil,
      iconText: "🐸")
    view.accessibilityPrefix = "info"
    #expect(view.accessibilityMessage == "info, [Title], [Message Body]")
  }
}
