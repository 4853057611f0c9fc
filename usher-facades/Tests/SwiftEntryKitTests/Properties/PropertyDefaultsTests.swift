import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher

@Suite("Properties of views", .ownDefault)
@MainActor
struct PropertyDefaultsTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let split = EKColor(light: .red, dark: .blue)

  @Test("a label's style and content have the original's defaults")
  func label() {
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 12), color: split)
    #expect(style.alignment == .left)
    #expect(style.displayMode == .inferred)
    #expect(style.numberOfLines == 0)
    #expect(style.font == .systemFont(ofSize: 12))
    #expect([style.color(for: light), style.color(for: dark)] == [.red, .blue])
    let content = EKProperty.LabelContent(text: "A", style: style)
    #expect(content.text == "A")
    #expect(content.accessibilityIdentifier == nil)
  }

  @Test(
    "a button has the original's defaults, and its colors follow the traits and the mode")
  func button() {
    var content = EKProperty.ButtonContent(
      label: Samples.label("A", 10, split), backgroundColor: split,
      highlightedBackgroundColor: split.inverted)
    #expect(content.contentEdgeInset == 5)
    #expect(content.displayMode == .inferred)
    #expect(content.accessibilityIdentifier == nil)
    content.action?()
    #expect(content.backgroundColor(for: dark) == .blue)
    #expect(content.highlightedBackgroundColor(for: dark) == .red)
    #expect(content.highlighedLabelColor(for: dark) == UIColor.blue.withAlphaComponent(0.8))
    content.displayMode = .light
    content.label.style.displayMode = .light
    #expect(content.backgroundColor(for: dark) == .red)
    #expect(content.highlightedBackgroundColor(for: dark) == .blue)
    #expect(content.highlighedLabelColor(for: dark) == UIColor.red.withAlphaComponent(0.8))
  }

  @Test("an image's content has the original's defaults with each initializer")
  func image() {
    register(icon("a"), named: "PropertyDefaults.a")
    let image = icon("b")
    let contents = [
      EKProperty.ImageContent(imageName: "PropertyDefaults.a"),
      EKProperty.ImageContent(image: image),
      EKProperty.ImageContent(images: [image, image]),
      EKProperty.ImageContent(imagesNames: ["PropertyDefaults.a", "PropertyDefaults.a"]),
    ]
    #expect(contents.map(\.images.count) == [1, 1, 2, 2])
    #expect(contents.map(\.imageSequenceAnimationDuration) == [0, 0, 1, 1])
    for content in contents {
      #expect(content.tint == nil)
      #expect(content.size == nil)
      #expect(content.contentMode == .scaleToFill)
      #expect(!content.makesRound)
      #expect(content.displayMode == .inferred)
      #expect(content.accessibilityIdentifier == nil)
      if case .animate = content.animation { Issue.record("it stands still") }
      #expect(content.tintColor(for: dark) == nil)
    }
    let tinted = EKProperty.ImageContent(image: image, tint: split)
    #expect(tinted.tintColor(for: dark) == .blue)
  }

  @Test("a thumb is a round square that its image fills")
  func thumb() {
    register(icon("a"), named: "PropertyDefaults.thumb")
    for content in [
      EKProperty.ImageContent.thumb(with: icon("a"), edgeSize: 35),
      .thumb(with: "PropertyDefaults.thumb", edgeSize: 35),
    ] {
      #expect(content.size == CGSize(width: 35, height: 35))
      #expect(content.contentMode == .scaleAspectFill)
      #expect(content.makesRound)
      #expect(content.images.count == 1)
    }
  }

  @Test("an image that is created by name keeps its animation")
  func animation() {
    register(icon("a"), named: "PropertyDefaults.pulse")
    let content = EKProperty.ImageContent(
      imageName: "PropertyDefaults.pulse",
      animation: .animate(
        duration: 1, options: .curveEaseInOut, transform: CGAffineTransform(scaleX: 2, y: 2)))
    guard case .animate(let duration, let options, let transform) = content.animation else {
      Issue.record("it was dropped")
      return
    }
    #expect(duration == 1)
    #expect(options == .curveEaseInOut)
    #expect(transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("an unknown image name is reported, and the message is shown without the image")
  func unknownName() async {
    let screen = Screen()
    let content = EKProperty.ImageContent(imageName: "no such image")
    let many = EKProperty.ImageContent(imagesNames: ["no such one", "nor this"])
    let thumb = EKProperty.ImageContent.thumb(with: "no thumb", edgeSize: 10)
    await screen.settle()
    #expect(many.images.isEmpty)
    #expect(thumb.images.count == 1)
    #expect(
      screen.problems
        == ["no such image", "no such one", "nor this", "no thumb"].map {
          Problem.unknownImage($0).description
        })
    expect(
      EKNotificationMessageView(
        with: EKNotificationMessage(simpleMessage: Samples.message(image: content))),
      """
      horizontal 12.0 leading padding 16.0 16.0 16.0 16.0
        vertical 5.0 fill padding 0.0 0.0 0.0 0.0
          text "Title" 20.0 regular 000000 leading
          text "Description" 10.0 regular 000000 leading
      """)
  }

  @Test("a field has the original's defaults, and its copies share the typed text")
  func field() {
    var content = EKProperty.TextFieldContent(
      placeholder: Samples.label("Name"), textStyle: Samples.style(12))
    #expect(content.delegate == nil)
    #expect(content.keyboardType == .default)
    #expect(!content.isSecure)
    #expect(content.leadingImage == nil)
    #expect(content.tintColor == nil)
    #expect(content.displayMode == .inferred)
    #expect(content.bottomBorderColor == .clear)
    #expect(content.accessibilityIdentifier == nil)
    #expect(content.textContent == "")
    #expect(content.tintColor(for: dark) == nil)
    let copy = content
    content.textContent = "Ann"
    #expect(copy.textContent == "Ann")
    content.tintColor = split
    content.bottomBorderColor = split
    #expect(content.tintColor(for: dark) == .blue)
    #expect(content.bottomBorderColor(for: light) == .red)
  }

  @Test("a bar's content has the original's defaults")
  func bar() {
    let button = Samples.button("A")
    let some = EKProperty.ButtonBarContent(
      with: button, button, button, separatorColor: split, expandAnimatedly: true)
    let many = EKProperty.ButtonBarContent(
      with: [button], separatorColor: split, expandAnimatedly: false)
    #expect([some, many].map(\.content.count) == [3, 1])
    #expect([some, many].map(\.expandAnimatedly) == [true, false])
    for bar in [some, many] {
      #expect(bar.horizontalDistributionThreshold == 2)
      #expect(bar.buttonHeight == 50)
      #expect(bar.displayMode == .inferred)
      #expect(bar.separatorColor(for: dark) == .blue)
    }
  }

  @Test("a rating item's size is 50 points by default")
  func ratingItem() {
    let item = Samples.rating(1).ratingItems[0]
    #expect(item.size == CGSize(width: 50, height: 50))
    #expect([item.title.text, item.description.text] == ["T0", "D0"])
    #expect(item.unselectedImage.images.count + item.selectedImage.images.count == 2)
  }
}
