import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

@Suite("Views of messages", .ownDefault)
@MainActor
struct MessageViewTests {
  @Test("a notification has its image at the leading side and a short text at the trailing side")
  func notification() {
    let message = EKNotificationMessage(
      simpleMessage: Samples.message(image: Samples.image()), auxiliary: Samples.label("now", 12))
    expect(
      EKNotificationMessageView(with: message),
      """
      horizontal 12.0 leading padding 16.0 16.0 16.0 16.0
        image star 30.0x30.0 stretch 1D1D20/F6F6F7
        vertical 5.0 fill padding 4.0 0.0 0.0 0.0
          text "Title" 20.0 regular 000000 leading
          text "Description" 10.0 regular 000000 leading
        vertical 8.0 fill padding 2.0 0.0 0.0 0.0
          text "now" 12.0 regular 000000 trailing
      """)
  }

  @Test("a notification without an image has the given insets")
  func insets() {
    var insets = EKNotificationMessage.Insets.default
    insets.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    insets.titleToDescription = 7
    expect(
      EKNotificationMessageView(
        with: EKNotificationMessage(simpleMessage: Samples.message(), insets: insets)),
      """
      horizontal 12.0 leading padding 1.0 2.0 3.0 4.0
        vertical 7.0 fill padding 0.0 0.0 0.0 0.0
          text "Title" 20.0 regular 000000 leading
          text "Description" 10.0 regular 000000 leading
      """)
  }

  @Test("a pop-up's image, texts and button have the original's distances")
  func popUp() {
    let message = EKPopUpMessage(
      themeImage: EKPopUpMessage.ThemeImage(image: Samples.image("gift", 60)),
      title: Samples.label("Title", 24, .white, .center),
      description: Samples.label("Description", 16, .white, .center),
      button: Samples.button("Got it"), action: {})
    expect(
      EKPopUpMessageView(with: message),
      """
      vertical 20.0 fill padding 40.0 30.0 30.0 30.0
        vertical 0.0 center padding 0.0 0.0 0.0 0.0
          image gift 60.0x60.0 stretch 1D1D20/F6F6F7
        vertical 30.0 fill padding 0.0 0.0 0.0 0.0
          vertical 16.0 fill padding 0.0 0.0 0.0 0.0
            text "Title" 24.0 regular FFFFFF center
            text "Description" 16.0 regular FFFFFF center
          vertical 0.0 center padding 0.0 0.0 0.0 0.0
            button "Got it" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 22.5 height 45.0 padding 0.0 30.0 0.0 30.0
      """)
  }

  @Test("a pop-up without an image has only its texts and its button")
  func popUpWithoutImage() {
    let message = EKPopUpMessage(
      title: Samples.label("T"), description: Samples.label("D"), button: Samples.button("B"),
      action: {})
    expect(
      EKPopUpMessageView(with: message),
      """
      vertical 20.0 fill padding 20.0 30.0 30.0 30.0
        vertical 30.0 fill padding 0.0 0.0 0.0 0.0
          vertical 16.0 fill padding 0.0 0.0 0.0 0.0
            text "T" 10.0 regular 000000 leading
            text "D" 10.0 regular 000000 leading
          vertical 0.0 center padding 0.0 0.0 0.0 0.0
            button "B" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 22.5 height 45.0 padding 0.0 30.0 0.0 30.0
      """)
  }

  @Test("an image that is centered on the edge extends beyond a pop-up's surface")
  func popUpStandsOut() {
    let image = EKPopUpMessage.ThemeImage(
      image: Samples.image("gift", 60), position: .centerToTop(offset: 0))
    let message = EKPopUpMessage(
      themeImage: image, title: Samples.label("T"), description: Samples.label("D"),
      button: Samples.button("B"), action: {})
    expect(
      EKPopUpMessageView(with: message),
      """
      depth 8.0 fill padding 0.0 0.0 0.0 0.0
        box margins 30.0 0.0 0.0 0.0 styled
          vertical 20.0 fill padding 50.0 30.0 30.0 30.0
            vertical 30.0 fill padding 0.0 0.0 0.0 0.0
              vertical 16.0 fill padding 0.0 0.0 0.0 0.0
                text "T" 10.0 regular 000000 leading
                text "D" 10.0 regular 000000 leading
              vertical 0.0 center padding 0.0 0.0 0.0 0.0
                button "B" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 22.5 height 45.0 padding 0.0 30.0 0.0 30.0
        vertical 0.0 center padding 0.0 0.0 0.0 0.0
          image gift 60.0x60.0 stretch 1D1D20/F6F6F7
      """)
  }

  @Test("a pop-up's button calls only the message's action, and doesn't dismiss the pop-up")
  func popUpAction() {
    var calls: [String] = []
    let message = EKPopUpMessage(
      title: Samples.label("T"), description: Samples.label("D"),
      button: Samples.button("B") { calls.append("button") }
    ) { calls.append("message") }
    let screen = Screen()
    let handle = screen.presenter.present(EKPopUpMessageView(with: message))
    screen.advance(1)
    screen.host.pressButton(0, of: handle.id)
    #expect(calls == ["message"])
    #expect(!handle.state.hasEnded)
  }

