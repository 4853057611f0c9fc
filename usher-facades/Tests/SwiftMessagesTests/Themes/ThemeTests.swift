import FacadeTesting
import Foundation
import Testing
import UIKitTesting
import UIKitBridge
import Usher

@testable import SwiftMessages

@MainActor
@Suite("Themes")
struct ThemeTests {
  private func message() -> MessageView { .viewFromNib(layout: .cardView) }

  @Test(
    "a theme has the colors of Usher's messages of that kind, an icon and no haptic",
    arguments: zip(Theme.allCases, OverlayMessageKind.allCases))
  func colours(theme: Theme, kind: OverlayMessageKind) {
    let view = message()
    view.configureTheme(theme)
    let ground = view.backgroundView.backgroundColor.map {
      plain(Background.color(AdaptiveColor($0)))
    }
    #expect(ground == kind.theme.style.background)
    let pieces = [
      view.titleLabel?.textColor, view.bodyLabel?.textColor, view.iconLabel?.textColor,
      view.iconImageView?.tintColor,
    ]
    #expect(
      pieces.map { $0.map { plain(AdaptiveColor($0)) } } == pieces.map { _ in kind.theme.title })
    #expect(view.iconImageView?.isHidden == false)
    #expect(view.iconLabel?.isHidden == true)
    #expect(view.defaultHaptic == nil)
  }

  @Test("a theme sets a haptic only if requested, and otherwise keeps the previous haptic")
  func haptics() {
    let view = message()
    var haptics: [SwiftMessages.Haptic?] = []
    for theme in Theme.allCases {
      view.configureTheme(theme, includeHaptic: true)
      haptics.append(view.defaultHaptic)
    }
    #expect(haptics == [.success, .success, .warning, .error])
    view.configureTheme(.info, iconStyle: .none, includeHaptic: false)
    #expect(view.defaultHaptic == .error)
    #expect(view.iconImageView?.isHidden == true)
  }

  @Test("a theme with two colors swaps the colors for the button")
  func button() {
    let view = message()
    view.configureTheme(backgroundColor: .purple, foregroundColor: .white, iconText: "🐸")
    #expect(view.backgroundView.backgroundColor == .purple)
    #expect(view.iconLabel?.text == "🐸")
    #expect(view.iconLabel?.isHidden == false)
    #expect(view.iconImageView?.isHidden == true)
    #expect(view.button?.backgroundColor == .white)
    #expect(view.button?.layer.cornerRadius == 5)
    #expect(
      view.button?.contentEdgeInsets == UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
    #expect(view.button?.tintColor == .purple)
    view.configureTheme(
      backgroundColor: .purple, foregroundColor: .white, iconImage: Icon.info.image)
    #expect(view.iconImageView?.isHidden == false)
    #expect(view.iconLabel?.isHidden == true)
  }

  @Test("every icon is a template image of 33 points, or of 21 points if it is subtle")
  func icons() {
    #expect(
      Icon.allCases.map(\.rawValue) == [
        "errorIcon", "warningIcon", "successIcon", "infoIcon", "errorIconLight",
        "warningIconLight", "successIconLight", "infoIconLight", "errorIconSubtle",
        "warningIconSubtle", "successIconSubtle", "infoIconSubtle",
      ])
    for icon in Icon.allCases {
      let side: CGFloat = icon.rawValue.hasSuffix("Subtle") ? 21 : 33
      #expect(icon.image.size == CGSize(width: side, height: side))
      #expect(icon.image.renderingMode == .alwaysTemplate)
    }
  }

  @Test("all icons are different drawings", .drawn)
  func drawings() {
    #expect(Set(Icon.allCases.map { drawing(of: $0.image) }).count == 12)
  }

  @Test("an icon style returns the icon of a theme, or nil for none")
  func styles() {
    let styles: [(IconStyle, [Icon?])] = [
      (.default, [.info, .success, .warning, .error]),
      (.light, [.infoLight, .successLight, .warningLight, .errorLight]),
      (.subtle, [.infoSubtle, .successSubtle, .warningSubtle, .errorSubtle]),
      (.none, [nil, nil, nil, nil]),
    ]
    for (style, icons) in styles {
      let found = Theme.allCases.map { style.image(theme: $0).map { drawing(of: $0) } }
      #expect(found == icons.map { $0.map { drawing(of: $0.image) } })
    }
  }
}
