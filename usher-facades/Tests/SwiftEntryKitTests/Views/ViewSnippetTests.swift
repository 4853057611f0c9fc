import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests of the original's documented code for building views.
@Suite("Documented views", .ownDefault)
@MainActor
struct ViewSnippetTests {
  private let font = UIFont.systemFont(ofSize: 14, weight: .light)

  /// Returns the displayed texts and the size of a view.
  private func shown(_ view: UIView) -> (texts: [[String]], size: OverlaySize?) {
    let screen = Screen()
    screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(2)
    #expect(screen.problems.isEmpty)
    return (screen.host.visibleTexts, screen.host.scene.overlays.first?.frame.size)
  }

  @Test("a notification message can be created as documented")
  func notification() {
    register(icon("inbox"), named: "ViewSnippets.inbox")
    let title = EKProperty.LabelContent(
      text: "Hello", style: .init(font: font, color: .white))
    let description = EKProperty.LabelContent(
      text: "There is news", style: .init(font: font, color: EKColor(UIColor.white)))
    let image = EKProperty.ImageContent(
      image: UIImage(named: "ViewSnippets.inbox")!, size: CGSize(width: 35, height: 35))
    let simpleMessage = EKSimpleMessage(image: image, title: title, description: description)
    let notificationMessage = EKNotificationMessage(simpleMessage: simpleMessage)
    let contentView = EKNotificationMessageView(with: notificationMessage)
    #expect(shown(contentView).texts == [["Hello", "There is news"]])
  }

