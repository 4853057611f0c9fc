import Foundation
import SwiftEntryKit
import Testing

@Suite("Colors of entries")
struct EKColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let open = UITraitCollection(userInterfaceStyle: .unspecified)
  private let split = EKColor(light: .red, dark: .blue)

  @Test("a color follows its display mode, or the traits if the mode is inferred")
  func modes() {
    let found = [dark, light, open].map { traits in
      [EKAttributes.DisplayMode.inferred, .light, .dark].map { split.color(for: traits, mode: $0) }
    }
    #expect(found == [[.blue, .red, .blue], [.red, .red, .blue], [.red, .red, .blue]])
  }

  @Test("a color can be created from one color, a number or components")
  func making() {
    #expect(EKColor(.red) == EKColor(light: .red, dark: .red))
    #expect(EKColor(rgb: 0xFF0000) == EKColor(.red))
    #expect(EKColor(red: 0, green: 0, blue: 255) == EKColor(.blue))
    #expect(EKColor(red: -3, green: 0, blue: 300) == EKColor(.blue))
  }

  @Test("a color can be inverted and made translucent")
  func changing() {
    #expect(split.inverted == EKColor(light: .blue, dark: .red))
    #expect([split.inverted.light, split.inverted.dark] == [.blue, .red])
    #expect(
      split.with(alpha: 0.5)
        == EKColor(light: .red.withAlphaComponent(0.5), dark: .blue.withAlphaComponent(0.5)))
  }

  @Test("common colors have names")
  func names() {
    #expect(EKColor.white == EKColor(.white))
    #expect(EKColor.black == EKColor(.black))
    #expect(EKColor.clear == EKColor(.clear))
    #expect(EKColor.standardBackground == EKColor(light: .white, dark: .black))
    #expect(EKColor.standardContent == EKColor(light: .black, dark: .white))
  }
}
