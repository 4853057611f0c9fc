import Foundation
import SwiftEntryKit
import Testing

@Suite("An entry's colour")
struct EKColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let open = UITraitCollection(userInterfaceStyle: .unspecified)
  private let split = EKColor(light: .red, dark: .blue)

  @Test("is that of its display mode, and of the traits where that is inferred")
  func modes() {
    let found = [dark, light, open].map { traits in
      [EKAttributes.DisplayMode.inferred, .light, .dark].map { split.color(for: traits, mode: $0) }
    }
    #expect(found == [[.blue, .red, .blue], [.red, .red, .blue], [.red, .red, .blue]])
  }

  @Test("can be made of one colour, of a number, or of components")
  func making() {
    #expect(EKColor(.red) == EKColor(light: .red, dark: .red))
    #expect(EKColor(rgb: 0xFF0000) == EKColor(.red))
    #expect(EKColor(red: 0, green: 0, blue: 255) == EKColor(.blue))
    #expect(EKColor(red: -3, green: 0, blue: 300) == EKColor(.blue))
  }

  @Test("can be inverted and made weaker")
  func changing() {
    #expect(split.inverted == EKColor(light: .blue, dark: .red))
    #expect([split.inverted.light, split.inverted.dark] == [.blue, .red])
    #expect(
      split.with(alpha: 0.5)
        == EKColor(light: .red.withAlphaComponent(0.5), dark: .blue.withAlphaComponent(0.5)))
  }

  @Test("has names for the usual ones")
  func names() {
    #expect(EKColor.white == EKColor(.white))
    #expect(EKColor.black == EKColor(.black))
    #expect(EKColor.clear == EKColor(.clear))
    #expect(EKColor.standardBackground == EKColor(light: .white, dark: .black))
    #expect(EKColor.standardContent == EKColor(light: .black, dark: .white))
  }
}