  private static let alertAtTop = """
    vertical 0.0 fill padding 20.0 0.0 0.0 0.0
      vertical 0.0 center padding 0.0 0.0 0.0 0.0
        image star 25.0x25.0 stretch 1D1D20/F6F6F7
      vertical 5.0 fill padding 16.0 16.0 16.0 16.0
        text "Title" 20.0 regular 000000 leading
        text "Description" 10.0 regular 000000 leading
    """

  @Test("an alert has its image at the top, and its buttons reach from edge to edge")
  func alert() {
    let view = EKAlertMessageView(
      with: EKAlertMessage(
        simpleMessage: Samples.message(image: Samples.image("star", 25)),
        buttonBarContent: Samples.bar(2, height: 60)))
    let message = Self.alertAtTop.split(separator: "\n").map { "      " + $0 }
      .joined(separator: "\n")
    expect(
      view,
      """
      vertical 0.0 fill padding 0.0 0.0 0.0 0.0
        scroll
          box margins 0.0 0.0 0.0 0.0
      \(message)
        vertical 0.0 fill padding 0.0 0.0 0.0 0.0
          divider 1.0 CCCCCC
          horizontal 0.0 even padding 0.0 0.0 0.0 0.0
            button "B0" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 0.0 height 59.0 padding 5.0 5.0 5.0 5.0
            divider 1.0 CCCCCC
            button "B1" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 0.0 height 59.0 padding 5.0 5.0 5.0 5.0
      """)
    #expect(view.usherContent.collapsed == nil)
    #expect(view.usherContent.style.clipsContent)
  }

  @Test("an alert without buttons is only its message")
  func alertWithoutButtons() {
    expect(
      EKAlertMessageView(
        with: EKAlertMessage(
          simpleMessage: Samples.message(image: Samples.image("star", 25)),
          buttonBarContent: Samples.bar(0))), Self.alertAtTop)
  }

  @Test("an alert's image can be before the texts")
  func alertAtLeft() {
    expect(
      EKAlertMessageView(
        with: EKAlertMessage(
          simpleMessage: Samples.message(image: Samples.image("star", 35)), imagePosition: .left,
          buttonBarContent: Samples.bar(0))),
      """
      horizontal 12.0 leading padding 16.0 16.0 10.0 16.0
        image star 35.0x35.0 stretch 1D1D20/F6F6F7
        vertical 5.0 fill padding 2.0 0.0 0.0 0.0
          text "Title" 20.0 regular 000000 leading
          text "Description" 10.0 regular 000000 leading
      """)
  }

  @Test("an alert without an image has its texts at the top for each image position")
  func alertWithoutImage() {
    func alert(_ position: EKAlertMessage.ImagePosition) -> EKAlertMessageView {
      EKAlertMessageView(
        with: EKAlertMessage(
          simpleMessage: Samples.message(), imagePosition: position,
          buttonBarContent: Samples.bar(0)))
    }
    expect(
      alert(.top),
      """
      vertical 5.0 fill padding 16.0 16.0 16.0 16.0
        text "Title" 20.0 regular 000000 leading
        text "Description" 10.0 regular 000000 leading
      """)
    expect(
      alert(.left),
      """
      horizontal 12.0 leading padding 16.0 16.0 10.0 16.0
        vertical 5.0 fill padding 0.0 0.0 0.0 0.0
          text "Title" 20.0 regular 000000 leading
          text "Description" 10.0 regular 000000 leading
      """)
  }

  @Test(
    "a bar that expands with an animation appears half a second after the alert, with a spring",
    arguments: [(1, 0.4), (2, 0.4), (3, 0.8)])
  func alertExpands(_ count: Int, _ damping: Double) throws {
    let screen = Screen()
    let view = EKAlertMessageView(
      with: EKAlertMessage(
        simpleMessage: Samples.message(),
        buttonBarContent: Samples.bar(count, expandAnimatedly: true)))
    let handle = screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    func shown() -> Int? { screen.host.attached[handle.id]?.root.buttons.count }
    screen.advance(0.49)
    #expect(shown() == 0)
    screen.advance(0.02)
    #expect(shown() == count)
    let spring = try Timing.Spring(duration: .milliseconds(800), dampingRatio: damping)
    #expect(
      screen.presenter.overlay(of: handle.id)?.expansion
        == Expansion(after: .milliseconds(500), timing: .spring(spring)))
  }

  @Test("an alert's buttons call their own actions and stay")
  func alertActions() {
    var pressed: [Int] = []
    let view = EKAlertMessageView(
      with: EKAlertMessage(
        simpleMessage: Samples.message(),
        buttonBarContent: Samples.bar(3) { pressed.append($0) }))
    let screen = Screen()
    let handle = screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    for number in [2, 0, 1] { screen.host.pressButton(number, of: handle.id) }
    #expect(pressed == [2, 0, 1])
    #expect(!handle.state.hasEnded)
  }
}