  @Test("a pop-up can be created as documented")
  func popUp() {
    let style = EKProperty.LabelStyle(font: font, color: .standardContent, alignment: .center)
    let themeImage = EKPopUpMessage.ThemeImage(
      image: EKProperty.ImageContent(
        image: UIImage(systemName: "calendar")!, size: CGSize(width: 60, height: 60),
        tint: .black, contentMode: .scaleAspectFit))
    let button = EKProperty.ButtonContent(
      label: .init(text: "Got it", style: style), backgroundColor: .black,
      highlightedBackgroundColor: EKColor.black.with(alpha: 0.05))
    let message = EKPopUpMessage(
      themeImage: themeImage, title: .init(text: "Thank you", style: style),
      description: .init(text: "It is on its way", style: style), button: button
    ) {
      // The original dismisses the entry here.
    }
    #expect(
      shown(EKPopUpMessageView(with: message)).texts == [
        ["Thank you", "It is on its way", "Got it"]
      ])
  }

  @Test("an alert with expanding buttons can be created as documented")
  func alert() {
    let style = EKProperty.LabelStyle(font: .boldSystemFont(ofSize: 16), color: .black)
    let ok = EKProperty.ButtonContent(
      label: EKProperty.LabelContent(text: "Later", style: style), backgroundColor: .clear,
      highlightedBackgroundColor: EKColor(red: 200, green: 200, blue: 200)
    ) {}
    let close = EKProperty.ButtonContent(
      label: EKProperty.LabelContent(text: "Close", style: style), backgroundColor: .clear,
      highlightedBackgroundColor: EKColor(red: 200, green: 200, blue: 200),
      displayMode: .light
    ) {}
    let buttonsBarContent = EKProperty.ButtonBarContent(
      with: ok, close, separatorColor: EKColor(red: 180, green: 180, blue: 180), buttonHeight: 60,
      displayMode: .light, expandAnimatedly: true)
    let alertMessage = EKAlertMessage(
      simpleMessage: EKSimpleMessage(
        title: .init(text: "Awesome", style: style), description: .init(text: "Go on", style: style)
      ),
      imagePosition: .left, buttonBarContent: buttonsBarContent)
    #expect(
      shown(EKAlertMessageView(with: alertMessage)).texts == [
        ["Awesome", "Go on", "Later", "Close"]
      ]
    )
  }

  @Test("a form can be created as documented")
  func form() {
    let style = EKProperty.LabelStyle(font: font, color: .standardContent)
    let mail = EKProperty.TextFieldContent(
      keyboardType: .emailAddress, placeholder: .init(text: "E-mail", style: style),
      tintColor: .standardContent, displayMode: .inferred, textStyle: style,
      leadingImage: UIImage(systemName: "envelope")!.withRenderingMode(.alwaysTemplate),
      bottomBorderColor: EKColor(.gray), accessibilityIdentifier: "emailTextField")
    let password = EKProperty.TextFieldContent(
      placeholder: .init(text: "Password", style: style), textStyle: style, isSecure: true)
    let button = EKProperty.ButtonContent(
      label: .init(text: "Continue", style: style), backgroundColor: EKColor(rgb: 0xFF5252),
      highlightedBackgroundColor: EKColor(rgb: 0xFF5252).with(alpha: 0.8), displayMode: .inferred,
      accessibilityIdentifier: "continueButton"
    ) {}
    let contentView = EKFormMessageView(
      with: .init(text: "Sign in", style: style), textFieldsContent: [mail, password],
      buttonContent: button)
    contentView.becomeFirstResponder(with: 0)
    let shown = shown(contentView)
    #expect(shown.texts == [["Sign in", "Continue"]])
    // 20, a line of 14 points, 20, two fields of 45 with a gap of 5, 20, 50, 20.
    let pieces: [Double] = [20, 1.35 * 14, 20, 95, 20, 50, 20]
    #expect(shown.size?.height == pieces.reduce(0, +))
  }

  @Test("a rating can be created as documented")
  func rating() {
    let style = EKProperty.LabelStyle(font: font, color: .standardContent, alignment: .center)
    let items = ["Bad", "Good"].map { name in
      EKProperty.EKRatingItemContent(
        title: .init(text: name, style: style), description: .init(text: "Why?", style: style),
        unselectedImage: .init(
          image: UIImage(systemName: "star")!, displayMode: .inferred, tint: .black),
        selectedImage: .init(
          image: UIImage(systemName: "star.fill")!, displayMode: .inferred, tint: .black))
    }
    var message: EKRatingMessage!
    let button = EKProperty.ButtonContent(
      label: .init(text: "Send", style: style), backgroundColor: .clear,
      highlightedBackgroundColor: .clear
    ) { _ = message.selectedIndex }
    message = EKRatingMessage(
      initialTitle: .init(text: "Rate us", style: style),
      initialDescription: .init(text: "Please", style: style), ratingItems: items,
      buttonBarContent: EKProperty.ButtonBarContent(
        with: [button], separatorColor: .black, horizontalDistributionThreshold: 1,
        expandAnimatedly: true))
    message.selection = { _ in }
    #expect(shown(EKRatingMessageView(with: message)).texts == [["Rate us", "Please"]])
  }

  @Test("notes can be created as documented")
  func notes() {
    let label = EKProperty.LabelContent(
      text: "Saved", style: .init(font: font, color: .white, alignment: .center))
    let frames = ["bell", "bell.fill"].map { UIImage(systemName: $0)! }
    let animated = EKProperty.ImageContent(
      images: frames, imageSequenceAnimationDuration: 1,
      animation: .animate(
        duration: 0.5, options: [.curveEaseInOut], transform: CGAffineTransform(scaleX: 1.1, y: 1.1)
      ),
      size: CGSize(width: 16, height: 16), tint: .black, contentMode: .scaleAspectFit)
    let statusBar = EKXStatusBarMessageView(leading: label, trailing: label)
    #expect(shown(EKNoteMessageView(with: label)).texts == [["Saved"]])
    #expect(
      shown(EKImageNoteMessageView(with: label, imageContent: animated)).texts == [["Saved"]])
    #expect(
      shown(EKProcessingNoteMessageView(with: label, activityIndicator: .white)).texts == [
        ["Saved"]
      ])
    #expect(shown(statusBar).texts == [["Saved", "Saved"]])
  }

  @Test("a custom view can be laid out with QuickLayout as documented")
  func custom() {
    let (view, label) = (UIView(), UILabel())
    label.text = "Hello"
    label.font = .systemFont(ofSize: 20)
    view.addSubview(label)
    label.layoutToSuperview(axis: .horizontally, offset: 30)
    label.layoutToSuperview(axis: .vertically, offset: 10)
    label.forceContentWrap(.vertically)
    let shown = shown(view)
    #expect(shown.texts == [["Hello"]])
    #expect(isClose(shown.size?.height, lineHeight(ofSize: 20) + 20))
  }
}
