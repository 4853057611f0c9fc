import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("SwiftMessages' examples", .ownDefault)
struct ExampleTests {
  private let screen = Screen(.notched)
  private let messages = SwiftMessages()

  private var frame: OverlayRect? { screen.host.scene.overlays.last?.frame }

  @Test("six messages with different layouts are shown in order")
  func messageViews() {
    MessageViewExamples.show(in: messages)
    var seen: [String] = []
    for _ in 0..<80 {
      screen.advance(0.25)
      if let text = screen.texts.first, seen.last != text { seen.append(text) }
    }
    #expect(
      seen == [
        words("Error", "Something is horribly wrong!", buttons: "Stop"),
        "🤔 | Warning | Consider yourself warned.", "Success | Something good happened!",
        "Info | This is a very lengthy and informative info message that wraps across several lines"
          + " and grows in height as needed.", "A status line over the status bar.",
        "Another one under it.",
      ])
    #expect(screen.texts.isEmpty)
    #expect(screen.problems.isEmpty)
  }

  /// Shows an image on a card.
  private func showPicture() {
    register(icon("dog", size: CGSize(width: 200, height: 120)), named: "puppies")
    let photo = UIImageView(image: UIImage(named: "puppies"))
    photo.contentMode = .scaleAspectFill
    let view = BaseView(frame: .zero)
    view.layoutMargins = .zero
    view.backgroundHeight = 120
    let background = CornerRoundingView()
    background.cornerRadius = 15
    background.layer.masksToBounds = true
    view.installBackgroundView(background)
    view.installContentView(photo)
    view.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    view.configureDropShadow()
    var config = SwiftMessages.defaultConfig
    config.presentationContext = .window(windowLevel: .statusBar)
    messages.show(config: config, view: view)
    screen.advance(1)
  }

  @Test("an image on a card can be a message")
  func anyView() {
    showPicture()
    #expect(frame == OverlayRect(x: 10, y: 47, width: 370, height: 120))
    #expect(screen.front?.style.corners == .all(15, curve: .continuous))
    #expect(screen.problems.isEmpty)
  }

  @Test("a centered message with a blurred backdrop stays until it is hidden")
  func centered() {
    let view: MessageView = MessageView.viewFromNib(layout: .centeredView)
    view.configureBackgroundView(width: 250)
    view.configureContent(
      title: "Hey There!", body: "Please try swiping to dismiss this message.", iconImage: nil,
      iconText: "🦄", buttonImage: nil, buttonTitle: "No Thanks"
    ) { [messages] _ in messages.hide() }
    view.backgroundView.backgroundColor = UIColor(white: 0.97, alpha: 1)
    view.backgroundView.layer.cornerRadius = 10
    var config = SwiftMessages.defaultConfig
    config.presentationStyle = .center
    config.duration = .forever
    config.dimMode = .blur(style: .dark, alpha: 1, interactive: true)
    config.presentationContext = .window(windowLevel: .statusBar)
    messages.show(config: config, view: view)
    screen.advance(5)
    #expect(
      screen.texts == [
        words(
          "🦄", "Hey There!", "Please try swiping to dismiss this message.", buttons: "No Thanks")
      ])
    #expect(frame?.size.width == 250)
    #expect(frame?.minX == 70)
    #expect(screen.front?.style.corners == .all(10, curve: .continuous))
  }

  @Test("a counted message is hidden after as many hides as requests")
  func counted() async {
    func counter() -> MessageView {
      let view: MessageView = MessageView.viewFromNib(layout: .centeredView)
      view.id = "counter"
      let words = ["none", "one", "two"]
      let count = messages.count(id: "counter")
      view.configureContent(body: words[min(count + 1, 2)])
      view.button?.isHidden = true
      return view
    }
    var config = SwiftMessages.defaultConfig
    config.presentationStyle = .center
    config.duration = .forever
    messages.show(config: config, view: counter())
    messages.show(config: config, view: counter())
    screen.advance(1)
    #expect(messages.count(id: "counter") == 2)
    messages.hideCounted(id: "counter")
    await screen.settle()
    screen.advance(1)
    #expect(screen.texts.count == 1)
    messages.hideCounted(id: "counter")
    await screen.settle()
    screen.advance(1)
    #expect(screen.texts.isEmpty)
  }
}
