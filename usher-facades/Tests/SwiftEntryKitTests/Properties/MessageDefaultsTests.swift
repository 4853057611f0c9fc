import Foundation
import SwiftEntryKit
import Testing

@Suite("Messages")
@MainActor
struct MessageDefaultsTests {
  @Test("a simple message and a notification have the original's defaults")
  func notification() {
    let simple = EKSimpleMessage(title: Samples.label("T"), description: Samples.label("D"))
    #expect(simple.image == nil)
    #expect([simple.title.text, simple.description.text] == ["T", "D"])
    let message = EKNotificationMessage(simpleMessage: simple)
    #expect(message.auxiliary == nil)
    #expect(message.insets.contentInsets == UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
    #expect(message.insets.titleToDescription == 5)
    #expect(message.simpleMessage.title.text == "T")
  }

  @Test("the default insets and a notification's insets can be changed")
  func insets() {
    let kept = EKNotificationMessage.Insets.default
    defer { EKNotificationMessage.Insets.default = kept }
    // The default is set to its own value, because other tests read it at the same time.
    EKNotificationMessage.Insets.default.titleToDescription = 5
    var insets = EKNotificationMessage.Insets.default
    insets.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    insets.titleToDescription = 7
    let message = EKNotificationMessage(simpleMessage: Samples.message(), insets: insets)
    #expect(message.insets.titleToDescription == 7)
    #expect(message.insets.contentInsets.left == 2)
  }

  @Test("a pop-up's image is 40 points below the edge by default")
  func popUp() {
    var actions = 0
    let message = EKPopUpMessage(
      themeImage: EKPopUpMessage.ThemeImage(image: Samples.image()), title: Samples.label("T"),
      description: Samples.label("D"), button: Samples.button("B")
    ) { actions += 1 }
    guard case .topToTop(let offset)? = message.themeImage?.position else {
      Issue.record("it lies elsewhere")
      return
    }
    #expect(offset == 40)
    #expect(message.themeImage?.image.images.count == 1)
    #expect([message.title.text, message.description.text] == ["T", "D"])
    #expect(message.button.label.text == "B")
    message.action()
    #expect(actions == 1)
  }

  @Test("an alert's image is at the top by default")
  func alert() {
    let message = EKAlertMessage(simpleMessage: Samples.message(), buttonBarContent: Samples.bar(2))
    #expect(message.imagePosition == .top)
    #expect(message.simpleMessage.title.text == "Title")
    #expect(message.buttonBarContent.content.count == 2)
  }

  @Test("copies of a rating share the selection")
  func rating() {
    var message = Samples.rating()
    #expect(message.selectedIndex == nil)
    #expect(message.selection == nil)
    let copy = message
    message.selectedIndex = 2
    #expect(copy.selectedIndex == 2)
    #expect([message.initialTitle.text, message.initialDescription.text] == ["Rate", "Please"])
    #expect(message.ratingItems.count == 3)
    #expect(message.buttonBarContent.content.count == 1)
  }
}
