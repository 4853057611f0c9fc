import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests of documented code for SwiftEntryKit 0.7.2 that is different in 2.0, with its visible
/// effects.
///
/// The tests are deprecated like the names that they use. Otherwise, they would cause warnings.
@MainActor
@Suite("Documented uses of SwiftEntryKit 0.7.2", .ownDefault)
struct EarlierSnippetTests {
  private let stage = Stage()

  /// Returns the displayed content of an entry.
  private func content(_ attributes: EKAttributes) async -> OverlayContent? {
    SwiftEntryKit.display(entry: label("entry"), using: attributes)
    await stage.screen.settle()
    stage.advance(1)
    return stage.content
  }

  @available(*, deprecated)
  @Test("plain colors are used for the entry's and the screen's background")
  func colors() async {
    var attributes = EKAttributes()
    attributes.entryBackground = .color(color: .white)
    attributes.screenBackground = .color(color: UIColor(white: 0.5, alpha: 0.5))
    let plain = await content(attributes)
    #expect(plain?.style.background == .color(.white))
    #expect(
      plain?.scrim == .color(AdaptiveColor(RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))))
    // A name that only UIColor has, and a name that both types have. The newer type takes
    // precedence.
    attributes.entryBackground = .color(color: .red)
    #expect(attributes.entryBackground == .color(color: EKColor(UIColor.red)))
    attributes.entryBackground = .color(color: .black)
    guard case .color(color: let color) = attributes.entryBackground else {
      Issue.record("not a colour")
      return
    }
    #expect(color == EKColor.black)
  }

  @available(*, deprecated)
  @Test("plain colors can form a gradient")
  func gradient() async {
    let colors: [UIColor] = [.red, .green, .blue]
    var attributes = EKAttributes.topFloat
    attributes.entryBackground = .gradient(
      gradient: .init(colors: colors, startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    #expect(
      await content(attributes)?.style.background
        == .gradient(
          Background.Gradient(
            colors: colors.map { AdaptiveColor($0) }, from: RelativePoint(x: 0, y: 0),
            to: RelativePoint(x: 1, y: 1))))
    attributes.entryBackground = .gradient(
      gradient: .init(
        colors: [.red, .green], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    #expect(
      attributes.entryBackground
        == .gradient(
          gradient: EKAttributes.BackgroundStyle.Gradient(
            colors: [EKColor(UIColor.red), EKColor(UIColor.green)], startPoint: .zero,
            endPoint: CGPoint(x: 1, y: 1))))
  }

  @available(*, deprecated)
  @Test("a blur with UIKit's style is the same in light and dark")
  func blur() async {
    var attributes = EKAttributes()
    attributes.entryBackground = .visualEffect(style: .light)
    #expect(
      attributes.entryBackground
        == .visualEffect(style: EKAttributes.BackgroundStyle.BlurStyle(style: .light)))
    #expect(
      await content(attributes)?.style.background
        == .blur(Blur(UIBlurEffect.Style.light)))
    attributes.entryBackground = .visualEffect(style: .extraLight)
    #expect(
      attributes.entryBackground
        == .visualEffect(style: .init(light: .extraLight, dark: .extraLight)))
    attributes.entryBackground = .visualEffect(style: .dark)
    #expect(
      attributes.entryBackground
        == .visualEffect(style: EKAttributes.BackgroundStyle.BlurStyle.dark))
  }

  @available(*, deprecated)
  @Test("a shadow accepts a plain color")
  func shadow() {
    var attributes = EKAttributes()
    attributes.shadow = .active(
      with: .init(color: .black, opacity: 0.3, radius: 10, offset: .zero))
    #expect(attributes.shadow == .active(with: .init(opacity: 0.3, radius: 10)))
    attributes.shadow = .active(with: .init(color: UIColor.red, opacity: 0.5, radius: 4))
    #expect(
      attributes.shadow
        == .active(with: .init(color: EKColor(UIColor.red), opacity: 0.5, radius: 4)))
  }

  @available(*, deprecated)
  @Test("an entry's rotation can be disabled")
  func rotation() {
    var attributes = EKAttributes()
    #expect(attributes.positionConstraints.isRotationEnabled)
    attributes.positionConstraints.isRotationEnabled = false
    #expect(!attributes.positionConstraints.rotation.isEnabled)
  }

  @available(*, deprecated)
  @Test("the example of a preset shows a notification with plain colors in a float")
  func preset() async {
    register(icon("inbox"), named: "EarlierSnippets.inbox")
    let (titleFont, textColor) = (UIFont.boldSystemFont(ofSize: 16), UIColor.darkGray)
    var attributes = EKAttributes.topFloat
    attributes.popBehavior = .animated(
      animation: .init(
        translate: .init(duration: 0.3), scale: .init(from: 1, to: 0.7, duration: 0.7)))
    attributes.shadow = .active(
      with: .init(color: .black, opacity: 0.5, radius: 10, offset: .zero))
    attributes.statusBar = .dark
    attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
    let edge = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    attributes.positionConstraints.maxSize = .init(
      width: .constant(value: edge), height: .intrinsic)
    let title = EKProperty.LabelContent(
      text: "Hello", style: .init(font: titleFont, color: textColor))
    let description = EKProperty.LabelContent(
      text: "There is news", style: .init(font: titleFont, color: .red))
    let image = EKProperty.ImageContent(
      image: UIImage(named: "EarlierSnippets.inbox")!, size: CGSize(width: 35, height: 35))
    let simpleMessage = EKSimpleMessage(image: image, title: title, description: description)
    let view = EKNotificationMessageView(
      with: EKNotificationMessage(simpleMessage: simpleMessage))
    SwiftEntryKit.display(entry: view, using: attributes)
    await stage.screen.settle()
    stage.advance(1)
    #expect(stage.content?.root.texts == ["Hello", "There is news"])
    #expect(title.style.color == EKColor(textColor))
    #expect(description.style.color == EKColor(UIColor.red))
  }
}
