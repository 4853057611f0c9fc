import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests of SwiftEntryKit 0.7.2's properties that have other names in 2.0.
@MainActor
@Suite("Properties of SwiftEntryKit 0.7.2", .ownDefault)
struct EarlierPropertyTests {
  private let grey = UIColor(white: 0.7, alpha: 1)

  @available(*, deprecated)
  @Test("an image has its earlier names for a single image")
  func image() {
    let (star, bell) = (icon("star"), icon("bell"))
    var content = EKProperty.ImageContent(
      image: star, size: CGSize(width: 20, height: 20), contentMode: .scaleAspectFill,
      makeRound: true)
    #expect(content.makesRound && content.contentMode == .scaleAspectFill)
    #expect(content.image === star && content.size == CGSize(width: 20, height: 20))
    content.makeRound = false
    content.images = [star, star]
    content.image = bell
    #expect(!content.makesRound && !content.makeRound)
    #expect(content.images.count == 1 && content.images[0] === bell)
    content.images = []
    #expect(content.image.size == .zero)
    register(bell, named: "EarlierProperties.bell")
    let named = EKProperty.ImageContent(imageName: "EarlierProperties.bell", makeRound: true)
    #expect(named.images.count == 1 && named.image.size == bell.size && named.makesRound)
    let thumb = EKProperty.ImageContent.thumb(with: star, edgeSize: 40)
    #expect(thumb.makeRound && thumb.image === star)
  }

  @available(*, deprecated)
  @Test("labels, buttons, bars and fields accept plain colors")
  func plainColors() {
    let style = EKProperty.LabelStyle(
      font: .systemFont(ofSize: 14), color: grey, alignment: .center, numberOfLines: 2)
    #expect(
      style.color == EKColor(grey) && style.alignment == .center && style.numberOfLines == 2)
    var pressed = 0
    let button = EKProperty.ButtonContent(
      label: .init(text: "Close", style: style), backgroundColor: .clear,
      highlightedBackgroundColor: grey
    ) { pressed += 1 }
    button.action?()
    #expect(
      button.backgroundColor == .clear && button.highlightedBackgroundColor == EKColor(grey)
        && button.contentEdgeInset == 5 && pressed == 1)
    let bar = EKProperty.ButtonBarContent(
      with: button, button, separatorColor: grey, buttonHeight: 60, expandAnimatedly: true)
    let same = EKProperty.ButtonBarContent(
      with: [button, button], separatorColor: grey, expandAnimatedly: false)
    #expect(
      [bar, same].map(\.separatorColor) == [EKColor(grey), EKColor(grey)]
        && [bar, same].map(\.buttonHeight) == [60, 50]
        && [bar, same].map(\.expandAnimatedly) == [true, false]
        && [bar, same].map(\.content.count) == [2, 2])
    var field = EKProperty.TextFieldContent(
      keyboardType: .emailAddress, placeholder: .init(text: "Address", style: style),
      textStyle: style, isSecure: true, leadingImage: icon("mail"),
      bottomBorderColor: grey)
    field.textContent = "a@b"
    #expect(field.output == "a@b")
    #expect(
      field.bottomBorderColor == EKColor(grey) && field.keyboardType == .emailAddress
        && field.isSecure && field.leadingImage != nil)
  }

  @available(*, deprecated)
  @Test("dismissing the queue works with the name in the README")
  func queue() async {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("B")
    SwiftEntryKit.dismiss(.queue)
    await stage.screen.settle()
    #expect(SwiftEntryKit.isQueueEmpty)
    #expect(stage.screen.texts == ["A"])
  }

  @available(*, deprecated)
  @Test(
    "a bar can limit the number of buttons next to each other",
    arguments: [(2, 2, 50.0), (3, 2, 150), (3, 3, 50), (2, 0, 100)])
  func bar(_ count: Int, _ threshold: Int, _ height: Double) {
    let screen = Screen()
    // The threshold in the content has no effect.
    let view = EKButtonBarView(
      with: Samples.bar(count, threshold: 9), verticalSpreadThreshold: threshold)
    view.expand()
    screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    #expect(screen.host.scene.overlays.first?.frame.size.height == height)
  }
}
