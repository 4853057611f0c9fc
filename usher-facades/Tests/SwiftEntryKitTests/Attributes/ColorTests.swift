import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher

/// The SwiftEntryKit reference, 1.4 and 1.5: colors in light and dark mode.
@Suite("SwiftEntryKit 1.5: colors, blurs and backgrounds")
struct ColorTests {
  private let traits = [
    UITraitCollection(), UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(userInterfaceStyle: .dark),
  ]

  @Test("the display mode determines a color, or the traits if the mode is inferred")
  @MainActor func resolution() {
    let color = EKColor(light: .red, dark: .blue)
    #expect(traits.map { color.color(for: $0, mode: .inferred) } == [.red, .red, .blue])
    #expect(traits.map { color.color(for: $0, mode: .light) } == [.red, .red, .red])
    #expect(traits.map { color.color(for: $0, mode: .dark) } == [.blue, .blue, .blue])
    let blur = EKAttributes.BackgroundStyle.BlurStyle(light: .light, dark: .prominent)
    #expect(
      traits.map { blur.blurStyle(for: $0, mode: .inferred) } == [.light, .light, .prominent])
    #expect(traits.map { blur.blurStyle(for: $0, mode: .light) } == [.light, .light, .light])
    #expect(blur.blurStyle(for: traits[2], mode: .dark) == .prominent)
  }

  @Test("colors can be created with each of the library's initializers")
  func making() {
    #expect(EKColor(.red) == EKColor(light: .red, dark: .red))
    #expect(EKColor(rgb: 0xFF0000) == EKColor(red: 255, green: 0, blue: 0))
    #expect(EKColor(red: 300, green: -1, blue: 0) == EKColor(red: 255, green: 0, blue: 0))
    let color = EKColor(light: .white, dark: .black)
    #expect(color.light == .white && color.dark == .black)
    #expect(color.inverted == EKColor(light: .black, dark: .white))
    #expect(
      color.with(alpha: 0.5)
        == EKColor(
          light: UIColor.white.withAlphaComponent(0.5),
          dark: UIColor.black.withAlphaComponent(0.5)))
    #expect(EKColor.white == EKColor(.white) && EKColor.black == EKColor(.black))
    #expect(EKColor.clear == EKColor(.clear))
    #expect(EKColor.standardBackground == EKColor(light: .white, dark: .black))
    #expect(EKColor.standardContent == EKColor(light: .black, dark: .white))
  }

  @Test("the named blurs match the library")
  func blurs() {
    typealias Style = EKAttributes.BackgroundStyle.BlurStyle
    #expect(Style.extra == Style(light: .extraLight, dark: .dark))
    #expect(Style.standard == Style(light: .light, dark: .dark))
    #expect(Style.prominent == Style(style: .prominent))
    #expect(Style.dark == Style(style: .dark))
  }

  @Test("fixed: backgrounds are equal only if all colors of their gradients are")
  func equality() {
    typealias Background = EKAttributes.BackgroundStyle
    func gradient(_ colors: [EKColor], _ end: CGPoint = CGPoint(x: 1, y: 1)) -> Background {
      .gradient(
        gradient: Background.Gradient(colors: colors, startPoint: .zero, endPoint: end))
    }
    let image = UIImage()
    let styles: [Background] = [
      .clear, .color(color: .white), .color(color: .black), .visualEffect(style: .standard),
      .visualEffect(style: .extra), gradient([.white]), gradient([.white, .black]),
      gradient([.black, .white]), gradient([.white], CGPoint(x: 0, y: 1)), .image(image: image),
      .image(image: UIImage.add),
    ]
    for (index, style) in styles.enumerated() {
      #expect(styles.indices.filter { styles[$0] == style } == [index])
    }
    #expect(Set(styles).count == styles.count)
    #expect(Set(styles.map(\.hashValue)).count == styles.count)
  }
}

extension UIImage {
  /// An image that isn't empty.
  fileprivate static let add = icon("list-add-symbolic")
}
